import { signal } from "@preact/signals";
import type { Call } from "./requests.js";

/** Where something on the page comes from. */
export interface Source {
  readonly key: string;
  readonly call: Call;
  /** The URL of its request. */
  readonly url: string;
}

/** What the page has asked for. */
export const sources = signal<readonly Source[]>([]);

/** Lists a source. */
export function addSource(source: Source): void {
  sources.value = [...sources.value, source];
}

/** Removes a source from the list. */
export function removeSource(source: Source): void {
  sources.value = sources.value.filter((one) => one !== source);
}
