import { etcItemRow, npcRow } from "@gamedata/fixtures";
import { describe, expect, it, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { listMonsters, listNpcs, listRawMonsters } from "../index.js";
import { npcIndex } from "../records/npcs.js";
import { bestDropsOf } from "./list-npcs.js";

const catalog = catalogWith({
  npcs: [
    npcRow(1, "Newt", { level: 9 }),
    npcRow(2, "élan", { level: 3, type: "Folk" }),
    npcRow(3, "Zander", { type: "RaidBoss" }),
    npcRow(4, "newt", { level: 9 }),
    npcRow(5, "Eel", { level: 3 }),
  ],
});

const ids = (page: { readonly data: readonly { readonly id: number }[] }) => page.data.map(({ id }) => id);

describe("NPC lists", () => {
  it("keep monsters apart", () => {
    expect(ids(listMonsters(catalog))).toEqual([1, 3, 4, 5]);
    expect(ids(listRawMonsters(catalog, { sort: "-level" }))).toEqual([1, 4, 5, 3]);
    expect(() => listMonsters(catalog, { npcType: "Folk" })).toThrow(
      'Invalid npcType "Folk": it must be one of Monster, RaidBoss.',
    );
  });
});

test("the best drops have an item of two groups once, with the chance of one or the other", () => {
  const drop = { npcId: 5, itemId: 1, min: 1, max: 1, chance: 500_000 };
  const catalog = catalogWith({
    items: [etcItemRow(1, "Coal")],
    npcs: [npcRow(5, "Wolf")],
    drops: [
      { ...drop, category: 1 },
      { ...drop, category: 2 },
    ],
  });
  const npc = npcIndex(catalog).byRawId.get(5);
  expect(npc && bestDropsOf(catalog, npc)).toMatchObject([{ itemId: 1, probability: 0.75 }]);
});

test("NPCs are listed by the type of what they drop, which their best drops are then of", () => {
  const drop = { itemId: 1, category: 1, min: 1, max: 1, chance: 500_000 };
  const catalog = catalogWith({
    items: [etcItemRow(1, "Coal"), { id: 2, name: "Blade", type: "weapon" }, etcItemRow(57, "Adena")],
    npcs: [npcRow(5, "Wolf"), npcRow(6, "Orc"), npcRow(7, "Thief")],
    drops: [
      { ...drop, npcId: 5 },
      { ...drop, npcId: 6 },
      { ...drop, npcId: 6, itemId: 2, category: 2 },
      // Spoiled, and adena.
      { ...drop, npcId: 7, itemId: 2, category: -1 },
      { ...drop, npcId: 7, itemId: 57, category: 0 },
    ],
  });
  const list = (dropsType: string) =>
    listNpcs
      .prepare(catalog, { dropsType, with: ["drops"] })
      .answer()
      .data.map(({ id, bestDrops = [] }) => [id, bestDrops.map(({ name }) => name)]);
  expect(list("WEAPON")).toEqual([[6, ["Blade"]]]);
  expect(list("etcitem")).toEqual(yaml`[[5, [Coal]], [6, [Coal]]]`);
  expect(list("armor")).toEqual([]);
  expect(() => list("coin")).toThrow('Invalid dropsType "coin": it must be one of weapon, armor, etcitem.');
});
