import { expect } from "vitest";
import type { GoldenCase } from "./golden-case.js";

const root = "/api/interlude/map";

interface Shown {
  readonly id: number;
  readonly name: string;
  readonly level: number;
  readonly npcType: string;
  readonly isAggressive?: boolean;
  readonly kind?: readonly string[];
}

/** The feature of an NPC that stands somewhere, at any time unless it says otherwise. */
const feature = (
  { id, name, level, npcType, isAggressive = false, kind = ["fixed"] }: Shown,
  ...coordinates: readonly (readonly number[])[]
) => ({
  type: "Feature",
  id,
  geometry: { type: "MultiPoint", coordinates },
  properties: { npcId: id, name, level, npcType, isAggressive, count: coordinates.length, kind },
});

const map = (...features: readonly object[]) => ({
  type: "FeatureCollection",
  description: expect.stringContaining("in game units, not degrees"),
  features,
});

const raidBoss = (id: number, name: string, level: number) => ({ id, name, level, npcType: "RaidBoss" });
const railroad = { level: 70, npcType: "Folk" };
const unicorn = { id: 27_077, name: "Unicorn Of Eva", level: 30, npcType: "Monster" };
const vegus = { id: 27_316, name: "Fallen Chieftain Vegus", level: 55, npcType: "Monster" };
const mammon = { id: 31_126, name: "Blacksmith of Mammon", level: 70, npcType: "SignsPriest", kind: ["random"] };

/** Maps of spawns, read off the SQL files of spawns and the XML files of NPCs by hand. */
const goldenSpawns: readonly GoldenCase[] = [
  [
    // xml/mapRegions.xml: region 5 has the tiles (19, 20), (18, 21), (19, 21), (19, 22) and (19, 23). Tile (19, 20) begins at
    // x = -32768, y = 65536. Of the bosses of level 20 to 30 in sql/raidboss_spawnlist.sql these six stand there:
    // (25076,-60976,127552,-2960,...) and (25369,-45616,111024,...) in (18, 21), 25149 (y 138176) and 25166 (152000) in
    // (19, 22), 25352 (174912) in (19, 23), 25357 (112864) in (19, 21).
    `${root}/spawns?region=5&levelMin=20&levelMax=30&npcType=raidboss`,
    map(
      feature(raidBoss(25_076, "Princess Molrang", 25), [-60_976, 127_552, -2960]),
      feature(raidBoss(25_149, "Zombie Lord Crowl", 25), [-12_656, 138_176, -3584]),
      feature(raidBoss(25_166, "Ikuntai", 25), [-21_800, 152_000, -2900]),
      feature(raidBoss(25_352, "Giant Wasteland Basilisk", 30), [-16_912, 174_912, -3264]),
      feature(raidBoss(25_357, "Sukar Wererat Chief", 21), [-3456, 112_864, -3456]),
      feature(raidBoss(25_369, "Soul Scavenger", 25), [-45_616, 111_024, -3808]),
    ),
  ],
  [
    // sql/spawnlist.sql: ('32053', '113509', '-155266', '-1528', '3356', '60', '0', '1'), 1 by day, and
    // ('32055', '113791', '-155542', '-1528', '23964', '60', '0', '2'), 2 by night.
    `${root}/spawns?npc=32055,32053`,
    map(
      feature({ ...railroad, id: 32_053, name: "Abey", kind: ["day"] }, [113_509, -155_266, -1528]),
      feature(
        { ...railroad, id: 32_055, name: "Ghost of an Ancient Railroad Engineer", kind: ["night"] },
        [113_791, -155_542, -1528],
      ),
    ),
  ],
  [
    // sql/spawnlist.sql: ('27316', '171778', '44114', '-4872', ...); sql/random_spawn.sql: (112,27316,...);
    // sql/random_spawn_loc.sql: (112,171708,43964,-4972,-1).
    `${root}/spawns?q=chieftain+vegus`,
    map(feature({ ...vegus, kind: ["fixed", "random"] }, [171_778, 44_114, -4872], [171_708, 43_964, -4972])),
  ],
  [
    // sql/spawnlist.sql has twelve rows of 27077; of these ('27077', '48968', '90368', '-3536', ...),
    // ('27077', '43519', '93090', '-3672', ...) and ('27077', '46346', '88932', '-3488', ...) are in the box.
    `${root}/spawns?bbox=43519,88932,48968,93090&npc=27077`,
    map(feature(unicorn, [48_968, 90_368, -3536], [43_519, 93_090, -3672], [46_346, 88_932, -3488])),
  ],
  [
    // sql/random_spawn_loc.sql: of the six places of the Blacksmith of Mammon two are in the region of Hunters Village (11).
    `${root}/spawns?npc=31126&region=11`,
    map(feature(mammon, [12_669, -248_698, -9581], [140_519, 79_464, -5429])),
  ],
  [
    // client/hunting-zones.json: of the places of Mammon, (46303, 170091) lies in the Catacomb of the Branded (165).
    `${root}/spawns?npc=31126&location=165`,
    map(feature(mammon, [46_303, 170_091, -4981])),
  ],
  // xml/npcs: itemid="6660" is among the drops of 29001 alone, and no spoil; sql/grandboss_data.sql: (29001,-21610,181594,-5734,...).
  [
    `${root}/spawns?drops=6660`,
    map(feature({ id: 29_001, name: "Queen Ant", level: 40, npcType: "GrandBoss" }, [-21_610, 181_594, -5734])),
  ],
  [
    // curated/location-overrides.json: 34 for the Queen Ant, although 33 is nearer.
    `${root}/spawns?location=34&npc=29001`,
    map(feature({ id: 29_001, name: "Queen Ant", level: 40, npcType: "GrandBoss" }, [-21_610, 181_594, -5734])),
  ],
  [`${root}/spawns?location=33&npc=29001`, map()],
  [`${root}/spawns?spoils=6660`, map()],
  [`${root}/spawns?bbox=-1000000,-1000000,-500000,-500000`, map()],
  [`${root}/spawns?npc=999999`, map()],
];

