import {
  type Catalog,
  type Collection,
  classCollection,
  countItemGrades,
  countItemTypes,
  countNpcTypes,
  createCatalog,
  findTeleportRoute,
  getCharacter,
  getFight,
  getItemSources,
  getItemUses,
  getMapFrame,
  getNpcDrops,
  getNpcLoot,
  getNpcShop,
  isGameDataError,
  itemCollection,
  listFarmingSpots,
  listHuntingTargets,
  listItemDroppers,
  listItemSpoilers,
  listNpcSpawns,
  listRawMonsterSpawns,
  npcCollection,
  planClassSkills,
  planCrafting,
  rawMonsterCollection,
  regionCollection,
  search,
  spawnMap,
} from "@gamedata/core";
import { collections } from "@gamedata/core/collections";
import type { Dataset } from "@gamedata/schema";
import * as v from "valibot";

export interface MeasuredQuery {
  readonly name: string;
  readonly calls: readonly (() => unknown)[];
}

/** Values of `q`: frequent and rare parts of names, and one that no name has. */
const searches = ["a", "er", "bow", "of", "sword", "ant", "draconic", "recipe", "king", "soul", "queen ant", "zzzz"];
/** Where pages start: at the beginning, and far down. */
const offsets = [0, 100, 3_000];
/** The item that most NPCs drop. */
const ADENA = 57;
/** The NPC that teleports from Giran. */
const GATEKEEPER = 30_080;
/** A Hawkeye. */
const ARCHER = 9;
/** Sword of Damascus +4, Doom Plate Armor, Might and Haste. */
const WORN = {
  items: ["79-4", "2381"],
  skills: [
    [1068, 3],
    [1086, 2],
  ],
} as const;
/** Ids of one bulk query. */
const BATCH = 20;

/** The filters that lists are measured with; a list takes those whose parameters it has. */
const filters: readonly object[] = [
  { type: "weapon" },
  { grade: "c" },
  { type: "armor", grade: "a" },
  { npcType: "RaidBoss" },
  { levelMin: 40, levelMax: 60 },
];

/** Returns every query of the library, with at most `most` ids that it finds something for, every nth of more, or with a fixed set of lists. */
export function querySet(catalog: Catalog, most: number): MeasuredQuery[] {
  const idsOf = ({ kind }: Collection) => everySoMany(kind.ids(catalog), most);
  const items = idsOf(itemCollection);
  const npcs = idsOf(npcCollection);
  const products = [...new Set(catalog.dataset.recipes.map(({ product }) => product.itemId))];
  const craftable = everySoMany(products, most);
  return [
    ...collections.flatMap((collection) => collectionQueries(catalog, collection, idsOf(collection))),
    forIds("listItemDroppers", items, (id) => listItemDroppers(catalog, id)),
    forIds("listItemSpoilers", items, (id) => listItemSpoilers(catalog, id)),
    forIds("planCrafting", craftable, (id) => planCrafting(catalog, id)),
    forIds("planCrafting, 1,000 pieces", craftable, (id) => planCrafting(catalog, id, { count: 1000 })),
    forIds("planClassSkills", idsOf(classCollection), (id) => planClassSkills(catalog, id, { level: 20 })),
    forIds("getCharacter", idsOf(classCollection), (id) => getCharacter(catalog, id, { level: 76, ...WORN })),
    forIds("getFight", npcs, (id) => getFight(catalog, id, { class: ARCHER, level: 76, ...WORN })),
    {
      name: "listHuntingTargets, with a character",
      calls: [() => listHuntingTargets(catalog, { class: ARCHER, playerLevel: 76, per: "fight", ...WORN })],
    },
    forIds("listNpcSpawns", npcs, (id) => listNpcSpawns(catalog, id)),
    forIds("getNpcDrops", npcs, (id) => getNpcDrops(catalog, id)),
    forIds("getItemSources", items, (id) =>
      getItemSources(catalog, id, { rateDrop: 7.5, rateRaid: 2, playerLevel: 60 }),
    ),
    forIds("listFarmingSpots", items, (id) => listFarmingSpots(catalog, id, { rateDrop: 7.5, playerLevel: 40 })),
    { name: "listFarmingSpots, adena", calls: [() => listFarmingSpots(catalog, ADENA, { playerLevel: 40 })] },
    forIds("getItemUses", items, (id) => getItemUses(catalog, id)),
    forIds("getNpcLoot", npcs, (id) => getNpcLoot(catalog, id, { rateDrop: 7.5, rateRaid: 2, playerLevel: 60 })),
    forIds("findTeleportRoute", npcs, (id) => findTeleportRoute(catalog, { from: GATEKEEPER, to: id })),
    forIds("getNpcShop", npcs, (id) => getNpcShop(catalog, id)),
    forIds("listRawMonsterSpawns", idsOf(rawMonsterCollection), (id) => listRawMonsterSpawns(catalog, id)),
    { name: "spawnMap, again", calls: [() => spawnMap(catalog)] },
    {
      name: "spawnMap, region and levels",
      calls: idsOf(regionCollection).map((region) => () => spawnMap(catalog, { region, levelMin: 20, levelMax: 30 })),
    },
    { name: "getMapFrame", calls: [() => getMapFrame(catalog)] },
    { name: "search", calls: [...searches, "draconc", "quen ant"].map((q) => () => search(catalog, { q })) },
    { name: "countItemTypes", calls: [() => countItemTypes(catalog)] },
    { name: "countItemGrades", calls: [() => countItemGrades(catalog)] },
    { name: "countNpcTypes", calls: [() => countNpcTypes(catalog)] },
  ];
}

