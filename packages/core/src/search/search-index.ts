import { present, type SearchResult, type SearchType, searchType } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { type Derived, derived } from "../catalog/derived.js";
import { rankNames } from "../names/rank-names.js";
import { questIndex } from "../quests/quest-index.js";
import { classIndex } from "../records/classes.js";
import { itemIndex } from "../records/items.js";
import { npcIndex } from "../records/npcs.js";
import { locationFinder, regionGrid } from "../records/places.js";
import { ascending, compareBy, orderById } from "../rows/order.js";
import { createNameText, type NameText } from "./name-text.js";

/** All records that a search can find. */
export interface SearchIndex {
  /** By length of the name, then name, type and id: the order of equally good results. */
  readonly results: readonly SearchResult[];
  /** The names of the results, by position. */
  readonly names: NameText;
}

/** The records of every type that have a name. */
export const searchIndex = derived((catalog) =>
  createSearchIndex(searchType.options.flatMap((type) => namedOf(catalog, type))),
);

const typeIndexes = /* @__PURE__ */ new Map(
  /* @__PURE__ */ searchType.options.map((type): [SearchType, Derived<SearchIndex>] => [
    type,
    derived((catalog) => createSearchIndex(namedOf(catalog, type))),
  ]),
);

/** The records of one type that have a name: a search in them reads no table of another type. */
export function searchIndexOf(catalog: Catalog, type: SearchType): SearchIndex {
  return typeIndexes.get(type)?.(catalog) ?? searchIndex(catalog);
}

/** Builds the index of records, which are given by type and id. */
function createSearchIndex(unordered: readonly SearchResult[]): SearchIndex {
  const nameRanks = rankNames(unordered.map(({ name }) => name.toLowerCase()));
  const results = unordered
    .map((result, position) => ({ result, position }))
    .sort(
      compareBy(
        ascending(({ result }) => result.name.length),
        ascending(({ position }) => nameRanks[position]),
        // The records are by type and id already.
        ascending(({ position }) => position),
      ),
    )
    .map(({ result }) => result);
  return { results, names: createNameText(results.map(({ name }) => name.toLowerCase())) };
}

function namedOf(catalog: Catalog, type: SearchType): readonly SearchResult[] {
  const named = ({ id, name }: { readonly id: number; readonly name: string }): SearchResult => ({ type, id, name });
  const { dataset } = catalog;
  switch (type) {
    case "item":
      return itemIndex(catalog).all.map((row) => present({ ...named(row), iconFile: row.iconFile }));
    case "npc":
      return npcIndex(catalog).all.map((npc) => present({ ...named(npc), level: npc.canonical.level }));
    case "quest":
      return questIndex(catalog).all.map(({ ref }) => named(ref));
    case "class":
      return classIndex(catalog).all.map(named);
    case "henna":
      return orderById(dataset.hennas, ({ symbolId }) => symbolId).flatMap(({ symbolId, displayName, iconFile }) =>
        displayName === undefined ? [] : present({ ...named({ id: symbolId, name: displayName }), iconFile }),
      );
    case "armor-set":
      return orderById(dataset.armorSets, ({ id }) => id).map(named);
    case "location":
      return locationFinder(catalog).all.map(({ ref }) => named(ref));
    case "region":
      return regionGrid(catalog).all.map(named);
  }
}
