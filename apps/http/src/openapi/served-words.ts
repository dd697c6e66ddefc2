import { type Catalog, countWords } from "@gamedata/core";
import type { NameCount } from "@gamedata/schema/types";
import type { Steps } from "../steps.js";

/** Returns the words of all chronicles by list, for the lists that differ by chronicle. */
export function* servedWords(catalogs: ReadonlyMap<string, Catalog>): Steps<ReadonlyMap<string, readonly string[]>> {
  const words = new Map<string, string[]>();
  for (const catalog of catalogs.values()) {
    for (const [list, counts] of Object.entries<readonly NameCount[]>({ ...countWords(catalog) })) {
      const known = words.get(list) ?? [];
      words.set(list, [...new Set([...known, ...counts.map(({ name }) => name)])]);
    }
    yield;
  }
  return words;
}
