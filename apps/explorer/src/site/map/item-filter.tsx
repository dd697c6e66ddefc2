import { address } from "../address/address.js";
import { words } from "../languages/words.js";
import { AddRecord } from "../parts/add-record.js";
import { setFilter } from "../parts/filters.js";
import { useAnswer } from "../service/use-answer.js";

interface ItemFilterProps {
  readonly name: string;
  readonly label: string;
}

/** A filter by an item, which is chosen by its name. */
export function ItemFilter({ name, label }: ItemFilterProps) {
  const chosen = Number(address.value.query[name]);
  const choose = (id: number) => setFilter(name, String(id));
  return (
    <span class="map-item">
      {chosen > 0 ? (
        <ChosenItem name={name} label={label} id={chosen} />
      ) : (
        <AddRecord kind="items" label={label} placeholder={words().map.anItem} onAdd={choose} />
      )}
    </span>
  );
}

function ChosenItem({ name, label, id }: ItemFilterProps & { readonly id: number }) {
  const { value } = useAnswer((client) => client.getItem(id, { fields: ["name"] }), "card");
  const texts = words().map;
  return (
    <>
      {label}: {value?.name ?? texts.item(String(id))}{" "}
      <button type="button" aria-label={texts.removeFilter(label)} onClick={() => setFilter(name, undefined)}>
        ×
      </button>
    </>
  );
}
