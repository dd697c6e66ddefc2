import {
  type Catalog,
  countItemGrades,
  countItemTypes,
  countNpcTypes,
  getClass,
  getHenna,
  getItem,
  getItems,
  getLocation,
  getMonster,
  getNpc,
  getNpcDrops,
  getNpcShop,
  getNpcs,
  getQuest,
  getRawMonster,
  getRawNpc,
  getRegion,
  type ItemListQuery,
  isGameDataError,
  itemSorts,
  listArmorSets,
  listClasses,
  listHennas,
  listItemDroppers,
  listItemSpoilers,
  listItems,
  listLocations,
  listMonsters,
  listNpcSpawns,
  listNpcs,
  listQuests,
  listRawMonsterSpawns,
  listRawMonsters,
  listRawNpcs,
  listRegions,
  type NpcListQuery,
  npcSorts,
  parseItemListQuery,
  parseNpcListQuery,
  search,
  selectFields,
} from "@gamedata/core";
import { type Dataset, itemDetail, monsterType, type NpcRow } from "@gamedata/schema";

/** One query and the inputs that it is measured with. */
export interface MeasuredQuery {
  readonly name: string;
  readonly calls: readonly (() => unknown)[];
}

/** What is sought: frequent and rare pieces of names, and one that no name has. */
const searches = ["a", "er", "bow", "of", "sword", "ant", "draconic", "recipe", "king", "soul", "queen ant", "zzzz"];
/** Where pages start: at the beginning, and far down. */
const offsets = [0, 100, 3_000];
/** Ids of one bulk query. */
const BATCH = 20;

/**
 * Gives every query of the library with all ids that it has an answer for, or with a fixed set of lists.
 *
 * @param catalog The catalog that is asked.
 * @param dataset The data set that the catalog was made of.
 * @param most Most ids of one kind; of more, every so many-th is taken.
 */
export function querySet(catalog: Catalog, dataset: Dataset, most: number): MeasuredQuery[] {
  const some = <Row, Id>(rows: readonly Row[], idOf: (row: Row) => Id) => everySoMany(rows, most).map(idOf);
  const items = some(dataset.items, ({ id }) => id);
  const npcs = some(dataset.npcs, ({ id }) => id);
  const isMonster = ({ type }: NpcRow) => monsterType.options.some((option) => option === type);
  const monsters = some(dataset.npcs.filter(isMonster), ({ id }) => id);
  const quests = some(dataset.quests, ({ id }) => id);
  const classes = some(dataset.classes, ({ id }) => id);
  const hennas = some(dataset.hennas, ({ symbolId }) => symbolId);
  const locations = some(dataset.locations, ({ id }) => id);
  const regions = some(dataset.regions, ({ id }) => id);
  return [
    forIds("getItem", items, (id) => getItem(catalog, id)),
    forIds("listItemDroppers", items, (id) => listItemDroppers(catalog, id)),
    forIds("listItemSpoilers", items, (id) => listItemSpoilers(catalog, id)),
    forIds("getNpc", npcs, (id) => getNpc(catalog, id)),
    forIds("listNpcSpawns", npcs, (id) => listNpcSpawns(catalog, id)),
    forIds("getNpcDrops", npcs, (id) => getNpcDrops(catalog, id)),
    forIds("getNpcShop", npcs, (id) => getNpcShop(catalog, id)),
    forIds("getMonster", monsters, (id) => getMonster(catalog, id)),
    forIds("getRawNpc", npcs, (id) => getRawNpc(catalog, id)),
    forIds("getRawMonster", monsters, (id) => getRawMonster(catalog, id)),
    forIds("listRawMonsterSpawns", monsters, (id) => listRawMonsterSpawns(catalog, id)),
    forIds("getQuest", quests, (id) => getQuest(catalog, id)),
    forIds("getClass", classes, (id) => getClass(catalog, id)),
    forIds("getHenna", hennas, (id) => getHenna(catalog, id)),
    forIds("getLocation", locations, (id) => getLocation(catalog, id)),
    forIds("getRegion", regions, (id) => getRegion(catalog, id)),
    forIds("getItem, three fields", items, (id) =>
      selectFields(getItem(catalog, id), itemDetail, ["id", "name", "stats"]),
    ),
    { name: "getItems, 20 ids", calls: inBatches(items).map((ids) => () => getItems(catalog, ids)) },
    { name: "getNpcs, 20 ids", calls: inBatches(npcs).map((ids) => () => getNpcs(catalog, ids)) },
    { name: "search", calls: [...searches, "draconc", "quen ant"].map((q) => () => search(catalog, { q })) },
    {
      name: "parseItemListQuery",
      calls: [() => parseItemListQuery({ q: "bow", type: "Weapon", sort: "-name", limit: "20" })],
    },
    { name: "parseNpcListQuery", calls: [() => parseNpcListQuery(catalog, { npcType: "raidboss", levelMin: "40" })] },
    ...itemLists(catalog),
    ...npcLists("listNpcs", (query) => listNpcs(catalog, query)),
    ...npcLists("listMonsters", (query) => listMonsters(catalog, query)),
    ...npcLists("listRawNpcs", (query) => listRawNpcs(catalog, query)),
    ...npcLists("listRawMonsters", (query) => listRawMonsters(catalog, query)),
    { name: "listQuests", calls: [() => listQuests(catalog)] },
    { name: "listClasses", calls: [() => listClasses(catalog)] },
    { name: "listArmorSets", calls: [() => listArmorSets(catalog)] },
    { name: "listHennas", calls: [() => listHennas(catalog)] },
    { name: "listLocations", calls: [() => listLocations(catalog)] },
    { name: "listRegions", calls: [() => listRegions(catalog)] },
    { name: "countItemTypes", calls: [() => countItemTypes(catalog)] },
    { name: "countItemGrades", calls: [() => countItemGrades(catalog)] },
    { name: "countNpcTypes", calls: [() => countNpcTypes(catalog)] },
  ];
}

