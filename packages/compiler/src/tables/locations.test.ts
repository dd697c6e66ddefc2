import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../fixtures/datapack.js";

test("leaves out whole territories and levels of 0", () => {
  expect(fixtureRows("locations")).toEqual([
    { id: 1, name: "Fen Village", type: 3, x: 16_856, y: 144_673, z: -3000 },
    { id: 2, name: "Mire Grounds", type: 1, minLevel: 25, x: 50_568, y: 152_408, z: -2656 },
  ]);
});

test("reads overrides, and reports one that names no location", () => {
  expect(fixtureRows("locationOverrides")).toEqual([{ npcId: 1006, locationId: 2 }]);
  expect(fixtureDiagnostics(["curated/location-overrides.json", '"locationId":2', '"locationId":3'])).toEqual([
    "curated/location-overrides.json:2: error: locationOverrides.locationId: expected the id of a location, received 3",
  ]);
});
