import { expect } from "vitest";
import { type GoldenCase, onePage } from "./golden-case.js";

const root = "/api/interlude";

const about = (value: number) => expect.closeTo(value, 9);
const insolence = { id: 98, name: "Tower of Insolence", minLevel: 60 };
const aden = { id: 10, name: "Town of Aden" };

const amon = {
  npc: { id: 21_081, name: "Power Angel Amon", type: "Monster", level: 75 },
  location: insolence,
  region: aden,
  spawnCount: 2,
  respawnSeconds: 300,
  expectedPerKill: about(0.000_859),
  perHour: about(0.020_616),
};
const mul = {
  npc: { id: 20_980, name: "Hallate's Follower Mul", type: "Monster", level: 68 },
  location: insolence,
  region: aden,
  spawnCount: 2,
  respawnSeconds: 220,
  expectedPerKill: about(0.000_339),
  perHour: about(0.011_094_545_455),
};

/** Where items are farmed, worked out by hand from the drops in xml/npcs and the delays in sql/spawnlist.sql. */
export const goldenFarming: readonly GoldenCase[] = [
  [
    // itemid="4985": 859 of 21081 and 339 of 20980, once each. Two spawns each, of 300 and of 220 seconds:
    // 2 · 3600 / 300 · 0.000859 and 2 · 3600 / 220 · 0.000339.
    `${root}/items/4985/farming`,
    { data: [amon, mul], meta: onePage(2, 50) },
  ],
  [
    // Of a player of level 78 the level gap reduces Mul (10 above: 82 / 300) and not Amon.
    `${root}/items/4985/farming?playerLevel=78&levelMax=70&fields=spawnCount,expectedPerKill`,
    { data: [{ spawnCount: 2, expectedPerKill: about(0.000_092_66) }], meta: onePage(1, 50) },
  ],
  [
    // itemid="8338": 1945 of 22077, with four spawns of 60 seconds: 4 · 60 · 0.001945 · 2 at rate 2.
    `${root}/items/8338/farming?rateDrop=2&by=kill`,
    {
      data: [
        {
          npc: { id: 22_077, name: "Horrifying Ginzu Golem VIII", type: "Monster", level: 54 },
          location: { id: 158, name: "Archaic Laboratory", minLevel: 50 },
          region: { id: 16, name: "Town of Schuttgart" },
          spawnCount: 4,
          respawnSeconds: 60,
          expectedPerKill: about(0.003_89),
          perHour: about(0.9336),
        },
      ],
      meta: onePage(1, 50),
    },
  ],
  [
    // The Queen Ant has no delay in sql/spawnlist.sql, and a location that is curated.
    `${root}/items/6660/farming?rateRaid=2`,
    {
      data: [
        {
          npc: { id: 29_001, name: "Queen Ant", type: "GrandBoss", level: 40 },
          location: { id: 34, name: "The Ant Nest", minLevel: 29 },
          region: { id: 5, name: "Town of Gludio" },
          spawnCount: 1,
          respawnSeconds: null,
          expectedPerKill: about(0.6),
          perHour: 0,
        },
      ],
      meta: onePage(1, 50),
    },
  ],
  [`${root}/items/6660/farming?spoil=true`, { data: [], meta: onePage(0, 50) }],
];
