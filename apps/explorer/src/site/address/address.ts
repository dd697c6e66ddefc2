import { signal } from "@preact/signals";

/** What the part of the URL after `#` says: the page, and its state. */
export interface Address {
  /** For example `/items/57`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Changes of a query; `undefined` removes a parameter. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

/** The parameters that every link keeps: which of several chronicles is shown, and in which language. */
const KEPT: readonly string[] = ["chronicle", "language"];

function parse(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  return { path: path.startsWith("/") ? path : "/", query: Object.fromEntries(new URLSearchParams(query)) };
}

/** The address of the page that is shown. The state is behind `#`, so that any file server can serve every page. */
export const address = signal<Address>(parse(location.hash));

/** Returns the link to a page; the chronicle and the language of the current address are kept. */
export function hrefOf(path: string, query: QueryChanges = {}): string {
  const kept = Object.entries(address.value.query).filter(([name]) => KEPT.includes(name));
  return write(path, { ...Object.fromEntries(kept), ...query });
}

function write(path: string, query: QueryChanges): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  // Commas, colons and spaces are allowed there, and shorter to read.
  const text = new URLSearchParams(entries.toSorted()).toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return `#${path}${text === "" ? "" : `?${text}`}`;
}

/**
 * Changes the state of the page in its URL. By default the entry of the history is replaced, because the way back leads to
 * the page before, not through each letter of a filter.
 */
export function changeQuery(changes: QueryChanges, entry: "replace" | "push" = "replace"): void {
  const { path, query } = address.value;
  const href = write(path, { ...query, ...changes });
  if (entry === "push") history.pushState({ shown: true }, "", href);
  else history.replaceState({ shown: true }, "", href);
  address.value = parse(href);
}

/** Opens a page, as its link does. */
export function open(href: string): void {
  location.hash = href;
}

addEventListener("hashchange", () => {
  const next = parse(location.hash);
  const isOtherPage = next.path !== address.value.path;
  address.value = next;
  // An entry without state was opened by a link; the browser restores the position of entries that were shown before.
  if (isOtherPage && history.state === null) scrollTo(0, 0);
  if (history.state === null) history.replaceState({ shown: true }, "");
});
