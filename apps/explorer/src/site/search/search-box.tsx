import type { SearchResult } from "@gamedata/client";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { hrefOf, open } from "../address/address.js";
import { kinds, pathOf } from "../format/words.js";
import { TablesRead } from "../parts/answered.js";
import { Icon } from "../parts/icon.js";
import { kindGlyphs } from "../parts/record-link.js";
import { useAnswer } from "../service/use-answer.js";
import "./search-box.css";

/** The number of results that are shown while typing. */
const SHOWN = 12;

const hrefOfResult = ({ type, id }: SearchResult) => hrefOf(pathOf(type, id));

/** The results of a text. */
interface Found {
  readonly text: string;
  readonly results: readonly SearchResult[];
}

interface ResultsProps {
  readonly id: string;
  readonly text: string;
  readonly active: number;
  /** Tells the box which results a text has. */
  readonly onResults: (found: Found) => void;
  readonly onChoose: (href: string) => void;
}

function Results({ id, text, active, onResults, onChoose }: ResultsProps) {
  const { value, error, isLoading } = useAnswer((client) => client.search({ q: text, limit: SHOWN }), "frame");
  // While loading, the rows are those of an earlier text: they can be seen, but not chosen by a key.
  useEffect(() => {
    if (!isLoading) onResults({ text, results: value?.data ?? [] });
  }, [value, isLoading, text, onResults]);
  const results = value?.data ?? [];
  const total = value?.meta.total ?? 0;
  return (
    <div class="search-results">
      <div role="listbox" id={id} aria-label="Results">
        {results.map((result, index) => (
          <a
            key={`${result.type}:${result.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={hrefOfResult(result)}
            onClick={() => onChoose(hrefOfResult(result))}
          >
            <Icon file={result.iconFile ?? null} glyph={kindGlyphs[result.type]} />
            <span class="search-name">{result.name}</span>
            <span class="soft">
              {result.level !== undefined && `level ${result.level} · `}
              {kinds[result.type].name}
            </span>
          </a>
        ))}
      </div>
      {isLoading && <TablesRead />}
      <p class="soft search-note" role="status">
        {error !== undefined && "The service does not answer."}
        {error === undefined && !isLoading && results.length === 0 && `Nothing has the name “${text}”, or one like it.`}
        {total > results.length && `${results.length} of ${total}; type more to narrow them down.`}
      </p>
    </div>
  );
}

/** The search of all records by name: results while typing, chosen by arrows and Enter, or by a click. */
export function SearchBox({ isLarge = false }: { readonly isLarge?: boolean }) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [steps, setSteps] = useState(0);
  const [found, setFound] = useState<Found>({ text: "", results: [] });
  const [isEntered, setEntered] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const query = text.trim();
  const isShown = isOpen && query !== "";
  const results = found.text === query ? found.results : [];
  // Keys that are pressed before the results are there count as soon as they are.
  const count = Math.max(1, results.length);
  const active = ((steps % count) + count) % count;

  const choose = (href: string) => {
    setOpen(false);
    setText("");
    input.current?.blur();
    open(href);
  };
  const chosen = results[active];
  useEffect(() => {
    if (!isEntered || chosen === undefined) return;
    setEntered(false);
    choose(hrefOfResult(chosen));
  }, [isEntered, chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setSteps((before) => before + step);
    } else if (event.key === "Enter" && isShown) {
      event.preventDefault();
      setEntered(true);
    } else if (event.key === "Escape") {
      setOpen(false);
      input.current?.blur();
    }
  };
  return (
    <search class={isLarge ? "search search-large" : "search"}>
      <label class="unseen" for={`${id}-input`}>
        Search items, monsters, quests, classes and places
      </label>
      <input
        ref={input}
        id={`${id}-input`}
        type="search"
        // biome-ignore lint/a11y/noRedundantRoles: without a list, the element is a plain search field.
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown && results.length > 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        aria-keyshortcuts="/ Control+K"
        list={undefined}
        autocomplete="off"
        spellcheck={false}
        placeholder="Search items, monsters, quests …"
        data-search
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setSteps(0);
          setEntered(false);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setTimeout(() => setOpen(false), 150)}
        onKeyDown={onKeyDown}
      />
      <kbd>/</kbd>
      {isShown && <Results id={id} text={query} active={active} onResults={setFound} onChoose={choose} />}
    </search>
  );
}
