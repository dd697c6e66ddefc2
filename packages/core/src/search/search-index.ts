import { present, searchText } from "@gamedata/rules";
import { searchType } from "@gamedata/schema";
import type { SearchHit, SearchType } from "@gamedata/schema/types";
import { type Catalog, type DerivedInSteps, derivedInSteps } from "../catalog/catalog.js";
import { eachInSteps, type Lazy, lazy, type Steps } from "../memoize/memoize.js";
import { compareNames } from "../names/names.js";
import { questIndex } from "../quests/quest-index.js";
import { recipeIndex } from "../recipes/item-crafting.js";
import { locationFinder, regionGrid } from "../records/areas.js";
import { classIndex } from "../records/classes.js";
import { itemIndex, itemRefOf } from "../records/items.js";
import { npcIndex } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import { orderById } from "../rows/order.js";
import { skillIconOf, skillIndex } from "../skills/skill-index.js";
import { createSearchNames, type SearchNames } from "./find-names.js";

/** All records that a search can find, by length of the name, then name, type and id: the order of equally good results. */
export interface SearchIndex {
  /** The names as they are searched, by position. */
  readonly names: SearchNames;
  /** The id of each record, by position. */
  readonly ids: Lazy<Uint32Array>;
  /** Returns the NPC that a raw NPC is shown as; `undefined` without NPCs. */
  readonly shownNpc: (rawId: number) => number | undefined;
  /** Returns the name at a position, as it is shown. */
  readonly nameAt: (position: number) => string | undefined;
  readonly resultAt: (position: number) => SearchHit | undefined;
}

/** The records of every type that have a name. */
export const searchIndex = /* @__PURE__ */ derivedInSteps((catalog) => indexTypes(catalog, searchType.options));

const typeIndexes = /* @__PURE__ */ new Map(
  /* @__PURE__ */ searchType.options.map((type): [SearchType, DerivedInSteps<SearchIndex>] => [
    type,
    derivedInSteps((catalog) => indexTypes(catalog, [type])),
  ]),
);

/** The records of one type that have a name: a search in them reads no table of another type. */
export function searchIndexOf(catalog: Catalog, type: SearchType): SearchIndex {
  return (typeIndexes.get(type) ?? searchIndex)(catalog);
}

/** Records of one type that have a name, by ascending id. */
interface NamedRecords {
  readonly count: number;
  readonly idAt: (position: number) => number | undefined;
  readonly nameAt: (position: number) => string | undefined;
  readonly resultAt: (position: number) => SearchHit | undefined;
}

/** What a result shows of a record besides its id and name. */
interface Details {
  readonly iconFile?: string | undefined;
  readonly level?: number | undefined;
}

function* indexTypes(catalog: Catalog, types: readonly SearchType[]): Steps<SearchIndex> {
  const records: NamedRecords[] = [];
  for (const type of types) {
    records.push(namedRecordsOf(catalog, type));
    yield;
  }
  const names: string[] = [];
  for (const { count, nameAt } of records)
    for (let position = 0; position < count; position += 1) names.push(nameAt(position) ?? "");
  const lowerNames = names.map((name) => name.toLowerCase());
  const byLength = groupBy(names.keys(), (position) => names[position]?.length);
  const order: number[] = [];
  for (const [, positions] of [...byLength].sort(([a], [b]) => a - b)) {
    yield;
    order.push(...positions.toSorted((a, b) => compareNames(lowerNames[a], lowerNames[b])));
  }
  const searched: string[] = [];
  yield* eachInSteps(order, (position) => searched.push(searchText(names[position] ?? "")));
  const hasNpcs = types.includes("npc");
  const shownNpc = (rawId: number) => (hasNpcs ? npcIndex(catalog).byRawId.get(rawId)?.id : undefined);
  return createIndex(records, order, createSearchNames(searched), shownNpc);
}

/** Creates the index in a function of its own, so that its closures keep nothing else. */
function createIndex(
  records: readonly NamedRecords[],
  order: readonly number[],
  names: SearchNames,
  shownNpc: SearchIndex["shownNpc"],
): SearchIndex {
  function find<Found>(rank: number, read: (ofType: NamedRecords, position: number) => Found): Found | undefined {
    let position = order[rank];
    if (position === undefined) return undefined;
    for (const ofType of records) {
      if (position < ofType.count) return read(ofType, position);
      position -= ofType.count;
    }
    return undefined;
  }
  return {
    names,
    ids: lazy(() => Uint32Array.from(order.keys(), (rank) => find(rank, ({ idAt }, position) => idAt(position)) ?? 0)),
    shownNpc,
    nameAt: (rank) => find(rank, ({ nameAt }, position) => nameAt(position)),
    resultAt: (rank) => find(rank, ({ resultAt }, position) => resultAt(position)),
  };
}

function namedRecordsOf(catalog: Catalog, type: SearchType): NamedRecords {
  const { dataset } = catalog;
  const named = <Row extends { readonly id: number; readonly name: string }>(
    rows: readonly Row[],
    detailsOf?: (row: Row) => Details,
  ): NamedRecords => ({
    count: rows.length,
    idAt: (position) => rows[position]?.id,
    nameAt: (position) => rows[position]?.name,
    resultAt(position) {
      const row = rows[position];
      return row && present({ type, id: row.id, name: row.name, ...detailsOf?.(row) });
    },
  });
  switch (type) {
    case "item":
      return named(itemIndex(catalog).all, ({ iconFile }) => ({ iconFile }));
    case "npc":
      return named(npcIndex(catalog).all, ({ canonical }) => ({ level: canonical.level }));
    case "quest":
      return named(questIndex(catalog).all.map(({ ref }) => ref));
    case "class":
      return named(classIndex(catalog).all);
    case "henna":
      return named(
        orderById(dataset.hennas, ({ symbolId }) => symbolId).flatMap(({ symbolId, displayName, iconFile }) =>
          displayName === undefined ? [] : { id: symbolId, name: displayName, iconFile },
        ),
        ({ iconFile }) => ({ iconFile }),
      );
    case "armor-set":
      return named(orderById(dataset.armorSets, ({ id }) => id));
    case "location":
      return named(locationFinder(catalog).all.map(({ ref }) => ref));
    case "region":
      return named(regionGrid(catalog).all);
    case "skill":
      return named(skillIndex(catalog).all, (row) => ({ iconFile: skillIconOf(row) ?? undefined }));
    case "recipe":
      return named(
        [...recipeIndex(catalog).byId.keys()].map((id) => ({ ...itemRefOf(catalog, id), id })),
        ({ iconFile }) => ({ iconFile: iconFile ?? undefined }),
      );
  }
}
