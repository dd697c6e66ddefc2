import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { smallRows } from "../../../fixtures/small-datapack.js";

const FILE = "xml/soulCrystals.xml";

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
  expect(chancesOf([10, "LAST_HIT"], [100, "LAST_HIT"])).toEqual(yaml`[[100, 20], [1000, 20]]`);
  expect(chancesOf([10, "LAST_HIT"], [1000, "FULL"])).toEqual([[10, 2]]);
});
