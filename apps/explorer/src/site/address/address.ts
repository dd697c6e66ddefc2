import { signal } from "@preact/signals";
import { base, chronicles, hasPaths, isOutdated } from "./site.js";
import {
  type Address,
  type AddressForm,
  isPagePath,
  pathName,
  type QueryChanges,
  readAddress,
  writeAddress,
} from "./written-address.js";

export type { Address, QueryChanges };

/** The parameters that every link keeps: which of several chronicles is shown, and in which language. */
const KEPT: readonly string[] = ["chronicle", "language"];

let form: AddressForm = { folder: new URL(base).pathname, chronicles, hasPaths };

export const address = signal<Address>(readAddress(location, form));

/** The names of the records whose pages were shown, by path and chronicle. */
const names = new Map<string, string>();
const nameKey = (path: string, { chronicle = "" }: QueryChanges) => `${chronicle} ${path}`;

const write = (path: string, query: QueryChanges, name = names.get(nameKey(path, query)) ?? ""): string =>
  writeAddress(path, query, name, form);

/**
 * Returns the link to a page; the chronicle and the language of the current address are kept.
 *
 * @param name The name of the record that the page is about.
 */
export function hrefOf(path: string, query: QueryChanges = {}, name?: string): string {
  const kept = Object.entries(address.value.query).filter(([parameter]) => KEPT.includes(parameter));
  return write(path, { ...Object.fromEntries(kept), ...query }, name === undefined ? undefined : pathName(name));
}

const listeners = new Set<() => void>();

/** Calls a function after each opening of a page, and each step in the history. Returns what ends that. */
export function onNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let isFirst = true;

/** Returns whether the page that was opened first is still shown. */
export const isFirstPage = (): boolean => isFirst;

function become(next: Address): void {
  const { path, query } = address.value;
  if (next.path !== path || KEPT.some((name) => next.query[name] !== query[name])) {
    isFirst = false;
    // That of the page that the host has sent; browsers share it in place of the address.
    document.querySelector("link[rel=canonical]")?.remove();
  }
  address.value = next;
}

/** Replaces the entry of the history of the shown page, with what is noted there. */
const replaceEntry = (href?: string, notes?: Readonly<Record<string, unknown>>): void =>
  history.replaceState({ ...history.state, ...notes, shown: true }, "", href);

/** Notes something of the shown page in the state of the history, where the way back and a reload find it. */
export const notePage = (name: string, value: unknown): void => replaceEntry(undefined, { [name]: value });

function show(next: Address): void {
  become(next);
  for (const listener of listeners) listener();
}

/** Replaces the URL of the shown page by the one that its links have. */
function correct(): void {
  const { path, query } = address.peek();
  const href = new URL(write(path, query), location.href).href;
  if (href !== location.href) replaceEntry(href);
}

/** Names the record that the shown page is about, which its URL then names too. */
export function nameRecord(name: string): void {
  const { path, query } = address.peek();
  names.set(nameKey(path, query), pathName(name));
  if (form.hasPaths) correct();
}

/**
 * Changes the state of the page in its URL. By default the entry of the history is replaced, because the way back leads to
 * the page before, not through each letter of a filter.
 */
export function changeQuery(changes: QueryChanges, entry: "replace" | "push" = "replace"): void {
  const { path, query } = address.value;
  const href = write(path, { ...query, ...changes });
  if (entry === "push") history.pushState({ shown: true }, "", href);
  else replaceEntry(href);
  become(readAddress(new URL(href, location.href), form));
}

export function open(href: string): void {
  if (!form.hasPaths || isOutdated()) {
    location.href = href;
    return;
  }
  const next = readAddress(new URL(href, location.href), form);
  const isOtherPage = next.path !== address.value.path;
  history.pushState({ shown: true }, "", href);
  show(next);
  if (isOtherPage) scrollTo(0, 0);
}

/** Returns whether a click on a link opens it in this tab. */
export const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Follows a link to a page of the site without loading the site anew. */
function follow(event: MouseEvent): void {
  const { target, defaultPrevented } = event;
  if (isOutdated() || defaultPrevented || !opensHere(event)) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.target !== "" || link.download !== "") return;
  if (link.origin !== location.origin || !isPagePath(link.pathname, form)) return;
  // A link to a part of the shown page.
  if (link.hash !== "" && link.pathname === location.pathname) return;
  event.preventDefault();
  if (link.href !== location.href) open(link.href);
}

function onHistory(): void {
  if (isOutdated()) {
    location.reload();
    return;
  }
  const next = readAddress(location, form);
  const isOtherPage = next.path !== address.value.path;
  show(next);
  // An entry without state was opened by a link; the browser restores the position of entries that were shown before.
  if (isOtherPage && history.state === null) scrollTo(0, 0);
  if (form.hasPaths) correct();
  if (history.state === null) replaceEntry();
}

function listen(): void {
  if (!form.hasPaths) {
    addEventListener("hashchange", onHistory);
    return;
  }
  correct();
  removeEventListener("hashchange", onHistory);
  addEventListener("popstate", onHistory);
  addEventListener("click", follow);
}

/** Writes addresses as paths from now on: the host answers them. */
export function usePaths(): void {
  form = { ...form, hasPaths: true };
  // All links are written anew.
  address.value = { ...address.value };
  listen();
}

replaceEntry();
listen();
