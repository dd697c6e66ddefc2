import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";

const SHOWN = 10;

/** A list of links, below each other or in a row, whose entries after the tenth are shown after a click. */
export function FoldedList({ children, isRow = false }: { children: readonly ComponentChildren[]; isRow?: boolean }) {
  const { shown, hidden, button } = useFold(children, SHOWN, () => words().parts.showAll(whole(children.length)));
  return (
    <ul class={isRow ? "links link-row" : "links"}>
      {shown}
      <FoldedRest hidden={hidden} button={button} />
    </ul>
  );
}

/** The last entry of a folded list: the button for the others, of which paper says how many they are. */
export const FoldedRest = ({ hidden, button }: Pick<ReturnType<typeof useFold>, "hidden" | "button">) =>
  button && (
    <li>
      {button}
      <span class="print-only soft">{words().parts.andMore(whole(hidden))}</span>
    </li>
  );

/** Returns the first rows of a list, all of them after a click, and the button for that while some are hidden. */
export function useFold<Row>(rows: readonly Row[], atFirst: number, label: (hidden: number) => ComponentChildren) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, atFirst);
  const hidden = rows.length - shown.length;
  const button = hidden > 0 && (
    <button type="button" onClick={() => setWhole(true)}>
      {label(hidden)}
    </button>
  );
  return { shown, hidden, button };
}