/** Returns the queries that are measured on a new catalog each time, with the indexes that they need. */
export function firstQuerySet(dataset: Dataset): MeasuredQuery[] {
  return [{ name: "spawnMap, first", calls: [() => spawnMap(createCatalog(dataset))] }];
}

function everySoMany(ids: readonly number[], most: number): readonly number[] {
  const step = Math.ceil(ids.length / most);
  return step <= 1 ? ids : ids.filter((_, index) => index % step === 0);
}

function collectionQueries(catalog: Catalog, collection: Collection, ids: readonly number[]): MeasuredQuery[] {
  const { kind, list, get, getMany } = collection;
  const { one, many } = kind.facts;
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );
  return [
    forIds(`get${one}`, ids, (id) => get(catalog, id)),
    { name: `get${many}, ${BATCH} ids`, calls: batches.map((batch) => () => getMany(catalog, batch)) },
    ...listQueries(`list${many}`, catalog, list),
  ];
}

function forIds(name: string, ids: readonly number[], query: (id: number) => unknown): MeasuredQuery {
  return { name, calls: ids.filter((id) => isAnswered(() => query(id))).map((id) => () => query(id)) };
}

/** Returns whether a query returns something: errors are not measured. */
function isAnswered(call: () => unknown): boolean {
  try {
    call();
    return true;
  } catch (error) {
    if (isGameDataError(error)) return false;
    throw error;
  }
}

const choice = v.object({ wrapped: v.object({ options: v.array(v.string()) }) });

function listQueries(name: string, catalog: Catalog, list: Collection["list"]): MeasuredQuery[] {
  const { entries } = list.input(catalog);
  if (!("sort" in entries)) return [{ name, calls: [() => list(catalog)] }];
  const sorts = v.parse(choice, entries["sort"]).wrapped.options;
  // The collections say nothing about the input of their lists at compile time.
  const run = (query: object) => () => Reflect.apply(list, undefined, [catalog, query]);
  // A parameter of the same name may have other words in another list.
  const accepted = filters.filter(
    (filter) => Object.keys(filter).every((parameter) => parameter in entries) && isAnswered(run(filter)),
  );
  return [
    { name: `${name}, sorted page`, calls: sorts.flatMap((sort) => offsets.map((offset) => run({ sort, offset }))) },
    { name: `${name}, q`, calls: searches.map((q) => run({ q })) },
    { name: `${name}, filter`, calls: accepted.map(run) },
    {
      name: `${name}, q, filter and sort`,
      calls: searches.flatMap((q) => accepted.flatMap((filter) => sorts.map((sort) => run({ ...filter, q, sort })))),
    },
  ];
}
