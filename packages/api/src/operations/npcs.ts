import {
  getFight,
  getNpcDrops,
  getNpcLoot,
  getNpcShop,
  listNpcSpawns,
  listRawMonsterSpawns,
  npcCollection,
  rawMonsterCollection,
  rawNpcCollection,
} from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { NO_MONSTER, UNKNOWN_ID } from "../error-examples.js";
import { operation } from "../operation.js";

/** The id of an NPC without drops: Grand Master Roien. */
const WITHOUT_DROPS = 30_008;

export const npcOperations = [
  ...collectionOperations({
    collection: npcCollection,
    path: "npcs",
    tag: "NPCs",
    nouns: ["an NPC", "NPCs"],
    list: {
      description: "The cleaned layer: one record per name and level, including monsters.",
      example: { query: { npcType: "RaidBoss", levelMin: 40, sort: "level", limit: 3 } },
    },
    detail: {
      description: "By its canonical id, or by that of any raw NPC that was merged into it.",
      exampleId: 29_001,
    },
    exampleIds: [30_001, 30_008, UNKNOWN_ID],
  }),
  operation(listNpcSpawns, {
    path: "npcs/{id}/spawns",
    tag: "NPCs",
    summary: "List where an NPC spawns",
    description:
      "Coordinates in game units, delays in seconds; empty for an NPC without spawns. Of the places of a spawn group one is used at a time (`spawnGroups` of the NPC).",
    example: { id: 29_001 },
    mayLackData: true,
  }),
  operation(getNpcDrops, {
    path: "npcs/{id}/drops",
    tag: "NPCs",
    summary: "Get what an NPC drops",
    description: "Adena, then regular drops, then spoil, by chance in percent; 404 for an NPC without drops.",
    example: { id: 29_001 },
    errorExamples: { DROPS_NOT_FOUND: { id: WITHOUT_DROPS } },
    mayLackData: true,
  }),
  operation(getNpcLoot, {
    path: "npcs/{id}/loot",
    tag: "NPCs",
    summary: "Get what a kill of an NPC gives at a server's rates",
    description:
      "The probability and the expected pieces of every drop, by the rules of the game engine: a group gives at most one item, and a player far above the level of the monster gets less. Computed for one raw NPC, by default the canonical one; empty `rows` for an NPC without loot.",
    example: { id: 20_120 },
    furtherExamples: { rates: { id: 20_120, query: { rateDrop: 10, rateAdena: 7.5, rateSpoil: 10, playerLevel: 12 } } },
    errorExamples: {
      INVALID_PARAMETER: { id: 20_120, query: { rateDrop: 0 } },
      INVALID_ENUM: { id: 20_120, query: { raw: 1 } },
    },
    mayLackData: true,
  }),
  operation(getNpcShop, {
    path: "npcs/{id}/shop",
    tag: "NPCs",
    summary: "Get what an NPC sells and exchanges",
    description: "Prices in adena. For an NPC that sells and exchanges nothing, only `npc` is returned.",
    example: { id: 30_001 },
  }),
  operation(getFight, {
    path: "npcs/{id}/fight",
    tag: "NPCs",
    summary: "Compute a fight of a character against an NPC",
    description:
      "Mean values: chance to hit, damage of a hit or a skill, attacks and seconds to kill, HP that the character loses, and what an hour gives without walking and resting, which is an upper bound. The character is that of `/classes/{id}/character`; it stands in front of the NPC by day. The spread of damage, elements, weaknesses of the NPC to weapons and of its race, resisted magic and the shield of the character count; NPCs do not block, and their skills and helpers do not count.",
    mayLackData: true,
    example: { id: 20_120, query: { class: 0, level: 18, items: ["1"], shots: "soulshot" } },
    furtherExamples: {
      magic: {
        id: 20_120,
        query: { class: 10, level: 18, skills: "1085-1", attackSkill: "1177-5", shots: "blessedSpiritshot" },
      },
    },
    errorExamples: {
      INVALID_PARAMETER: { id: 20_120, query: { level: 18 } },
      NPC_NOT_FOUND: { id: UNKNOWN_ID, query: { class: 0 } },
    },
  }),
  operation(getNpcDrops, {
    operationId: "getDropsOfNpc",
    path: "drops/npc/{id}",
    tag: "Drops",
    summary: "Get what an NPC drops, at an alternative path",
    description: "The same response as `/api/{chronicle}/npcs/{id}/drops`.",
    example: { id: 29_001 },
    errorExamples: { DROPS_NOT_FOUND: { id: WITHOUT_DROPS } },
    mayLackData: true,
  }),
];

export const rawOperations = [
  ...collectionOperations({
    collection: rawNpcCollection,
    path: "raw/npcs",
    tag: "Raw",
    nouns: ["a raw NPC", "raw NPCs"],
    list: { description: "All raw NPCs, including monsters.", example: { query: { q: "queen ant", limit: 1 } } },
    detail: { description: "One raw NPC, by its own id.", exampleId: 29_001 },
    exampleIds: [30_001, 2],
  }),
  ...collectionOperations({
    collection: rawMonsterCollection,
    path: "raw/monsters",
    tag: "Raw",
    nouns: ["a raw monster", "raw monsters"],
    list: {
      description: "All raw NPCs of a monster type.",
      example: { query: { npcType: "GrandBoss", sort: "-level", limit: 1 } },
    },
    detail: {
      description: "One raw NPC, by its own id; 404 for an NPC that is not a monster.",
      exampleId: 20_001,
    },
    exampleIds: [20_001, NO_MONSTER],
    otherId: NO_MONSTER,
  }),
  operation(listRawMonsterSpawns, {
    path: "raw/monsters/{id}/spawns",
    tag: "Raw",
    summary: "List where a raw monster spawns",
    description: "Coordinates in game units, delays in seconds; empty for a monster without spawns.",
    example: { id: 29_001 },
    errorExamples: { MONSTER_NOT_FOUND: { id: NO_MONSTER } },
    mayLackData: true,
  }),
];
