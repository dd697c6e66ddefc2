import { expect, test } from "vitest";
import { fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "xml/mapRegions.xml";

test("gives each region its tiles from the north-west, and none to a region without any", () => {
  const [north, south, none] = fixtureRows("regions", [[FILE, 'geoX_17="0"', 'geoX_17="1"']]);
  expect(north?.tiles?.length).toBe(87);
  expect(north?.tiles?.slice(0, 2)).toEqual([
    [0, 0],
    [2, 0],
  ]);
  expect(south?.tiles?.length).toBe(89);
  expect(south?.tiles?.slice(0, 2)).toEqual([
    [1, 0],
    [0, 8],
  ]);
  expect(none).toEqual({ id: 2, name: "No Fen" });
});
