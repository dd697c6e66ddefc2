import { expect, test } from "vitest";
import { smallRows } from "../../../fixtures/small-datapack.js";

test.each(["herbDrops", "herbs_droplist"])("reads the file %s.xml", (name) => {
  const list = '<list><group id="3"><item id="60" category="1" chance="400"/></group></list>';
  expect(smallRows("acis", "herbGroups", { [`xml/${name}.xml`]: list })).toEqual([
    { id: 3, herbs: [{ itemId: 60, category: 1, chance: 400 }] },
  ]);
});
