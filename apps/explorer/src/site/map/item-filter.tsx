import { address } from "../address/address.js";
import { words } from "../languages/words.js";
import { AddRecord } from "../parts/add-record.js";
import { setFilter } from "../parts/filters.js";
import { ItemName } from "./filter-chips.js";

/** A filter by an item, which is chosen by its name. */
export function ItemFilter({ name, label }: { readonly name: string; readonly label: string }) {
  const chosen = address.value.query[name];
  const texts = words().map;
  return (
    <span class="map-item">
      {chosen === undefined ? (
        <AddRecord kind="items" label={label} placeholder={texts.anItem} onAdd={(id) => setFilter(name, String(id))} />
      ) : (
        <>
          {label}: <ItemName id={chosen} />{" "}
          <button type="button" aria-label={texts.removeFilter(label)} onClick={() => setFilter(name, undefined)}>
            ×
          </button>
        </>
      )}
    </span>
  );
}
