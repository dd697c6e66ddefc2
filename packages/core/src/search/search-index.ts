import { present, type SearchResult, type SearchType, searchType } from "@gamedata/schema";
import { armorSetIndex } from "../armor-sets/armor-sets.js";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { hennaIndex } from "../hennas/hennas.js";
import { rankNames } from "../names/rank-names.js";
import { questIndex } from "../quests/quest-index.js";
import { classIndex } from "../records/classes.js";
import { itemIndex } from "../records/items.js";
import { npcIndex } from "../records/npcs.js";
import { locationFinder, regionGrid } from "../records/places.js";
import { ascending, compareBy } from "../rows/order.js";
import { createNameText, type NameText } from "./name-text.js";

/** All records that a search can find. */
export interface SearchIndex {
  /** By length of the name, then name, type and id: the order of equally good results. */
  readonly results: readonly SearchResult[];
  /** The names of the results, by position. */
  readonly names: NameText;
}

/** The records of a catalog that have a name. */
export const searchIndex = derived((catalog): SearchIndex => {
  const unordered = searchType.options.flatMap((type) => namedOf(catalog, type));
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
});

function namedOf(catalog: Catalog, type: SearchType): readonly SearchResult[] {
  const named = ({ id, name }: { readonly id: number; readonly name: string }): SearchResult => ({ type, id, name });
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
      return hennaIndex(catalog).all.flatMap(({ row: { symbolId, displayName, iconFile } }) =>
        displayName === undefined ? [] : present({ ...named({ id: symbolId, name: displayName }), iconFile }),
      );
    case "armor-set":
      return armorSetIndex(catalog).all.map(named);
    case "location":
      return locationFinder(catalog).all.map(({ ref }) => named(ref));
    case "region":
      return regionGrid(catalog).all.map(named);
  }
}
