import { expect, test } from "vitest";
import { compileSmall, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const FILE = "data/levelUpCrystalData.xml";
const textOf = (absorbType: string) =>
  `<list><crystal><item itemId="60" level="0" leveledItemId="61"/></crystal>
<npc><item npcId="1001"><detail absorbType="${absorbType}" chance="5" maxLevel="1" skill="true"/></item></npc></list>`;

test("leaves out an NPC whose kind of absorption is that of one server alone, and names it", () => {
  expect(smallRows("mobius", "soulCrystalNpcs", { "data/crystalsData.xml": textOf("FULL_PARTY") })).toHaveLength(1);
  const { accounts, diagnostics } = compileSmall("mobius", { [FILE]: textOf("PARTY_RANDOM") });
  expect(diagnostics).toContainEqual(expect.objectContaining({ received: '"PARTY_RANDOM": NPC left out' }));
  expect(accounts).toContainEqual({ table: "soulCrystalNpcs", held: 0, read: 0, leftOut: 1 });
});

test("reads crystals and NPCs of aCis before 2017, with chances in percent and what its engine takes for others", () => {
  const files = {
    "xml/soul_crystals.xml": `<list><crystals><crystal crystal="57" level="0" staged="60" broken="0"/></crystals>
<npcs><npc npcId="1001"><detail chanceBreak="3" skill="true" levelList="0, 1, 2"/></npc>
<npc npcId="1002"><detail chanceStage="100" absorbType="FULL_PARTY" levelList="12"/></npc></npcs></list>`,
  };
  expect(compileSmall("acis", files).losses).toEqual([]);
  expect(smallRows("acis", "soulCrystals", files)).toEqual([{ itemId: 57, level: 0, stagedItemId: 60 }]);
  expect(smallRows("acis", "soulCrystalNpcs", files)).toEqual([
    { npcId: 1001, levelType: "LAST_HIT", stageChance: 100, breakChance: 30, requiresSkill: true, levels: [0, 1, 2] },
    { npcId: 1002, levelType: "FULL_PARTY", stageChance: 1000, breakChance: 0, requiresSkill: false, levels: [12] },
  ]);
});

test("reads crystals with a color, of which each breaks into another item", () => {
  const item = (id: number, color: string) =>
    `<item itemId="${id}" color="${color}" level="0" leveledItemId="${id + 1}"/>`;
  const files = { "xml/soulCrystals.xml": `<list>${item(57, "RED")}${item(60, "BLUE")}</list>` };
  expect(soundRows("acis", "soulCrystals", files, 2)).toEqual([
    { itemId: 57, level: 0, stagedItemId: 58, brokenItemId: 4662 },
    { itemId: 60, level: 0, stagedItemId: 61, brokenItemId: 4664 },
  ]);
  expectLost("acis", "soulCrystals", { "xml/soulCrystals.xml": `<list>${item(57, "GREY")}</list>` });
});
