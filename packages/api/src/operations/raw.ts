import { listRawMonsterSpawns, rawMonsterCollection, rawNpcCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { NO_MONSTER } from "../error-examples.js";
import { operation } from "../operation.js";

/** The operations of raw NPCs. */
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
  }),
];
