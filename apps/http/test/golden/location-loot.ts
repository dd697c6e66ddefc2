import { expect } from "vitest";
import { type GoldenCase, onePage } from "./golden-case.js";

const about = (value: number) => expect.closeTo(value, 9);

const gremlin = (expectedPerKill: unknown, perHour: unknown) => ({
  itemId: 57,
  itemName: "Adena",
  iconFile: "etc_adena_i00.png",
  expectedPerKill,
  perHour,
  npcs: [
    {
      npc: { id: 18_342, name: "Gremlin", type: "Monster", level: 1 },
      spawnCount: 14,
      respawnSeconds: 15,
      expectedPerKill,
      perHour,
    },
  ],
});

/** A sword of the Leader of Cat Gang, which appears again after 36 hours. */
const sword = (itemId: number, itemName: string) => ({
  itemId,
  itemName,
  expectedPerKill: null,
  perHour: about((3600 / 129_600) * 0.040_272),
  npcs: [
    {
      npc: { id: 25_082, name: "Leader of Cat Gang", type: "RaidBoss", level: 39 },
      spawnCount: 1,
      respawnSeconds: 129_600,
      expectedPerKill: about(0.040_272),
      perHour: about((3600 / 129_600) * 0.040_272),
    },
  ],
});

const stone = (itemId: number, itemName: string, npc: object, spawnCount: number) => ({
  itemId,
  itemName,
  expectedPerKill: about((1.5 * spawnCount) / 17),
  perHour: about(1.5 * 60 * spawnCount),
  npcs: [{ npc, spawnCount, respawnSeconds: 60, expectedPerKill: 1.5, perHour: about(1.5 * 60 * spawnCount) }],
});

/** What is given in locations, worked out by hand from the drops and spawns of the sources. */
export const goldenLocationLoot: readonly GoldenCase[] = [
  [
    // hunting-zones.json: Strip Mine at 106561, -173949. sql/spawnlist.sql: nearest to it are 14 rows of 18342, of 15 seconds.
    // xml/npcs: <drop itemid="57" min="7" max="13" chance="1000000"/>: 10 a kill; 14 · 3600 / 15 · 10 an hour.
    "/api/interlude/locations/139/loot",
    { data: [gremlin(10, 33_600)], meta: onePage(1, 50) },
  ],
  [
    // 9 levels above: 91 / 300 of each chance.
    "/api/interlude/locations/139/loot?playerLevel=10",
    { data: [gremlin(about(910 / 300), about((33_600 * 91) / 300))], meta: onePage(1, 50) },
  ],
  [
    // sql/raidboss_spawnlist.sql: 25082 at 88512, 140576, of 36 hours; its eleven items and those of its two
    // minions are all that NPCs near Giran Castle Town drop. Its first category has two rows of 20136: at rate 2 its chance is 0.080544,
    // half of it for each. A boss counts in no mean.
    "/api/interlude/locations/25/loot?rateRaid=2&limit=2&fields=itemId,itemName,expectedPerKill,perHour,npcs",
    {
      data: [sword(71, "Flamberge"), sword(72, "Stormbringer")],
      meta: onePage(13, 2),
    },
  ],
  // The centre of Ivory Tower Crater is that of Ivory Tower, whose id is lower: no spawn is nearest to it.
  ["/api/interlude/locations/90/loot", { data: [], meta: onePage(0, 50) }],
  [
    "/api/interlude/locations/90?fields=name,spawnCount,nearestWithMonsters",
    {
      data: {
        name: "Ivory Tower Crater",
        spawnCount: 0,
        nearestWithMonsters: { location: { id: 81, name: "Ivory Tower", minLevel: null }, distance: 0 },
      },
    },
  ],
  [
    // hunting-zones.json: Seed of Infinity at -183292, 206063. sql/spawnlist.sql: nearest to it are 5, 5 and 4 rows of 18684, 18685
    // and 18686, and one each of 18690, 18691 and 18692, all of 60 seconds: 17 spawns that give 1 or 2 pieces.
    "/api/high-five/locations/1013/loot?fields=itemId,itemName,expectedPerKill,perHour,npcs",
    {
      data: [
        stone(14_009, "Extracted Red Star Stone", { id: 18_684, name: "Red Star Stone", type: "Npc", level: 1 }, 14),
        stone(14_011, "Extracted Green Star Stone", { id: 18_690, name: "Green Star Stone", type: "Npc", level: 1 }, 3),
      ],
      meta: onePage(2, 50),
    },
  ],
  [
    // sql/raidboss_spawnlist.sql: (25082,88512,140576,-3483,0,36,24,0,0,0), in hours.
    "/api/interlude/monsters?q=leader+of+cat&with=place&fields=name,place",
    {
      data: [
        {
          name: "Leader of Cat Gang",
          place: {
            region: { id: 8, name: "Town of Giran" },
            location: { id: 25, name: "Giran Castle Town", minLevel: null },
            spawnCount: 1,
            spawn: { x: 88_512, y: 140_576, z: -3483, respawnDelay: 129_600, respawnRandom: 86_400 },
          },
        },
      ],
      meta: onePage(1, 50),
    },
  ],
];
