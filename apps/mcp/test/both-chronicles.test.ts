import type { Client } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, it } from "vitest";
import { call, catalog, connect, highFiveCatalog } from "./connection.js";

let client: Client;
beforeAll(async () => {
  client = await connect({ catalogs: [catalog, highFiveCatalog] });
});

const answer = async (name: string, args: Readonly<Record<string, unknown>>) => (await call(client, name, args)).answer;

describe("a server of interlude and high-five", () => {
  it("answers about the one that is named, and about the first by default", async () => {
    const item = { item: 52, fields: ["name"] };
    expect(await call(client, "get_item", item)).toMatchObject({
      answer: { data: { name: "Hemp Cloak" } },
      meta: { chronicle: "interlude" },
    });
    expect(await call(client, "get_item", { ...item, chronicle: "high-five" })).toMatchObject({
      answer: { data: { name: "Vesper Dual Sword" } },
      meta: { chronicle: "high-five" },
    });
    expect(await answer("get_item", { ...item, chronicle: "gracia" })).toMatchObject({
      code: "INVALID_ENUM",
      message: 'Invalid chronicle "gracia": it must be one of interlude, high-five.',
    });
    expect(await call(client, "get_item", { ...item, chronicle: "High Five" })).toMatchObject({
      meta: { chronicle: "high-five" },
    });
  });

  it("offers the chronicles, and the choices of both", async () => {
    const { tools } = await client.listTools();
    for (const { inputSchema } of tools) {
      expect(inputSchema.properties).toMatchObject({ chronicle: { enum: ["interlude", "high-five"] } });
    }
    for (const { inputSchema } of (await (await connect()).listTools()).tools)
      expect(inputSchema.properties).not.toHaveProperty("chronicle");
    const listItems = tools.find(({ name }) => name === "list_items");
    expect(listItems?.inputSchema.properties).toMatchObject({
      grade: { enum: ["none", "d", "c", "b", "a", "s", "s80", "s84"] },
    });
  });

  it("names the argument chronicle among the allowed ones", async () => {
    expect(await answer("get_item", { item: 57, lvl: 1 })).toMatchObject({
      code: "INVALID_ENUM",
      message: 'Invalid argument "lvl": it must be one of item, fields, cursor, chronicle.',
    });
  });

  // The source of High Five has neither fish nor groups of herbs.
  it.each([
    ["interlude", ["herbs", "fishing"]],
    ["high-five", []],
  ])("says of %s no way that its source does not state to be none", async (chronicle, ways) => {
    const { none } = (await answer("item_sources_and_uses", { item: "Claymore", chronicle })) as { none: string[] };
    expect(none).toContain("grownFrom");
    expect(none.filter((way) => way === "herbs" || way === "fishing")).toEqual(ways);
  });

  it("tells the data of each chronicle", () => {
    const instructions = client.getInstructions() ?? "";
    for (const { manifest } of [catalog, highFiveCatalog]) expect(instructions).toContain(manifest.dataVersion);
    expect(instructions).toContain("changesFrom");
    expect(instructions).toContain("chronicles interlude, high-five (argument chronicle; default interlude)");
  });
});

/** Worked out from the two files of each record. */
const changes = [
  // xml/items/7500-7599.xml: price 48800000 and 42759400, crystal_count 2440 and 2052, mp_consume 11 and 6, accuracy -3 and -3.75.
  [
    "an item with other numbers",
    { record: "Draconic Bow", fields: ["counts", "changed"] },
    {
      counts: [{ type: "items", added: 0, removed: 0, changed: 1, reused: 0 }],
      changed: [
        { id: 7575, fields: { price: [48_800_000, 42_759_400], crystalCount: [2440, 2052], mpConsume: [11, 6] } },
      ],
    },
  ],
  // Q374_WhisperOfDreamsPart1 is a quest of the first source alone.
  [
    "a quest that is no more, by its old name",
    { type: "quest", record: "Whisper of Dreams, Part 1" },
    { removed: [{ type: "quests", id: 374, name: "Whisper of Dreams, Part 1" }], added: [] },
  ],
] as const;

describe("what changed for a record", () => {
  const fromInterlude = { type: "item", chronicle: "high-five", changesFrom: "interlude" };

  it.each(changes)("%s", async (_what, args, expected) => {
    expect(await answer("get_record", { ...fromInterlude, ...args })).toMatchObject({ data: expected });
  });

  it.each([
    ["the chronicle itself", { record: 57, changesFrom: "high-five" }, "INVALID_ENUM"],
    ["no chronicle of the server", { record: 57, changesFrom: "gracia" }, "INVALID_ENUM"],
    ["a kind that is not compared", { type: "teleport", record: 1 }, "INVALID_ENUM"],
    ["an id that neither has", { record: 999_999 }, "ITEM_NOT_FOUND"],
    ["a name that neither has", { record: "qqqq" }, "ITEM_NOT_FOUND"],
    ["an argument of records", { type: "skill", record: 3, level: 1 }, "INVALID_ENUM"],
  ])("is refused for %s", async (_what, args, code) => {
    expect(await answer("get_record", { ...fromInterlude, ...args })).toMatchObject({ code });
  });
});
