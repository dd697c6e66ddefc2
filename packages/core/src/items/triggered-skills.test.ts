import { etcItemRow, npcRow, weaponRow } from "@gamedata/fixtures";
import { expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { getItem, getNpc, getSkill } from "../index.js";

const catalog = catalogWith({
  items: [
    weaponRow(1, "Wisp Oar", {
      onCritSkill: { id: 10, level: 1, chance: 5 },
      onCastSkill: { id: 11, level: 9 },
      enchant4Skill: { id: 11, level: 1 },
      attackRange: 80,
      conditions: { player: { isHero: true } },
    }),
    etcItemRow(2, "Reed Whistle"),
    etcItemRow(3, "Grain"),
  ],
  skills: [
    { id: 10, name: "Sting", maxLevel: 1 },
    { id: 11, name: "Calm", maxLevel: 1 },
  ],
  npcs: [
    npcRow(20, "Heron", { summonItemIds: [2], petData: { food1: 3, food2: 0, stats: [] } }),
    npcRow(21, "Mire King"),
  ],
});

it("shows the skills that an item triggers, those that the data set has, its range and its conditions", () => {
  const { triggeredSkills, attackRange, conditions } = getItem(catalog, 1);
  expect(triggeredSkills).toMatchObject([
    { event: "criticalHit", chance: 5, skill: { id: 10, level: 1, name: "Sting" } },
    { event: "enchant4", skill: { id: 11, level: 1, name: "Calm" } },
  ]);
  expect(triggeredSkills?.[1]).not.toHaveProperty("chance");
  expect({ attackRange, conditions }).toEqual({ attackRange: 80, conditions: { player: { isHero: true } } });
  expect(getSkill(catalog, 11).grantedByItems?.map(({ itemId }) => itemId)).toEqual([1]);
  for (const field of ["triggeredSkills", "attackRange", "conditions", "summons"]) {
    expect(getItem(catalog, 3)).not.toHaveProperty(field);
  }
});

it("links a pet with the item that summons it and with what it eats", () => {
  const grain = { itemId: 3, name: "Grain", iconFile: null };
  expect(getItem(catalog, 2).summons).toEqual({ npc: { id: 20, name: "Heron" }, foods: [grain] });
  expect(getNpc(catalog, 20)).toMatchObject({
    summonedBy: [{ itemId: 2, name: "Reed Whistle", iconFile: null }],
    foods: [grain],
  });
  expect(getNpc(catalog, 21)).not.toHaveProperty("foods");
  expect(getNpc(catalog, 21)).not.toHaveProperty("summonedBy");
});
