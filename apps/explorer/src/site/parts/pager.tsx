import { changeQuery } from "../address/address.js";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import "./pager.css";

interface PagerProps {
  readonly total: number;
  /** Rows per page. */
  readonly rows: number;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly parameter?: string;
}

/** The way to the other pages of a list; nothing for a list of one page. */
export function Pager({ total, rows, page, parameter = "page" }: PagerProps) {
  const last = Math.ceil(total / rows);
  if (last <= 1) return null;
  const go = (to: number) => changeQuery({ [parameter]: to === 1 ? undefined : String(to) }, "push");
  const { parts } = words();
  return (
    <nav class="pager no-print" aria-label={parts.pages}>
      <button type="button" disabled={page <= 1} onClick={() => go(page - 1)}>
        {parts.previous}
      </button>
      <span>{parts.rowsOf(whole((page - 1) * rows + 1), whole(Math.min(total, page * rows)), whole(total))}</span>
      <button type="button" disabled={page >= last} onClick={() => go(page + 1)}>
        {parts.next}
      </button>
    </nav>
  );
}
