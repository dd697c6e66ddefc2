import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

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
