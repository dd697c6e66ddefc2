import { interlude } from "@gamedata/interlude";
import { type TableName, tables } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { tableNames } from "../dataset.js";
import { enlargeTable, type JsonRow } from "./enlarge.js";

const SIZE = 2;
const rows = (name: TableName, seed = 1) => [...enlargeTable(interlude, name, SIZE, seed)];
const ids = (name: TableName) => rows(name).map((row) => row[name === "hennas" ? "symbolId" : "id"]);

describe("an enlarged data set", () => {
  it("begins with the real rows and gives as many again", () => {
    const items = rows("items");
    expect(items).toHaveLength(SIZE * interlude.items.length);
    expect(items.slice(0, interlude.items.length)).toEqual(interlude.items);
  });

  it("holds rows that the schemas accept", () => {
    for (const name of tableNames)
      for (const row of rows(name).slice(-20)) expect(v.safeParse(tables[name].row, row).issues, name).toBeUndefined();
  });

  it("gives every row an id of its own", () => {
    for (const name of ["items", "npcs", "skills", "quests", "classes", "hennas", "recipes", "buyLists"] as const) {
      const all = ids(name);
      expect(new Set(all).size, name).toBe(all.length);
    }
  });

  it("lets a copy refer to its own copy", () => {
    const npcs = new Set(ids("npcs"));
    const items = new Set(ids("items"));
    const lastDrop = rows("drops").at(-1);
    expect(lastDrop?.["npcId"]).toBeGreaterThan(1_000_000);
    expect(npcs).toContain(lastDrop?.["npcId"]);
    expect(items).toContain(lastDrop?.["itemId"]);
    const skilled = rows("items").findLast((row: JsonRow) => row["itemSkill"] !== undefined);
    expect(skilled?.["itemSkill"]).toMatch(/^1\d{6}-\d+/u);
  });

  it("is the same for a seed and another for another seed", () => {
    expect(rows("locations")).toEqual(rows("locations"));
    expect(rows("locations")).not.toEqual(rows("locations", 2));
  });
});
