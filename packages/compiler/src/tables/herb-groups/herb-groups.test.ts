import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";
import { smallRows } from "../../../fixtures/small-datapack.js";

const FILE = "xml/herbDrops.xml";

test("keeps the herbs of a group in source order, the groups by id", () => {
  expect(fixtureRows("herbGroups")).toEqual([
    {
      id: 1,
      herbs: [
        { itemId: 6, category: 2, chance: 20_000 },
        { itemId: 5, category: 1, chance: 30_000 },
        { itemId: 3, category: 1, chance: 1600 },
      ],
    },
    { id: 2, herbs: [{ itemId: 6, category: 1, chance: 400 }] },
  ]);
});

test("reports an empty group, an unknown herb, and an NPC of a group that is not there", () => {
  expect(fixtureDiagnostics([FILE, '<item id="6" category="1" chance="400" />', ""])).toEqual([
    `${FILE}:3: error: row of herbGroups herbs: expected >=1, received 0`,
  ]);
  expect(fixtureDiagnostics([FILE, '<item id="5"', '<item id="55"'])).toEqual([
    `${FILE}:6: error: herbGroups.herbs: expected the id of an item, received 55`,
  ]);
  expect(fixtureDiagnostics(["xml/npcs/1000-1999.xml", '"dropHerbGroup" val="2"', '"dropHerbGroup" val="3"'])).toEqual([
    "xml/npcs/1000-1999.xml:49: error: npcs.dropHerbGroup: expected the id of a herb group, received 3",
  ]);
});

test.each(["herbDrops", "herbs_droplist"])("reads the file %s.xml", (name) => {
  const list = '<list><group id="3"><item id="60" category="1" chance="400"/></group></list>';
  expect(smallRows("acis", "herbGroups", { [`xml/${name}.xml`]: list })).toEqual([
    { id: 3, herbs: [{ itemId: 60, category: 1, chance: 400 }] },
  ]);
});