const place = (id: number, name: string, type: object, x: number, y: number, z: number) => ({
  id,
  name,
  minLevel: null,
  ...type,
  x,
  y,
  z,
});
const town = { type: 3, typeName: "town" };

/** Frames for drawing, read off xml/mapRegions.xml and client/hunting-zones.json by hand. */
const goldenFrames: readonly GoldenCase[] = [
  [
    // A tile is 32,768 units: x from -4 · 32768 to 7 · 32768, y from -8 · 32768 to 8 · 32768.
    `${root}`,
    {
      data: expect.objectContaining({
        tileSize: 32_768,
        bounds: { xMin: -131_072, yMin: -262_144, xMax: 229_376, yMax: 262_144 },
      }),
    },
  ],
  [
    // <map geoY="10" geoX_16="3" geoX_17="3" geoX_18="7" ...> to <map geoY="25" geoX_16="0" ...>, and the names in the comment.
    `${root}`,
    {
      data: expect.objectContaining({
        grid: [
          [3, 3, 7, 9, 11, 4, 4, 4, 4, 4, 4],
          [3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4],
          [3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4],
          [3, 3, 3, 3, 3, 16, 16, 16, 16, 4, 4],
          [3, 3, 3, 3, 3, 16, 16, 16, 15, 15, 15],
          [3, 3, 3, 3, 3, 14, 14, 15, 15, 15, 15],
          [3, 3, 3, 14, 14, 14, 14, 15, 15, 15, 15],
          [2, 2, 2, 2, 18, 14, 9, 10, 10, 10, 10],
          [2, 2, 2, 2, 2, 9, 9, 10, 10, 10, 10],
          [2, 2, 2, 2, 1, 1, 9, 11, 10, 10, 10],
          [6, 6, 2, 5, 1, 1, 9, 11, 11, 11, 11],
          [6, 6, 5, 5, 7, 7, 8, 8, 8, 8, 8],
          [6, 6, 6, 5, 7, 7, 8, 8, 8, 8, 8],
          [0, 6, 6, 5, 17, 12, 13, 13, 13, 13, 13],
          [0, 0, 6, 6, 12, 12, 13, 13, 13, 13, 13],
          [0, 0, 0, 0, 0, 0, 13, 13, 13, 13, 13],
        ],
        regions: expect.arrayContaining([
          { id: 0, name: "Talking Island Village" },
          { id: 5, name: "Town of Gludio" },
          { id: 18, name: "Primeval Isle" },
        ]),
      }),
    },
  ],
  [
    // {"id":37,"type":3,"minLevel":0,"x":-12787,...}, {"id":24,"type":4,...}, {"id":42,"type":6,...}: 6 has no name.
    `${root}`,
    {
      data: expect.objectContaining({
        locations: expect.arrayContaining([
          place(24, "Giran Harbor", { type: 4, typeName: "harbour" }, 47_938, 186_864, -3420),
          place(37, "Town of Gludio", town, -12_787, 122_779, -3114),
          place(42, "Gludin Arena", { type: 6 }, -87_328, 142_266, -3640),
        ]),
      }),
    },
  ],
  [
    // {"id":7,"type":3,...}, {"id":8,"type":3,...} and {"id":43,"type":3,...}.
    `${root}`,
    {
      data: expect.objectContaining({
        towns: expect.arrayContaining([
          place(7, "Town of Dion", town, 16_856, 144_673, -3000),
          place(8, "Floran Village", town, 17_308, 170_368, -3495),
          place(43, "Gludio Castle", town, -18_341, 113_946, -1268),
        ]),
      }),
    },
  ],
];

