import type { SearchHit } from "@gamedata/client";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { hrefOf, open, opensHere } from "../address/address.js";
import { words } from "../languages/words.js";
import { TablesRead } from "../parts/answered.js";
import { Icon } from "../parts/icon.js";
import { idAmong } from "../parts/id-among.js";
import { recordGlyph } from "../parts/item-glyph.js";
import { comboboxOf, type Found, optionOf, useListKeys } from "../parts/list-keys.js";
import { pathOf } from "../parts/record-kinds.js";
import { LevelName } from "../parts/tone.js";
import { useAnswer } from "../service/use-answer.js";
import { FilterLinks } from "./filter-links.js";
import "./search-box.css";

const SHOWN = 12;

const hrefOfResult = ({ type, id }: SearchHit) => hrefOf(pathOf(type, id));
const hrefOfAll = (text: string) => hrefOf("/search", { q: text });

interface ResultsProps {
  readonly id: string;
  readonly text: string;
  readonly active: number;
  /** Tells the box where the options of a text lead: its results, and the page of all of them if there are more. */
  readonly onResults: (found: Found<string>) => void;
}

function Results({ id, text, active, onResults }: ResultsProps) {
  const { value, error, isLoading } = useAnswer((client) => client.search({ q: text, limit: SHOWN }), "frame");
  const { records, search } = words();
  const results = value?.data ?? [];
  const total = value?.meta.total ?? 0;
  const hasMore = total > results.length;
  // While loading, the rows are those of an earlier text: they can be seen, but not chosen by a key.
  useEffect(() => {
    if (!isLoading) onResults({ text, options: [...results.map(hrefOfResult), ...(hasMore ? [hrefOfAll(text)] : [])] });
  }, [value, isLoading, text, onResults]);
  return (
    <div class="search-results">
      <FilterLinks text={text} />
      <div role="listbox" id={id} aria-label={search.results}>
        {results.map((result, index) => (
          <a key={`${result.type}:${result.id}`} {...optionOf(id, index, active)} href={hrefOfResult(result)}>
            <Icon file={result.iconFile} glyph={recordGlyph(result.type, result.iconFile ?? null)} />
            <span class="search-name">{result.name}</span>
            <span class="soft">
              {result.level !== undefined && (
                <>
                  <LevelName level={result.level} /> ·{" "}
                </>
              )}
              {records.kinds[result.type]}
              {idAmong(results, result)}
            </span>
          </a>
        ))}
        {hasMore && (
          <a {...optionOf(id, results.length, active)} href={hrefOfAll(text)}>
            {search.all(total)}
          </a>
        )}
      </div>
      {isLoading && <TablesRead />}
      <p class="soft search-note" role="status">
        {error !== undefined && search.noAnswer}
        {error === undefined && !isLoading && results.length === 0 && search.nothing(text)}
      </p>
    </div>
  );
}

/** The search of all records by name: results while typing, chosen by arrows and Enter, or by a click. */
export function SearchBox({ isLarge = false }: { readonly isLarge?: boolean }) {
  const { search } = words();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const query = text.trim();
  const isShown = isOpen && query !== "";
  const close = () => {
    setOpen(false);
    setText("");
    input.current?.blur();
  };
  const choose = (href: string) => {
    close();
    open(href);
  };
  const keys = useListKeys(isShown ? query : "", choose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <search
      class={isLarge ? "search search-large" : "search"}
      onClick={(event) => {
        if (opensHere(event) && (event.target as Element).closest("a")) close();
      }}
      // Safari gives a link that is clicked no focus.
      onFocusOut={({ currentTarget }) =>
        setTimeout(() => currentTarget.contains(document.activeElement) || setOpen(false), 150)
      }
    >
      <label class="unseen" for={`${id}-input`}>
        {search.label}
      </label>
      <input
        ref={input}
        {...comboboxOf(id, isShown, keys)}
        aria-keyshortcuts="/ Control+K"
        spellcheck={false}
        placeholder={search.placeholder}
        data-search
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return keys.onKeyDown(event);
          setOpen(false);
          input.current?.blur();
        }}
      />
      <kbd>/</kbd>
      {isShown && <Results id={id} text={query} active={keys.active} onResults={keys.onFound} />}
    </search>
  );
}
