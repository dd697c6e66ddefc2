import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { fixtureRows } from "../../../fixtures/datapack.js";
import { soundRows } from "../../../fixtures/small-datapack.js";

const FILE = "xml/mapRegions.xml";

test("gives each region its tiles from the north-west, and none to a region without any", () => {
  const [north, south, none] = fixtureRows("regions", [[FILE, 'geoX_17="0"', 'geoX_17="1"']]);
  expect(north?.tiles?.length).toBe(87);
  expect(north?.tiles?.slice(0, 2)).toEqual(yaml`[[0, 0], [2, 0]]`);
  expect(south?.tiles?.length).toBe(89);
  expect(south?.tiles?.slice(0, 2)).toEqual(yaml`[[1, 0], [0, 8]]`);
  expect(none).toEqual({ id: 2, name: "No Fen" });
});

test("reads the grid by its name before about 2015", () => {
  const cells = Array.from({ length: 11 }, (_, column) => `geoX_${16 + column}="1"`).join(" ");
  const rows = Array.from({ length: 16 }, (_, row) => `<map geoY="${10 + row}" ${cells}/>`);
  const files = {
    "curated/region-names.json": '[{ "id": 1, "name": "Fen" }]',
    "xml/map_region.xml": `<list>${rows.join("")}</list>`,
  };
  expect(soundRows("acis", "regions", files).map(({ tiles }) => tiles?.length)).toEqual([176]);
});
