import {
  type Catalog,
  type Collection,
  findTeleportRoute,
  getItemSources,
  getItemUses,
  getNpcLoot,
  getQuest,
  listFarmingSpots,
  listHuntingTargets,
  listItems,
  listLocationLoot,
  listMonsters,
  listQuests,
  npcEffectiveStats,
  planClassSkills,
  planCrafting,
  search,
} from "@gamedata/core";
import type { QuestSummary } from "@gamedata/schema";
import type { Client } from "@modelcontextprotocol/client";
import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { collectionsByType } from "../src/names/named-rows.js";
import { call, catalog, connect } from "./connection.js";
import { reachablePlaces, START } from "./reachable-places.js";
import { isTable, rowsOf } from "./table-rows.js";

const CALLS = 300;
/** The lists that core gives whole. */
const wholeTypes: readonly string[] = [
  "armor-set",
  "castle",
  "clan-hall",
  "class",
  "experience-level",
  "henna",
  "location",
  "quest",
  "region",
];

type Args = Readonly<Record<string, unknown>>;

interface Case {
  readonly name: string;
  readonly args: Args;
  readonly expected: () => unknown;
}

const idIn = (collection: Collection | undefined) => fc.constantFrom(...(collection?.kind.ids(catalog) ?? []));
const itemIds = idIn(collectionsByType.get("item"));
const classIds = idIn(collectionsByType.get("class"));
const npcIds = idIn(collectionsByType.get("npc"));
const rates = fc.record(
  { rateDrop: fc.integer({ min: 1, max: 20 }), playerLevel: fc.integer({ min: 1, max: 80 }) },
  { requiredKeys: [] },
);
const paging = fc.record({ limit: fc.integer({ min: 1, max: 10 }), offset: fc.integer({ min: 0, max: 60 }) });

/** Turns the offset of core into the cursor of a tool. */
const withCursor = ({ offset, ...args }: Args & { readonly offset: number }) => ({ ...args, cursor: String(offset) });

const about = (
  name: string,
  parameter: string,
  ids: fc.Arbitrary<number>,
  query: (catalog: Catalog, id: number, input: Args) => unknown,
  inputs: fc.Arbitrary<Args>,
): fc.Arbitrary<Case> =>
  fc
    .tuple(ids, inputs)
    .map(([id, input]) => ({ name, args: { [parameter]: id, ...input }, expected: () => query(catalog, id, input) }));

/** Rows of quests name the bounds of the adena that the detail states. */
function withAdenaRange(quest: QuestSummary): object {
  const { adenaRange } = getQuest(catalog, quest.id).rewards;
  return adenaRange === undefined ? quest : { ...quest, adenaRange };
}

/** Gives a row of an NPC the HP of the game, which the filters mean; others have none. */
function withHpOfGame(row: unknown): unknown {
  if (typeof row !== "object" || row === null || !("hp" in row && "id" in row && typeof row.id === "number"))
    return row;
  return { ...row, hp: npcEffectiveStats(catalog, row.id)?.hp ?? row.hp };
}

const text = fc.constantFrom("ant", "bow", "draconic", "wolf", "a", "of the", "qqqq");
const levels = fc.record({ levelMin: fc.integer({ min: 1, max: 40 }), levelMax: fc.integer({ min: 41, max: 80 }) });

