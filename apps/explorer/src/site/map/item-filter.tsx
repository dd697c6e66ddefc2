import type { RefObject } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { address } from "../address/address.js";
import { words } from "../languages/words.js";
import { setFilter } from "../parts/filters.js";
import { useAnswer } from "../service/use-answer.js";

interface ItemFilterProps {
  readonly name: string;
  readonly label: string;
}

/** A filter by an item, which is chosen by its name. */
export function ItemFilter({ name, label }: ItemFilterProps) {
  const chosen = Number(address.value.query[name]);
  return (
    <span class="map-item">
      {chosen > 0 ? <ChosenItem name={name} label={label} id={chosen} /> : <ItemChoice name={name} label={label} />}
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

function ItemChoice({ name, label }: ItemFilterProps) {
  const id = useId();
  const [text, setText] = useState("");
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="search"
        placeholder={words().map.anItem}
        autocomplete="off"
        value={text}
        onInput={({ currentTarget: { value } }) => setText(value)}
        onKeyDown={({ key }) => {
          // The first suggestion is the best one; suggestions for an earlier text are not taken.
          if (key === "Enter") list.current?.querySelector("button")?.click();
        }}
      />
      {text.trim().length > 1 && (
        <Choices list={list} text={text.trim()} onChoose={(item) => setFilter(name, String(item))} />
      )}
    </>
  );
}

interface ChoicesProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly text: string;
  readonly onChoose: (id: number) => void;
}

function Choices({ list, text, onChoose }: ChoicesProps) {
  const { value, isLoading } = useAnswer((client) => client.search({ q: text, types: ["item"], limit: 8 }), "frame");
  return (
    <ul ref={list} class="map-choices links" aria-busy={isLoading}>
      {(isLoading ? [] : (value?.data ?? [])).map(({ id, name }) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(id)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
