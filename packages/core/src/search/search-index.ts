import { type SearchResult, type SearchType, searchType } from "@gamedata/schema";
import { present } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { rankNames } from "../names/rank-names.js";
import { ascending, compareBy } from "../query/order.js";
import { createNameText, type NameText } from "./name-text.js";

/** Everything that a search can find. */
export interface SearchIndex {
  /** In the order of equally good results: shorter names first, then by name, type, id. */
  readonly results: readonly SearchResult[];
  /** The names of the results, by the same positions. */
  readonly names: NameText;
}

/**
 * Collects everything that has a name, and makes the names ready for a search.
 *
 * @param catalog The catalog.
 */
export function createSearchIndex(catalog: Catalog): SearchIndex {
  const unordered = searchType.options.flatMap((type) => namedOf(catalog, type));
  const nameRanks = rankNames(unordered.map(({ name }) => name.toLowerCase()));
  const results = unordered
    .map((result, position) => ({ result, position }))
    .sort(
      compareBy(
        ascending(({ result }) => result.name.length),
        ascending(({ position }) => nameRanks[position]),
        // The types are in their order already, and the records of each by id.
        ascending(({ position }) => position),
      ),
    )
    .map(({ result }) => result);
  return { results, names: createNameText(results.map(({ name }) => name.toLowerCase())) };
}

/** What has a name among the records of a type, by id. */
function namedOf(catalog: Catalog, type: SearchType): readonly SearchResult[] {
  const { items, npcs, quests, classes, hennas, armorSets, locations, regions } = catalog[parts];
  const named = ({ id, name }: { readonly id: number; readonly name: string }): SearchResult => ({ type, id, name });
  switch (type) {
    case "item":
      return items().all.map(({ row }) => present({ ...named(row), iconFile: row.iconFile }));
    case "npc":
      return npcs().all.map((npc) => present({ ...named(npc), level: npc.canonical.level }));
    case "quest":
      return quests().all.map(({ ref }) => named(ref));
    case "class":
      return classes().all.map(named);
    case "henna":
      return hennas().all.flatMap(({ row: { symbolId, displayName, iconFile } }) =>
        displayName === undefined ? [] : present({ ...named({ id: symbolId, name: displayName }), iconFile }),
      );
    case "armor-set":
      return armorSets().all.map(named);
    case "location":
      return locations().all.map(named);
    case "region":
      return regions().all.map(named);
  }
}
