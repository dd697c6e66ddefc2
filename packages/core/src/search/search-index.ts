import { present, type SearchResult, type SearchType, searchType } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { type Derived, derived, derivedInSteps } from "../catalog/derived.js";
import { compareNames } from "../names/rank-names.js";
import { questIndex } from "../quests/quest-index.js";
import { classIndex } from "../records/classes.js";
import { itemIndex } from "../records/items.js";
import { npcIndex } from "../records/npcs.js";
import { locationFinder, regionGrid } from "../records/places.js";
import { orderById } from "../rows/order.js";
import { createNameText, type NameText } from "./name-text.js";

/** All records that a search can find. */
export interface SearchIndex {
  /** By length of the name, then name, type and id: the order of equally good results. */
  readonly results: readonly SearchResult[];
  /** The names of the results, by position. */
  readonly names: NameText;
}

/** The records of every type that have a name. */
export const searchIndex = derivedInSteps(function* (catalog): Generator<undefined, SearchIndex> {
  const byType: (readonly Named[])[] = [];
  for (const type of searchType.options) {
    byType.push(sortNamed(namedOf(catalog, type)));
    yield;
  }
  // Those of each type are in order already, so that they only have to be merged.
  const named = sortNamed(byType.flat());
  yield;
  return indexNamed(named);
});

const typeIndexes = /* @__PURE__ */ new Map(
  /* @__PURE__ */ searchType.options.map((type): [SearchType, Derived<SearchIndex>] => [
    type,
    derived((catalog) => indexNamed(sortNamed(namedOf(catalog, type)))),
  ]),
);

/** The records of one type that have a name: a search in them reads no table of another type. */
export function searchIndexOf(catalog: Catalog, type: SearchType): SearchIndex {
  return typeIndexes.get(type)?.(catalog) ?? searchIndex(catalog);
}

interface Named {
  readonly result: SearchResult;
  readonly lowerName: string;
}

/** Sorts records, which are given by type and id, by length of the name, then name; the sort keeps the order of equal names. */
function sortNamed(named: Named[]): readonly Named[] {
  return named.sort((a, b) => a.result.name.length - b.result.name.length || compareNames(a.lowerName, b.lowerName));
}

function indexNamed(sorted: readonly Named[]): SearchIndex {
  return {
    results: sorted.map(({ result }) => result),
    names: createNameText(sorted.map(({ lowerName }) => lowerName)),
  };
}

function namedOf(catalog: Catalog, type: SearchType): Named[] {
  return resultsOf(catalog, type).map((result) => ({ result, lowerName: result.name.toLowerCase() }));
}

function resultsOf(catalog: Catalog, type: SearchType): readonly SearchResult[] {
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
