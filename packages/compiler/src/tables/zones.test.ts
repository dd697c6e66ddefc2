import { expect, test } from "vitest";
import { dialectRows, fixtureDiagnostics, fixtureRows } from "../../fixtures/datapack.js";

const TOWN = "xml/zones/TownZone.xml";
const WATER = "xml/zones/WaterZone.xml";

test("reads zones whose kind is the name of the file, and whose name may be the comment on their line", () => {
  expect(fixtureRows("zones")).toEqual([
    { id: 12, kind: "water", shape: "cylinder", points: { x: 7, y: 8, radius: 70 }, minZ: -5, maxZ: 5 },
    {
      id: 300_000,
      name: "Reed Town",
      kind: "town",
      shape: "polygon",
      points: [
        [0, 0],
        [100, 0],
        [0, 100],
      ],
      minZ: -10,
      maxZ: 50,
    },
    {
      id: 300_001,
      name: "fen_water1",
      kind: "water",
      shape: "cuboid",
      points: [
        [-200, -200],
        [0, -50],
      ],
      minZ: -500,
      maxZ: -100,
    },
  ]);
});

test.each([
  ["defaultStatus", "false", false],
  ["defaultStatus", "true", undefined],
  ["default_enabled", "false", false],
])("reads that a zone is off: %s %s", (name, value, enabled) => {
  const edit = [TOWN, 'name="townId" val="1"', `name="${name}" val="${value}"`] as const;
  expect(fixtureRows("zones", [edit]).find(({ id }) => id === 300_000)?.enabled).toBe(enabled);
});

test("reads zones that state their kind, of the files that are enabled, without areas of spawns", () => {
  const rows = dialectRows("l2j", "zones");
  expect(rows.map(({ id, name, kind }) => [id, name, kind])).toEqual([
    [11, "fen_hall", "clanHall"],
    [300_000, "fen_water1", "water"],
  ]);
});

test.each([
  [TOWN, '<node x="0" y="100" />', "", `${TOWN}:4: error: <zone>: expected at least 3 <node>, received 2`],
  [WATER, ' rad="70"', "", `${WATER}:7: error: <zone> rad: expected a radius, received nothing`],
  [
    WATER,
    'shape="Cuboid"',
    'shape="Ring"',
    `${WATER}:3: error: <zone> shape: expected NPoly, Cuboid or Cylinder, received "Ring"`,
  ],
])("reports in %s instead of %o %o", (file, from, to, expected) => {
  expect(fixtureDiagnostics([file, from, to])).toContain(expected);
});
