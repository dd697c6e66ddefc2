import type { ComponentChildren } from "preact";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { useFold } from "./fold.js";

/** The entries of a long list that are shown at first. */
const SHOWN = 10;

interface FoldedListProps {
  readonly children: readonly ComponentChildren[];
  /** Whether the entries follow each other on a line instead of below each other. */
  readonly isRow?: boolean;
}

/** A list of links whose entries after the tenth are shown after a click. */
export function FoldedList({ children, isRow = false }: FoldedListProps) {
  const { parts } = words();
  const { shown, hidden, button } = useFold(children, SHOWN, () => parts.showAll(whole(children.length)));
  return (
    <ul class={isRow ? "links link-row" : "links"}>
      {shown}
      {button && (
        <li>
          {button}
          <span class="print-only soft">{parts.andMore(whole(hidden))}</span>
        </li>
      )}
    </ul>
  );
}
