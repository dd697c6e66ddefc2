import { expect, test } from "vitest";
import { compileSmall } from "../../../fixtures/small-datapack.js";
import { chancesOfOne } from "./rewards.js";

const EARLIER = "baseCritRate";
const LATER = "basePCritRate";

const npcWith = (lists: string, setting: string) =>
  compileSmall("l2scripts", {
    "data/npc/0.xml": `<list><npc id="1001" name="Toad" title=""><set name="${setting}" value="40"/>${lists}</npc></list>`,
  });
const rowsOf = (lists: string, setting = EARLIER) => npcWith(lists, setting).tables.drops.map(({ row }) => row);

const reward = (itemId: number, chance: string, amount = 'min="1" max="1"') =>
  `<reward item_id="${itemId}" ${amount} chance="${chance}"/>`;
const TWO = `<rewardlist type="RATED_GROUPED"><group chance="12.5">${reward(60, "50")}${reward(61, "20")}</group></rewardlist>`;

test("reads the lists of L2-Scripts, whose chances are in percent", () => {
  const rows = rowsOf(`<rewardlist type="SWEEP">${reward(60, "16.9851")}${reward(61, "98")}</rewardlist>
<rewardlist type="RATED_GROUPED"><group chance="70.0">${reward(57, "100", 'min="30" max="42"')}</group>
<group chance="33.529">${reward(60, "30.6270")}${reward(61, "69.373")}</group></rewardlist>
<rewardlist type="NOT_RATED_NOT_GROUPED">${reward(60, "5")}${reward(61, "7")}</rewardlist>
<rewardlist type="NOT_RATED_GROUPED"><group>${reward(60, "55")}</group></rewardlist>`);
  expect(rows).toEqual([
    { npcId: 1001, category: -1, itemId: 60, min: 1, max: 1, chance: 169_851 },
    { npcId: 1001, category: -1, itemId: 61, min: 1, max: 1, chance: 980_000 },
    { npcId: 1001, category: 1, groupChance: 700_000, itemId: 57, min: 30, max: 42, chance: 1_000_000 },
    { npcId: 1001, category: 2, groupChance: 335_290, itemId: 60, min: 1, max: 1, chance: 306_270 },
    { npcId: 1001, category: 2, groupChance: 335_290, itemId: 61, min: 1, max: 1, chance: 693_730 },
    { npcId: 1001, category: 3, itemId: 60, min: 1, max: 1, chance: 50_000 },
    { npcId: 1001, category: 4, itemId: 61, min: 1, max: 1, chance: 70_000 },
    { npcId: 1001, category: 5, groupChance: 1_000_000, itemId: 60, min: 1, max: 1, chance: 550_000 },
  ]);
});

test("does not take what the client alone is shown for drops", () => {
  const shown = `<database_rewardlist>${reward(57, "9")}</database_rewardlist>`;
  const { tables, losses, accounts } = npcWith(TWO + shown, EARLIER);
  expect(losses).toEqual([]);
  expect(accounts).toContainEqual({ table: "drops", held: 2, read: 2 });
  expect(tables.drops.map(({ row }) => row.itemId)).toEqual([60, 61]);
});

test("draws one of the rows that come where each is rolled by itself", () => {
  // Both come in 10 % of the groups, of which each row is given in a half: 50 - 5 and 20 - 5.
  expect(rowsOf(TWO, LATER).map(({ chance }) => chance)).toEqual([450_000, 150_000]);
  expect(rowsOf(TWO).map(({ chance }) => chance)).toEqual([500_000, 200_000]);
});

test("computes the chance of a row by how many others come", () => {
  expect(chancesOfOne([1_000_000])).toEqual([1_000_000]);
  expect(chancesOfOne([1_000_000, 1_000_000, 1_000_000, 1_000_000])).toEqual([250_000, 250_000, 250_000, 250_000]);
  // 0.5 × (1 / 4 + 2 / 4 / 2 + 1 / 4 / 3) = 0.5 × 7 / 12.
  expect(chancesOfOne([500_000, 500_000, 500_000])).toEqual([291_667, 291_667, 291_667]);
});

test.each([
  ["a row that cannot be read", TWO.replace('min="1"', 'min="x"'), 2],
  ["a chance with another unit", TWO.replace('chance="12.5"', 'chance="12.5" time="1:00-2:00"'), 2],
  ["chances above certain together", TWO.replace('"50"', '"90"'), 2],
  ["an unknown list", TWO.replace("RATED_GROUPED", "EVENT_GROUPED"), 2],
  ["a group in a list without groups", TWO.replace("RATED_GROUPED", "SWEEP"), 2],
  ["a row outside of a group", `<rewardlist type="RATED_GROUPED">${reward(60, "5")}</rewardlist>`, 1],
])("leaves a group with %s out, and counts it", (_, lists, held) => {
  const { tables, accounts, losses } = npcWith(lists, EARLIER);
  expect(tables.drops).toEqual([]);
  expect(accounts).toContainEqual({ table: "drops", held, read: 0 });
  expect(losses).not.toEqual([]);
});

test("takes chances that are rounded for certain together", () => {
  const third = reward(60, "33.3334");
  const group = `<group chance="5">${third}${third}${third}</group>`;
  expect(rowsOf(`<rewardlist type="RATED_GROUPED">${group}</rewardlist>`)).toHaveLength(3);
});

test("states no rule of levels or rates of L2-Scripts", () => {
  const { tables } = npcWith(TWO, EARLIER);
  expect(tables.engineRules.map(({ row }) => row.name)).toEqual(["groupsByPosition"]);
});
