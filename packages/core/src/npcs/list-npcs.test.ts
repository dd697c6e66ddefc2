import { datasetWith, npcRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { createCatalog, listMonsters, listNpcs, listRawMonsters, listRawNpcs } from "../index.js";

const catalog = createCatalog(
  datasetWith({
    npcs: [
      npcRow(1, "Newt", { level: 9 }),
      npcRow(2, "élan", { level: 3, type: "Folk" }),
      npcRow(3, "Zander", { type: "RaidBoss" }),
      npcRow(4, "newt", { level: 9 }),
      npcRow(5, "Eel", { level: 3 }),
    ],
  }),
);

const ids = (page: { readonly data: readonly { readonly id: number }[] }) => page.data.map(({ id }) => id);

describe("NPC lists", () => {
  it.each([
    ["id", [1, 2, 3, 4, 5]],
    ["-id", [5, 4, 3, 2, 1]],
    ["name", [5, 2, 1, 4, 3]],
    ["-name", [3, 1, 4, 2, 5]],
    ["level", [2, 5, 1, 4, 3]],
    ["-level", [1, 4, 2, 5, 3]],
  ] as const)("sort by %s", (sort, order) => {
    expect(ids(listNpcs(catalog, { sort }))).toEqual(order);
    expect(ids(listRawNpcs(catalog, { sort }))).toEqual(order);
  });

  it("narrow by level, inclusive; an NPC without a level has none", () => {
    expect(ids(listNpcs(catalog, { levelMin: 3, levelMax: 3 }))).toEqual([2, 5]);
    expect(ids(listNpcs(catalog, { levelMin: 4 }))).toEqual([1, 4]);
    expect(ids(listNpcs(catalog, { levelMax: -5 }))).toEqual([]);
  });

  it("keep monsters apart", () => {
    expect(ids(listMonsters(catalog))).toEqual([1, 3, 4, 5]);
    expect(ids(listRawMonsters(catalog, { sort: "-level" }))).toEqual([1, 4, 5, 3]);
    expect(() => listMonsters(catalog, { npcType: "Folk" })).toThrow(
      'Invalid npcType "Folk": it must be one of Monster, RaidBoss.',
    );
  });
});