const cases: fc.Arbitrary<Case> = fc.oneof(
  fc.constantFrom(...collectionsByType).chain(([type, collection]) =>
    idIn(collection).map((record) => ({
      name: "get_record",
      args: { type, record },
      expected: () => collection.get(catalog, record),
    })),
  ),
  fc.tuple(fc.constantFrom(...collectionsByType), paging).map(([[type, { list }], { limit, offset }]) => ({
    name: "list_records",
    args: withCursor({ type, limit, offset }),
    expected: () => {
      const page = list.prepare(catalog, wholeTypes.includes(type) ? {} : { limit, offset }).answer();
      if (type === "monster" || type === "npc") return { ...page, data: page.data.map(withHpOfGame) };
      if (!wholeTypes.includes(type)) return page;
      const rows = type === "quest" ? listQuests(catalog).data.map(withAdenaRange) : page.data;
      return { ...page, data: rows.slice(offset, offset + limit) };
    },
  })),
  fc.tuple(text, paging).map(([q, page]) => ({
    name: "search",
    args: withCursor({ q, ...page }),
    expected: () => search(catalog, { q, ...page }),
  })),
  fc.tuple(text, paging).map(([q, page]) => ({
    name: "list_items",
    args: withCursor({ q, sort: "-price", ...page }),
    expected: () => listItems(catalog, { q, sort: "-price", ...page }),
  })),
  fc.tuple(levels, itemIds, paging).map(([bounds, drops, page]) => ({
    name: "list_npcs",
    args: withCursor({ monsters: true, drops, ...bounds, ...page }),
    expected: () => {
      const { data, meta } = listMonsters(catalog, { drops, ...bounds, ...page });
      return { data: data.map(withHpOfGame), meta };
    },
  })),
  fc.tuple(itemIds, rates, paging).map(([item, given, page]) => ({
    name: "where_to_farm",
    args: withCursor({ item, ...given, ...page }),
    expected: () => {
      const { playerLevel } = given;
      const window = playerLevel === undefined ? {} : { levelMin: playerLevel - 8, levelMax: playerLevel + 5 };
      return listFarmingSpots(catalog, item, { ...window, ...given, ...page });
    },
  })),
  fc.tuple(fc.integer({ min: 1, max: 80 }), fc.constantFrom("exp", "adena"), paging).map(([playerLevel, by, page]) => ({
    name: "where_to_hunt",
    args: withCursor({ playerLevel, by, ...page }),
    expected: () => {
      const window = { levelMin: playerLevel - 8, levelMax: playerLevel + 5 };
      return listHuntingTargets(catalog, { ...window, playerLevel, by, ...page });
    },
  })),
  fc.tuple(idIn(collectionsByType.get("location")), rates, paging).map(([location, given, page]) => ({
    name: "where_to_farm",
    args: withCursor({ location, ...given, ...page }),
    expected: () => listLocationLoot(catalog, location, { ...given, ...page }),
  })),
  about("get_item", "item", itemIds, (own, id) => collectionsByType.get("item")?.get(own, id), fc.constant({})),
  about("get_npc", "npc", npcIds, (own, id) => collectionsByType.get("npc")?.get(own, id), fc.constant({})),
  about("item_sources_and_uses", "item", itemIds, getItemSources, rates),
  about("item_sources_and_uses", "item", itemIds, getItemUses, fc.constant({ show: "uses" })),
  about("npc_loot", "npc", npcIds, getNpcLoot, rates),
  about("plan_class_skills", "class", classIds, planClassSkills, fc.record({ level: fc.integer({ min: 1, max: 80 }) })),
  fc.constantFrom(...reachablePlaces).map((to) => ({
    name: "teleport_route",
    args: { from: START, to },
    expected: () => findTeleportRoute(catalog, { from: START, to }),
  })),
  about("plan_crafting", "item", itemIds, planCrafting, fc.record({ count: fc.integer({ min: 1, max: 900 }) })),
);

const page = v.object({ data: v.array(v.unknown()), meta: v.object({ total: v.number() }) });
const more = v.optional(
  v.array(v.object({ list: v.string(), shown: v.number(), total: v.number(), cursor: v.optional(v.string()) })),
  [],
);
const pageAnswer = v.object({ data: v.unknown(), more, total: v.number(), nextCursor: v.optional(v.string()) });
const recordAnswer = v.object({ data: v.record(v.string(), v.unknown()), more });

