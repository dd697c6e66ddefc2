import type { Client } from "@gamedata/client";
import { address, changeQuery } from "../../address/address.js";
import { writeList } from "../../address/ids.js";
import { words } from "../../languages/words.js";
import { AddRecord } from "../../parts/add-record.js";
import { CountField } from "../../parts/fields.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { characterOf, itemTexts, type Piece } from "./character-state.js";
import "./character.css";

const setItems = (items: readonly Piece[]) => changeQuery({ items: writeList(itemTexts(items)) });

interface LineProps {
  readonly kind: "item" | "skill" | "henna";
  readonly id: number;
  readonly name: string;
  readonly number?: number;
  readonly numberName?: string;
  readonly onNumber?: (next: number) => void;
  readonly onRemove: () => void;
}

/** Something that a character wears or has, which can be taken away; some of it has a number. */
export const Line = ({ kind, id, name, number, numberName, onNumber, onRemove }: LineProps) => (
  <li>
    <RecordLink kind={kind} id={id} name={name} />
    {onNumber && numberName && (
      <CountField label={numberName} value={number} max={127} onChange={(next = 0) => onNumber(next)} />
    )}
    <button type="button" aria-label={words().parts.removeNamed(name)} onClick={onRemove}>
      ×
    </button>
  </li>
);

/** Records by id, as far as their names are known: also where the service refuses the character that has them. */
interface Named {
  readonly data: readonly { readonly id: number; readonly name: string }[];
}

/** Returns what records are called; `#` and its id for one that there is not. */
export function useNames(kind: "items" | "skills", given: readonly { readonly id: number }[]): (id: number) => string {
  const ids = [...new Set(given.map(({ id }) => id))].toSorted((a, b) => a - b);
  const fields = { fields: ["id", "name"] } as const;
  const ask = (client: Client): Promise<Named> =>
    kind === "items" ? client.getItems(ids, fields) : client.getSkills(ids, fields);
  const { value } = useAnswer(ids.length === 0 ? undefined : ask, "frame");
  return (id) => value?.data.find((one) => one.id === id)?.name ?? `#${id}`;
}

/** The items that the character of the address wears. */
export function WornLines() {
  const { items } = characterOf(address.value.query);
  const nameOf = useNames("items", items);
  return (
    <>
      {items.map(({ id, enchant }, position) => {
        const name = nameOf(id);
        return (
          <Line
            key={`${id}-${String(position)}`}
            kind="item"
            id={id}
            name={name}
            number={enchant}
            numberName={words().classes.character.enchantOf(name)}
            onNumber={(next) => setItems(items.toSpliced(position, 1, { id, enchant: next }))}
            onRemove={() => setItems(items.toSpliced(position, 1))}
          />
        );
      })}
    </>
  );
}

export const AddItem = () => (
  <AddRecord kind="items" onAdd={(id) => setItems([...characterOf(address.value.query).items, { id, enchant: 0 }])} />
);

/** The items that the character of the address wears, and how to change them. */
export const WornItems = () => (
  <div class="character-given no-print">
    <ul class="links">
      <WornLines />
    </ul>
    <AddItem />
  </div>
);
