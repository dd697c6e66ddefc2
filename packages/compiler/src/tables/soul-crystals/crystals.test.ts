import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";
import { smallRows } from "../../../fixtures/small-datapack.js";

const FILE = "xml/soulCrystals.xml";

test("reads crystals by item; one that leaves nothing has no broken item", () => {
  expect(fixtureRows("soulCrystals")).toEqual([
    { itemId: 5, level: 0, stagedItemId: 6, brokenItemId: 90 },
    { itemId: 6, level: 1, stagedItemId: 91 },
  ]);
});

test("reads the NPCs with their chances, of 1,000 where one of them is above 100", () => {
  const levels = [0, 1];
  expect(fixtureRows("soulCrystalNpcs")).toEqual([
    { npcId: 1001, levelType: "LAST_HIT", stageChance: 100, breakChance: 20, requiresSkill: true, levels },
    { npcId: 1005, levelType: "FULL_PARTY", stageChance: 150, breakChance: 0, requiresSkill: false, levels: [1] },
  ]);
});

const chancesOf = (...npcs: readonly (readonly [chance: number, type: string])[]) => {
  const elements = npcs.map(
    ([chance, type], at) =>
      `<npc id="${1001 + at}" chanceStage="${chance}" chanceBreak="2" skill="true" absorbType="${type}" levelList="0"/>`,
  );
  const files = {
    [FILE]: `<list><crystals><crystal initial="60" level="0" staged="57" broken="0"/></crystals><npcs>${elements.join("")}</npcs></list>`,
  };
  return smallRows("acis", "soulCrystalNpcs", files).map((row) => [row.stageChance, row.breakChance]);
};

test("takes chances of at most 100 for percent, those of NPCs that cannot be read among them", () => {
  expect(chancesOf([10, "LAST_HIT"], [100, "LAST_HIT"])).toEqual([
    [100, 20],
    [1000, 20],
  ]);
  expect(chancesOf([10, "LAST_HIT"], [1000, "FULL"])).toEqual([[10, 2]]);
});

test("reports an unknown type, a chance above 1,000, an element elsewhere, and a second group", () => {
  expect(fixtureDiagnostics([FILE, '"FULL_PARTY"', '"CLAN"'])).toEqual([
    `${FILE}:9: error: <npc> absorbType: expected LAST_HIT, FULL_PARTY, PARTY_ONE_RANDOM, received "CLAN"`,
  ]);
  expect(fixtureDiagnostics([FILE, 'chanceStage="100"', 'chanceStage="1001"'])).toEqual([
    `${FILE}:8: error: <npc> chanceStage: expected a whole number of at most 1000, received 1001`,
  ]);
  expect(fixtureDiagnostics([FILE, "<npcs>", "<npcs><crystal />"])).toEqual([
    `${FILE}:7: error: child of <npcs>: expected <npc>, received <crystal>`,
  ]);
  expect(fixtureDiagnostics([FILE, "</list>", "<npcs /></list>"])).toEqual([
    `${FILE}:11: error: <npcs>: expected at most one, received another one`,
  ]);
});