/** Compares an answer with that of core, in six digits and without images: the first rows of a page, or a record but for the lists that it says are cut. */
function expectSame(answer: unknown, expected: unknown, offset: number): void {
  const plain: unknown = JSON.parse(
    JSON.stringify(expected, (key, value: unknown) => {
      if (/iconFile$/iu.test(key)) return undefined;
      return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;
    }),
  );
  if (v.is(pageAnswer, answer)) {
    const { data, more: cuts, total, nextCursor } = v.parse(pageAnswer, answer);
    const { data: whole, meta } = v.parse(page, plain);
    const shown = rowsOf(data).length;
    // Of a page, only a row that does not fit alone is cut.
    if (isTable(data)) expectRows(data, whole.slice(0, shown));
    else expectRecords(rowsOf(data), whole.slice(0, shown), cuts);
    expect(shown === 0).toBe(whole.length === 0);
    const next = offset + shown;
    expect({ total, nextCursor }).toEqual({
      total: meta.total,
      nextCursor: shown > 0 && next < meta.total ? String(next) : undefined,
    });
  } else {
    const { data, more: cuts } = v.parse(recordAnswer, answer);
    expectPart(data, plain, cuts);
  }
}

function expectRecords(shown: readonly unknown[], whole: readonly unknown[], cuts: v.InferOutput<typeof more>): void {
  for (const [at, row] of shown.entries()) expectPart(row, whole[at], cuts);
}

/** Expects a record as it is, but for its lists: they are whole, tables of all rows, or cut with their number. */
function expectPart(shown: unknown, whole: unknown, cuts: v.InferOutput<typeof more>, path = ""): void {
  if (!v.is(record, shown) || !v.is(record, whole)) {
    expect(shown).toEqual(whole);
    return;
  }
  expect(Object.keys(shown)).toEqual(Object.keys(whole));
  for (const [key, value] of Object.entries(whole)) {
    const own = path + key;
    if (!Array.isArray(value)) expectPart(shown[key], value, cuts, `${own}.`);
    else {
      const rows = rowsOf(shown[key]);
      const cut = cuts.find(({ list }) => list === own);
      expect(rows).toHaveLength(cut?.shown ?? value.length);
      expect(cut?.total ?? value.length).toBe(value.length);
      if (!isTable(shown[key])) expect(rows).toEqual(value.slice(0, rows.length));
      else if (!isOverview(cut)) expectRows(shown[key], value.slice(0, rows.length));
    }
  }
}

const record = v.record(v.string(), v.unknown());

const isOverview = (cut: v.InferOutput<typeof more>[number] | undefined) => cut?.cursor?.endsWith(":0") === true;

/** The columns of abridged rows, which the rows of core do not have. */
const abridgedColumns = ["consumed", "with"];

/** Expects that the cells of a table are the values of the rows: numbers and texts as they are, and records by their name. */
function expectRows(table: unknown, whole: readonly unknown[]): void {
  rowsOf(table).forEach((cells, at) => {
    for (const [column, cell] of Object.entries(v.parse(record, cells))) {
      const value = column
        .split(".")
        .reduce<unknown>((inner, key) => (v.is(record, inner) ? inner[key] : undefined), whole[at]);
      if (Array.isArray(value)) expect(v.parse(v.array(v.unknown()), cell).length).toBeLessThanOrEqual(value.length);
      else if (v.is(record, value) && cell !== null) expect(cell).toContain(value["name"] ?? value["itemName"]);
      else if (!abridgedColumns.includes(column) || value !== undefined)
        expect(cell).toEqual(v.is(record, value) ? null : (value ?? null));
    }
  });
}

let client: Client;
beforeAll(async () => {
  client = await connect();
});

it(`answers ${CALLS} random calls as core does`, async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ name, args, expected }) => {
      const { isError, answer } = await call(client, name, args);
      expect(isError).toBe(false);
      expectSame(answer, expected(), Number(args["cursor"] ?? 0));
    }),
    { numRuns: CALLS },
  );
});
