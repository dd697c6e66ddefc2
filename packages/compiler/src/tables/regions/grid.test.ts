import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

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

test("reports a grid row twice, an unknown region, a missing column, and a row outside the grid", () => {
  expect(fixtureDiagnostics([FILE, 'geoY="11"', 'geoY="10"'])).toEqual([
    `${FILE}:4: error: <map> 10: expected one row, received another one`,
    `${FILE}:2: error: region grid: expected 16 rows, received 15`,
  ]);
  expect(fixtureDiagnostics([FILE, 'geoX_26="0"', 'geoX_26="9"'])).toEqual([
    `${FILE}:3: error: <map> geoX_26: expected a region of region-names.json, received 9`,
  ]);
  expect(fixtureDiagnostics([FILE, 'geoX_26="0"', ""])[0]).toContain(
    `${FILE}:3: error: <map>: expected geoY and geoX_16 to geoX_26`,
  );
  expect(fixtureDiagnostics([FILE, 'geoY="25"', 'geoY="26"'])[0]).toBe(
    `${FILE}:18: error: <map> geoY: expected a whole number of at most 25, received 26`,
  );
});
