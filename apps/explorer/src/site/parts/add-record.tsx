import type { SearchHit } from "@gamedata/client";
import { useEffect, useId, useState } from "preact/hooks";
import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";
import { Icon } from "./icon.js";
import { idAmong } from "./id-among.js";
import { recordGlyph } from "./item-glyph.js";
import { comboboxOf, type ListKeys, optionOf, useListKeys } from "./list-keys.js";
import "./add-record.css";

const SUGGESTED = 8;
const LEAST_TEXT = 2;

interface AddRecordProps {
  readonly kind: "items" | "sets" | "skills";
  /** What stands before the field; by default that a record of the kind is added. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly onAdd: (id: number) => void;
}

const searched = { items: "item", sets: "armor-set", skills: "skill" } as const;

/** Adds a record to a page by its name: chosen by arrows and Enter, or by a click. */
export function AddRecord({ kind, label, placeholder, onAdd }: AddRecordProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const { parts } = words();
  const text = typed.trim().length < LEAST_TEXT ? "" : typed.trim();
  const add = (chosen: number) => {
    setTyped("");
    onAdd(chosen);
  };
  const keys = useListKeys(text, add);
  return (
    <search class="add-record no-print">
      <label for={`${id}-input`}>{label ?? parts.add[kind]}</label>
      <input
        {...comboboxOf(id, text !== "", keys)}
        placeholder={placeholder ?? parts.byName}
        value={typed}
        onInput={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setTyped("");
          else keys.onKeyDown(event);
        }}
      />
      {text !== "" && <Suggestions id={id} kind={kind} text={text} keys={keys} onAdd={add} />}
    </search>
  );
}

interface SuggestionsProps extends AddRecordProps {
  readonly id: string;
  readonly text: string;
  readonly keys: ListKeys<number>;
}

function Suggestions({ id, kind, text, keys, onAdd }: SuggestionsProps) {
  const { value, isLoading } = useAnswer(
    (client) => client.search({ q: text, types: [searched[kind]], limit: SUGGESTED }),
    "frame",
  );
  const found: readonly SearchHit[] = value?.data ?? [];
  const { onFound } = keys;
  useEffect(() => {
    if (!isLoading) onFound({ text, options: found.map((result) => result.id) });
  }, [value, isLoading, text, onFound]);
  const { parts, search } = words();
  return (
    <>
      <div role="listbox" id={id} aria-label={search.results} aria-busy={isLoading}>
        {found.map((result, index) => (
          <button key={result.id} {...optionOf(id, index, keys.active)} type="button" onClick={() => onAdd(result.id)}>
            <Icon file={result.iconFile} glyph={recordGlyph(searched[kind], result.iconFile ?? null)} />
            {result.name}
            <span class="soft">{idAmong(found, result)}</span>
          </button>
        ))}
      </div>
      <p class="soft" role="status">
        {!isLoading && found.length === 0 && parts.noSuchName}
      </p>
    </>
  );
}
