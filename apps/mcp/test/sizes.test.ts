import { classCollection, itemCollection, locationCollection, npcCollection } from "@gamedata/core";
import { describe, expect, it } from "vitest";
import { DEFAULT_MAXIMUM_BYTES } from "../src/answer/answer.js";
import { bytesOf } from "../src/answer/compact.js";
import { collectionsByType } from "../src/names/named-rows.js";
import { toolTable } from "../src/tools/tool-table.js";
import { call, catalog, connect, highFiveCatalog } from "./connection.js";
import { reachablePlaces, START } from "./reachable-places.js";

/** The most bytes of `tools/list`: every model reads it before its first question. */
const MAXIMUM_LIST_BYTES = 13_000;
/** The most tools; with more, models choose worse. */
const MAXIMUM_TOOLS = 14;

const toolNamed = (name: string) => {
  const found = toolTable.find((tool) => tool.name === name);
  if (found === undefined) throw new Error(`There is no tool ${name}.`);
  return found;
};

const options = { chronicles: new Map([[catalog.chronicle, catalog]]), maximumBytes: DEFAULT_MAXIMUM_BYTES };

/** Returns the most bytes of an answer of a tool to any of the arguments. */
function mostBytes(name: string, all: readonly Readonly<Record<string, unknown>>[]): number {
  const { answer } = toolNamed(name);
  return all.reduce((most, args) => Math.max(most, bytesOf(answer(catalog, args, options))), 0);
}

/** One record in so many is asked for. */
const EVERY = 10;
const some = <Args>(all: readonly Args[]) => all.filter((_args, position) => position % EVERY === 0);
const ADENA = 57;
/** Also what has the longest lists of sources and uses. */
const items = [ADENA, ...some(itemCollection.kind.ids(catalog))].map((item) => ({ item }));
const npcs = some(npcCollection.kind.ids(catalog)).map((npc) => ({ npc }));
const locations = some(locationCollection.kind.ids(catalog)).map((location) => ({ location, limit: 200 }));
const classes = classCollection.kind.ids(catalog).flatMap((id) => [1, 40, 80].map((level) => ({ class: id, level })));
const routes = reachablePlaces.map((to) => ({ from: START, to }));
/** A monster is given as the NPC that it is, and by `get_npc` as by `get_record`. */
const types = [...collectionsByType.keys()].filter((type) => !type.endsWith("monster"));

describe("the list of tools", () => {
  it.each([
    ["one chronicle", [catalog]],
    ["two chronicles", [catalog, highFiveCatalog]],
  ] as const)("of %s has at most 14 tools and 13,000 bytes, and tells what they do", async (_what, catalogs) => {
    const { tools } = await (await connect({ catalogs })).listTools();
    expect(tools.length).toBeLessThanOrEqual(MAXIMUM_TOOLS);
    expect(bytesOf({ tools })).toBeLessThanOrEqual(MAXIMUM_LIST_BYTES);
    for (const { name, description, annotations } of tools) {
      expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/u);
      expect(description?.length, name).toBeGreaterThan(20);
      expect(annotations).toEqual({ readOnlyHint: true });
    }
  });
});

describe("an answer has at most 12,000 bytes", () => {
  it.each(types)("get_record: every %s", (type) => {
    const ids = collectionsByType.get(type)?.kind.ids(catalog) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    const most = mostBytes(
      "get_record",
      ids.map((record) => ({ type, record })),
    );
    expect(most).toBeLessThanOrEqual(DEFAULT_MAXIMUM_BYTES);
  });

  const page = { limit: 200 };
  it.each([
    ...[...collectionsByType.keys()].map((type) => ["list_records", type, [{ type }, { type, ...page }]] as const),
    ...["get_item", "item_sources_and_uses", "where_to_farm", "plan_crafting"].map(
      (name) => [name, "one in ten items", items] as const,
    ),
    ["item_sources_and_uses", "the uses of one in ten items", items.map((item) => ({ ...item, show: "uses" }))],
    ["plan_class_skills", "every class, at levels that have more to learn, and less", classes],
    ["teleport_route", "every place that can be reached", routes],
    ["npc_loot", "one in ten NPCs", npcs],
    ["where_to_farm", "one in ten locations", locations],
    ["list_items", "the longest page", [page]],
    ["list_npcs", "the longest page", [page]],
    ["search", "the longest page", [{ q: "e", ...page }]],
  ] as const)("%s: %s", (name, _what, all) => {
    expect(mostBytes(name, all)).toBeLessThanOrEqual(DEFAULT_MAXIMUM_BYTES);
  });
});

describe("a longer answer", () => {
  it("can be asked for when the server is set up", async () => {
    const whole = await call(await connect({ maximumBytes: 200_000 }), "get_record", {
      type: "class",
      record: "Gladiator",
    });
    expect(bytesOf(whole.answer)).toBeGreaterThan(60_000);
    expect(whole.answer).not.toHaveProperty("more");
  });
});
