import { expect } from "vitest";
import type { GoldenCase } from "./golden-case.js";

const root = "/api/interlude";

// sql/random_spawn.sql: group 12 is NPC 31126, (12,31126,1,-1,-1,-1,'true','true'); the engine's time for -1 is an hour.
// sql/random_spawn_loc.sql: its six places. xml/mapRegions.xml: the region of the tile (x >> 15, y >> 15).
// client/hunting-zones.json: the nearest centre within 10,000 units; the three places far in the north have none.
const mammon = (x: number, y: number, z: number, region: object, location: object | null) => ({
  npcId: 31_126,
  x,
  y,
  z,
  heading: -1,
  respawnDelay: 3600,
  respawnRandom: 0,
  periodOfDay: 0,
  region,
  location,
});
const huntersVillage = { id: 11, name: "Hunters Village" };
const darkForest = { id: 73, name: "The Dark Forest", minLevel: 8 };
const branded = { id: 165, name: "Catacomb of the Branded", minLevel: 42 };
const mirrors = { id: 105, name: "The Forest of Mirrors", minLevel: 40 };

// client/hunting-zones.json: the third place lies 3431 from the tomb's centre and 5005 from that of the sepulchers.
const sepulchers = { id: 197, name: "Four Sepulchers", minLevel: 83 };
const tomb = { id: 199, name: "The Last Imperial Tomb", minLevel: 80 };

// sql/spawnlist_4s.sql: rows 21 and 42 (spawn types 1 and 2) are one place, as are 419 and 440, 817 and 838, 1215 and 1236.
const officer = (x: number, y: number, heading: number) => ({
  npcId: 18_120,
  x,
  y,
  z: -7218,
  heading,
  respawnDelay: 3600,
  respawnRandom: 0,
  periodOfDay: 0,
});
const officers = [
  officer(182_395, -85_585, 213),
  officer(180_696, -88_974, 213),
  officer(173_212, -85_382, 16_677),
  officer(175_595, -81_584, 16_677),
];

const queenAnt = { id: 29_001, name: "Queen Ant" };
const gludio = { id: 5, name: "Town of Gludio" };
const antNest = { id: 34, name: "The Ant Nest", minLevel: 29 };

/** Where NPCs stand that no ordinary spawn places, and with whom they appear. */
export const goldenPlaces: readonly GoldenCase[] = [
  [
    `${root}/npcs/31126/spawns`,
    {
      data: [
        mammon(-19_360, 13_278, -4901, { id: 2, name: "Dark Elven Village" }, darkForest),
        mammon(-53_131, -250_502, -7909, { id: 7, name: "Town of Dion" }, null),
        mammon(46_303, 170_091, -4981, { id: 12, name: "Giran Harbor" }, branded),
        mammon(-20_485, -251_008, -8165, { id: 9, name: "Town of Oren" }, null),
        mammon(12_669, -248_698, -9581, huntersVillage, null),
        mammon(140_519, 79_464, -5429, huntersVillage, mirrors),
      ],
    },
  ],
  [
    // Two of the six places are in the region of Hunters Village; of the three locations, with one place each, 73 is the lowest.
    `${root}/npcs/31126?fields=name,spawnGroups,spawnCount,primaryRegion,primaryLocation`,
    {
      data: {
        name: "Blacksmith of Mammon",
        spawnGroups: [{ kind: "random", places: 6, despawnSeconds: 3600 }],
        primaryRegion: huntersVillage,
        primaryLocation: darkForest,
        spawnCount: 6,
      },
    },
  ],
  [
    // (112,27316,1,1800000,14400000,1800000,...): every 4 hours for half an hour, and one row in sql/spawnlist.sql too.
    `${root}/npcs/27316?fields=spawnGroups,spawnCount`,
    { data: { spawnGroups: [{ kind: "random", places: 1, despawnSeconds: 1800 }], spawnCount: 2 } },
  ],
  [
    // (110,25283,1,-1,86400,0,...): Lilith stays until she is killed, and is back after a day.
    `${root}/npcs/25283?fields=spawnGroups,spawnCount`,
    { data: { spawnGroups: [{ kind: "random", places: 1, despawnSeconds: null }], spawnCount: 1 } },
  ],
  [
    `${root}/raw/monsters/25283/spawns`,
    { data: [expect.objectContaining({ npcId: 25_283, respawnDelay: 86_400, respawnRandom: 0 })] },
  ],
  [
    `${root}/npcs/18120/spawns`,
    {
      data: officers.map((spawn, index) => ({
        ...spawn,
        region: { id: 15, name: "Town of Goddard" },
        location: index === 2 ? tomb : sepulchers,
      })),
    },
  ],
  [`${root}/raw/monsters/18120/spawns`, { data: officers.flatMap((spawn) => [spawn, spawn]) }],
  [
    // xml/npcs/29000-29999.xml: <minion id="29003" min="3" max="3"/> <minion id="29005" min="4" max="4"/>.
    `${root}/npcs/29001?fields=minions`,
    {
      data: {
        minions: [
          { npc: { id: 29_003, name: "Nurse Ant" }, min: 3, max: 3 },
          { npc: { id: 29_005, name: "Royal Guard Ant" }, min: 4, max: 4 },
        ],
      },
    },
  ],
  [
    // Without a spawn of its own: the region of the queen's tile, and the location that is curated for her.
    `${root}/monsters/29003?fields=id,minionOf,primaryRegion,primaryLocation,spawnCount`,
    { data: { id: 29_003, minionOf: [queenAnt], primaryRegion: gludio, primaryLocation: antNest } },
  ],
  [
    // xml/npcs/25000-25999.xml: <minion id="25083" min="3" max="3"/> and 25084, one; both are "Cat Gang" of level 38.
    `${root}/npcs/25082?fields=minions`,
    { data: { minions: [{ npc: { id: 25_083, name: "Cat Gang" }, min: 4, max: 4 }] } },
  ],
  [
    // client/hunting-zones.json: "type":2.
    `${root}/locations/34?fields=name,type,typeName`,
    { data: { name: "The Ant Nest", type: 2, typeName: "dungeon" } },
  ],
];
