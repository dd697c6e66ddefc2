import { expect, test } from "vitest";
import { smallRows } from "../../../fixtures/small-datapack.js";

test("reads the towns of one file, whose name is nearly that of a file of the whole grid", () => {
  const region = (town: string, x: number) =>
    `<region name="a" town="${town}" castle="1"><respawnPoint X="1" Y="2" Z="3"/><map X="${x}" Y="20"/></region>`;
  const regions = smallRows("mobius", "regions", {
    "data/MapRegion.xml": `<list>${region("Fen", 15)}${region("Bog", 16)}</list>`,
  });
  expect(regions).toEqual([
    { id: 0, name: "Fen", tiles: [[0, 0]] },
    { id: 1, name: "Bog", tiles: [[1, 0]] },
  ]);
});
