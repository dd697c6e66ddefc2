import type { PageQuery } from "@gamedata/client";
import { useRef } from "preact/hooks";
import { address, changeQuery } from "../address/address.js";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import "./pager.css";

/** The rows of a page: the default of the service, so that a static copy has the first page as a file. */
export const PAGE_ROWS = 50;

/** The number of the page that the address names, from 1. */
export const currentPage = (parameter = "page"): number =>
  Math.max(1, Math.trunc(Number(address.value.query[parameter] ?? 1)) || 1);

/** Returns the parameters of the current page; none for the first. */
export function pageQuery(parameter?: string): PageQuery {
  const page = currentPage(parameter);
  return page === 1 ? {} : { offset: (page - 1) * PAGE_ROWS };
}

interface PagerProps {
  readonly total: number;
  /** The number of the page, from 1; that of the address by default. */
  readonly page?: number;
  readonly parameter?: string;
}

/** The way to the other pages of a list; nothing for a list of one page. */
export function Pager({ total, parameter = "page", page = currentPage(parameter) }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const last = Math.ceil(total / PAGE_ROWS);
  if (last <= 1) return null;
  const go = (to: number) => {
    changeQuery({ [parameter]: to === 1 ? undefined : String(to) }, "push");
    // The next page is read from its beginning.
    nav.current?.closest("section, main")?.scrollIntoView();
  };
  const { parts } = words();
  return (
    <nav ref={nav} class="pager no-print" aria-label={parts.pages}>
      <button type="button" disabled={page <= 1} onClick={() => go(page - 1)}>
        {parts.previous}
      </button>
      <span>
        {parts.rowsOf(whole((page - 1) * PAGE_ROWS + 1), whole(Math.min(total, page * PAGE_ROWS)), whole(total))}
      </span>
      <button type="button" disabled={page >= last} onClick={() => go(page + 1)}>
        {parts.next}
      </button>
    </nav>
  );
}
