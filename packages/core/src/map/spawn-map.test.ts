import { inventedDataset, npcRow, points, spawnRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { createCatalog, type SpawnMapQuery, spawnMap } from "../index.js";
import { parseInput } from "../parse.js";

/** Newts stand at the origin and 100 units west of it, at any time and by night; the toad at one of two places. */
const catalog = catalogWith({
  npcs: [
    npcRow(1, "Newt", { level: 9, ai: { type: "DEFAULT", aggro: 300 } }),
    npcRow(2, "Newt", { level: 9 }),
    npcRow(3, "Old Toad", { level: 20, type: "RaidBoss" }),
    npcRow(4, "Ghost", { level: 60 }),
    npcRow(5, "Far Eel", { type: "Folk" }),
  ],
  spawns: [
    spawnRow(1, 0, 0, { z: -5 }),
    spawnRow(1, 0, 0, { z: -5 }),
    spawnRow(1, 0, 0, { z: -5, heading: 90 }),
    spawnRow(2, -100, 0, { periodOfDay: 2 }),
    spawnRow(3, 32_768, 7, { groupId: 1 }),
    spawnRow(3, 40_000, 7, { groupId: 1 }),
    spawnRow(5, 900_000, -900_000, { periodOfDay: 1 }),
  ],
  spawnGroups: [{ id: 1, npcId: 3 }],
  regions: [
    { id: 0, name: "West", tiles: [[3, 8]] },
    { id: 1, name: "East", tiles: points("4,8 5,8") },
  ],
});

/** Returns what a map shows, in short: the names with their positions. */
const shown = (query?: SpawnMapQuery) =>
  spawnMap(catalog, query).features.map(({ properties, geometry }) => [properties.name, ...geometry.coordinates]);

const newt = ["Newt", [0, 0, -5], [0, 0, -5], [-100, 0, 0]];
const toad = ["Old Toad", [32_768, 7, 0], [40_000, 7, 0]];

describe("the map of spawns", () => {
  it("is a feature for each NPC that spawns, with a position for each spawn", () => {
    const { type, description, features } = spawnMap(catalog);
    expect(type).toBe("FeatureCollection");
    expect(description).toContain("not degrees");
    expect(features).toEqual(yaml`
      - { type: Feature, id: 1, geometry: { type: MultiPoint, coordinates: ${newt.slice(1)} },
        properties: { npcId: 1, name: Newt, level: 9, npcType: Monster, isAggressive: true, count: 3,
          kind: [fixed, night] } }
      - !has { id: 3, properties: !has { count: 2, kind: [random] } }
      - !has { id: 5,
        properties: { npcId: 5, name: Far Eel, level: null, npcType: Folk, isAggressive: false, count: 1,
          kind: [day] } }
    `);
  });

  it("is computed once without filters", () => {
    expect(spawnMap(catalog)).toBe(spawnMap(catalog, {}));
    expect(spawnMap(catalog)).toBe(spawnMap(catalog, { q: "  " }));
    expect(spawnMap(catalog)).not.toBe(spawnMap(createCatalog(inventedDataset)));
  });

  it.each<[string, SpawnMapQuery, unknown[]]>([
    ["a box, whose edges belong to it", { bbox: [-100, 0, 32_768, 7] }, [newt, toad.slice(0, 2)]],
    ["a box of one point", { bbox: [-100, 0, -100, 0] }, [["Newt", [-100, 0, 0]]]],
    ["a box with fractions", { bbox: [-99.5, -0.5, 0.5, 0.5] }, [newt.slice(0, 3)]],
  ])("has only the spawns of %s", (_, query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  it("counts the positions that it shows, and their kinds", () => {
    const [feature] = spawnMap(catalog, { region: 0 }).features;
    expect(feature?.properties).toMatchObject({ count: 1, kind: ["night"] });
  });

  it("leaves the whole map alone", () => {
    const before = JSON.stringify(spawnMap(catalog));
    for (const query of [{ region: 0 }, { bbox: [0, 0, 1, 1] }, { npc: [1] }, { q: "toad" }]) spawnMap(catalog, query);
    expect(JSON.stringify(spawnMap(catalog))).toBe(before);
  });
});

describe("a query of the map that is not allowed", () => {
  const box = "four numbers x1,y1,x2,y2 in game units, with x1 at most x2 and y1 at most y2";

  it.each([
    [{ bbox: [5, 0, 1, 1] }, `Invalid bbox "5,0,1,1": it must be ${box}.`],
    [{ bbox: [0, 5, 1, 1] }, `Invalid bbox "0,5,1,1": it must be ${box}.`],
  ])("%j is refused by name", (query, message) => {
    expect(() => spawnMap(catalog, query)).toThrow(message);
  });

  it("is so in text, too", () => {
    const asked = () => spawnMap.prepare(catalog, parseInput(spawnMap.input(catalog), { bbox: "1,2,,4" }));
    expect(asked).toThrow(`Invalid bbox "1,2,4": it must be ${box}.`);
  });
});
