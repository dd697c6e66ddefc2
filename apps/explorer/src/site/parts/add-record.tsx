import type { SearchResult } from "@gamedata/client";
import { useId, useState } from "preact/hooks";
import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";
import { Icon } from "./icon.js";
import "./add-record.css";

/** The number of records that are suggested. */
const SUGGESTED = 8;

interface AddRecordProps {
  readonly kind: "items" | "sets" | "skills";
  readonly onAdd: (id: number) => void;
}

const searched = { items: "item", sets: "armor-set", skills: "skill" } as const;
const glyphs = { items: "gem", sets: "shield", skills: "star" } as const;

/** Adds a record to a page by its name. */
export function AddRecord({ kind, onAdd }: AddRecordProps) {
  const id = useId();
  const [text, setText] = useState("");
  const { parts } = words();
  const add = (chosen: number) => {
    setText("");
    onAdd(chosen);
  };
  return (
    <search class="add-record no-print">
      <label for={id}>{parts.add[kind]}</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        placeholder={parts.byName}
        value={text}
        onInput={({ currentTarget: { value } }) => setText(value)}
      />
      {text.trim().length > 1 && <Suggestions kind={kind} text={text.trim()} onAdd={add} />}
    </search>
  );
}

function Suggestions({ kind, text, onAdd }: AddRecordProps & { readonly text: string }) {
  const { value, isLoading } = useAnswer(
    (client) => client.search({ q: text, types: [searched[kind]], limit: SUGGESTED }),
    "frame",
  );
  const found: readonly SearchResult[] = value?.data ?? [];
  return (
    <ul class="links" aria-busy={isLoading}>
      {found.map((result) => (
        <li key={result.id}>
          <button type="button" onClick={() => onAdd(result.id)}>
            <Icon file={result.iconFile ?? null} glyph={glyphs[kind]} />
            {result.name}
          </button>
        </li>
      ))}
      {!isLoading && found.length === 0 && <li class="soft">{words().parts.noSuchName}</li>}
    </ul>
  );
}