const zone = (id: number, properties: object, ring: readonly (readonly number[])[]) => ({
  type: "Feature",
  id,
  geometry: { type: "Polygon", coordinates: [ring] },
  properties,
});

/**
 * Maps of zones, read off xml/zones by hand. Ids of interlude without one in the source count from 300,000 in the order of the files by
 * name: 4 in ArenaZone.xml, none of the 18 in BossZone.xml, 9 in CastleTeleportZone.xml, ...
 */
const goldenZones: readonly GoldenCase[] = [
  [
    // ArenaZone.xml, its first zone: <zone shape="Cuboid" minZ="-3596" maxZ="0"><!-- dion_monster_pvp --> from (11947, 183019) to
    // (12943, 184010).
    `${root}/zones?kind=Arena&bbox=12943,184010,12943,184010`,
    map(
      zone(300_000, { name: "dion_monster_pvp", kind: "arena", shape: "cuboid", minZ: -3596, maxZ: 0 }, [
        [11_947, 183_019],
        [12_943, 183_019],
        [12_943, 184_010],
        [11_947, 184_010],
        [11_947, 183_019],
      ]),
    ),
  ],
  [
    // BossZone.xml: <zone id="110000" shape="NPoly" minZ="-4815" maxZ="-315"><!-- Zaken Boss -->, with four corners.
    `${root}/zones?kind=boss&bbox=50000,213000,58000,222000`,
    map(
      zone(110_000, { name: "Zaken Boss", kind: "boss", shape: "polygon", minZ: -4815, maxZ: -315 }, [
        [50_797, 213_515],
        [57_617, 213_510],
        [57_669, 221_683],
        [50_773, 221_632],
        [50_797, 213_515],
      ]),
    ),
  ],
  [
    // ScriptZone.xml states the heights of archaic_laboratory_gate1 the other way round: minZ="-3300" maxZ="-3400".
    `${root}/zones?kind=script&bbox=89953,-106250,90242,-106143`,
    map(
      zone(100_001, { name: "archaic_laboratory_gate1", kind: "script", shape: "cuboid", minZ: -3400, maxZ: -3300 }, [
        [89_953, -106_250],
        [90_242, -106_250],
        [90_242, -106_143],
        [89_953, -106_143],
        [89_953, -106_250],
      ]),
    ),
  ],
  [`${root}/zones?kind=town&bbox=0,0,1,1`, map()],
];

/** Maps, and the frame for drawing them. */
export const goldenMap: readonly GoldenCase[] = [...goldenSpawns, ...goldenFrames, ...goldenZones];