function everySoMany<Row>(rows: readonly Row[], most: number): readonly Row[] {
  const step = Math.ceil(rows.length / most);
  return step <= 1 ? rows : rows.filter((_, index) => index % step === 0);
}

function inBatches<Id>(ids: readonly Id[]): Id[][] {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) => index * BATCH);
  return batches.map((start) => ids.slice(start, start + BATCH));
}

function forIds<Id>(name: string, ids: readonly Id[], query: (id: Id) => unknown): MeasuredQuery {
  return { name, calls: ids.filter((id) => answers(() => query(id))).map((id) => () => query(id)) };
}

/** Whether a query gives something: what an id lacks is an error, and errors are not what is measured. */
function answers(call: () => unknown): boolean {
  try {
    call();
    return true;
  } catch (error) {
    if (isGameDataError(error)) return false;
    throw error;
  }
}

function itemLists(catalog: Catalog): MeasuredQuery[] {
  const list = (query: ItemListQuery) => listItems(catalog, query);
  return lists("listItems", itemSorts, list, [
    (query) => list({ ...query, type: "weapon" }),
    (query) => list({ ...query, grade: "c" }),
    (query) => list({ ...query, type: "armor", grade: "a" }),
  ]);
}

function npcLists(name: string, list: (query: NpcListQuery) => unknown): MeasuredQuery[] {
  return lists(name, npcSorts, list, [
    (query) => list({ ...query, npcType: "RaidBoss" }),
    (query) => list({ ...query, levelMin: 40, levelMax: 60 }),
  ]);
}

type List<Sort> = (query: { readonly q?: string; readonly sort?: Sort; readonly offset?: number }) => unknown;

function lists<Sort>(
  name: string,
  sorts: readonly Sort[],
  list: List<Sort>,
  filtered: readonly List<Sort>[],
): MeasuredQuery[] {
  const sortedPages = sorts.flatMap((sort) => offsets.map((offset) => () => list({ sort, offset })));
  const combined = searches.flatMap((q) => filtered.flatMap((one) => sorts.map((sort) => () => one({ q, sort }))));
  return [
    { name: `${name}, sorted page`, calls: sortedPages },
    { name: `${name}, q`, calls: searches.map((q) => () => list({ q })) },
    { name: `${name}, filter`, calls: filtered.map((one) => () => one({})) },
    { name: `${name}, q, filter and sort`, calls: combined },
  ];
}
