import { npcRow, points, spawnRow } from "@gamedata/fixtures";
import type { ZoneRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getLocation, isGameDataError, type ZoneMapQuery, zoneMap } from "../index.js";

/** A lake with a round tower in it, and beside it a triangle of a town, all about a bog at 0,0. */
const zone = (
  id: number,
  kind: string,
  shape: ZoneRow["shape"],
  corners: ZoneRow["points"],
  fields: Partial<ZoneRow>,
) => ({ ...{ id, kind, shape, points: corners, minZ: 0, maxZ: 0 }, ...fields });
const catalog = catalogWith({
  zones: [
    zone(1, "water", "cuboid", points("-100,50 100,-50"), { name: "lake", minZ: -9, maxZ: 9 }),
    zone(2, "siege", "cylinder", { x: 0, y: 0, radius: 10 }, { maxZ: 100, enabled: false }),
    zone(3, "town", "polygon", points("200,0 300,0 200,100"), { name: "Reed Town", minZ: -50, maxZ: 50 }),
    zone(4, "lava", "polygon", points("40000,0 40001,0 40000,1"), {}),
  ],
  locations: [{ id: 3, name: "Bog", type: 2, x: 0, y: 0, z: -5 }],
  npcs: [npcRow(1, "Toad", { level: 5 })],
  spawns: [spawnRow(1, 210, 10), spawnRow(1, 290, 90), spawnRow(1, 9, 0), spawnRow(1, 8, 8)],
});

const ids = (query: ZoneMapQuery) => zoneMap(catalog, query).features.map(({ id }) => id);

describe("zoneMap", () => {
  it("draws each shape as a closed ring, by id", () => {
    const { type, features } = zoneMap(catalog);
    expect(type).toBe("FeatureCollection");
    const [lake, tower, town] = features;
    expect(lake).toEqual({
      type: "Feature",
      id: 1,
      geometry: { type: "Polygon", coordinates: [points("-100,50 100,50 100,-50 -100,-50 -100,50")] },
      properties: { name: "lake", kind: "water", shape: "cuboid", minZ: -9, maxZ: 9 },
    });
    expect(town?.geometry.coordinates).toEqual([points("200,0 300,0 200,100 200,0")]);
    const [ring = []] = tower?.geometry.coordinates ?? [];
    expect(ring).toHaveLength(33);
    // East, south-east, south: 10 × cos 45° is 7.07.
    expect([ring[0], ring[4], ring[8], ring[32]]).toEqual(points("10,0 7,7 0,10 10,0"));
    expect(tower?.properties).toEqual(yaml`
      { name: null, kind: siege, shape: cylinder, minZ: 0, maxZ: 100, enabled: false }
    `);
  });

  it.each<[ZoneMapQuery, number[]]>([
    [{ kind: ["town", "water"] }, [1, 3]],
    [{ kind: ["lava"] }, [4]],
    [{ bbox: [100, -50, 199, 0] }, [1]],
    [{ bbox: [101, -50, 199, 0] }, []],
    [{ bbox: [300, 100, 300, 100] }, [3]],
    [{ kind: ["town"], bbox: [-9, -9, 9, 9] }, []],
  ])("keeps of %j the zones %j", (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it("refuses a kind that the data set does not have", () => {
    const ask = () => zoneMap(catalog, { kind: ["sky"] });
    expect(ask).toThrow(expect.toSatisfy((error) => isGameDataError(error) && error.code === "INVALID_ENUM"));
  });

  it("is empty for a data set without zones", () => {
    expect(zoneMap(catalogWith({})).features).toEqual([]);
  });
});

describe("the zones of a location", () => {
  it("count its spawns in them; one of the centre alone has none", () => {
    // Of the spawns at height 0, (9,0) and (8,8) are in the lake; (8,8) is 11.3 from the middle of the tower; (290,90) is
    // beyond the long side of the town.
    expect(getLocation(catalog, 3).zones).toEqual([
      { id: 1, name: "lake", kind: "water", spawnCount: 2 },
      { id: 2, name: null, kind: "siege", enabled: false, spawnCount: 1 },
      { id: 3, name: "Reed Town", kind: "town", spawnCount: 1 },
    ]);
  });
});
