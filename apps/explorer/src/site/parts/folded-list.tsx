import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";

/** The entries of a long list that are shown at first. */
const SHOWN = 10;

interface FoldedListProps {
  readonly children: readonly ComponentChildren[];
  /** Whether the entries follow each other on a line instead of below each other. */
  readonly isRow?: boolean;
}

/** A list of links whose entries after the tenth are shown after a click. */
export function FoldedList({ children, isRow = false }: FoldedListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? children : children.slice(0, SHOWN);
  const { parts } = words();
  return (
    <ul class={isRow ? "links link-row" : "links"}>
      {shown}
      {shown.length < children.length && (
        <li>
          <button type="button" onClick={() => setWhole(true)}>
            {parts.showAll(whole(children.length))}
          </button>
          <span class="print-only soft">{parts.andMore(whole(children.length - shown.length))}</span>
        </li>
      )}
    </ul>
  );
}
