import { listHuntingTargets, monsterCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { NO_MONSTER } from "../error-examples.js";
import { operation } from "../operation.js";

export const monsterOperations = [
  ...collectionOperations({
    collection: monsterCollection,
    path: "monsters",
    tag: "Monsters",
    nouns: ["a monster", "monsters"],
    list: {
      description: "The monsters of the cleaned layer: one record per name and level.",
      example: { query: { q: "dragon", levelMin: 60, sort: "-level", limit: 3 } },
    },
    detail: {
      description:
        "By its canonical id, or by that of any raw NPC that was merged into it; 404 for an NPC that is not a monster.",
      exampleId: 20_001,
    },
    exampleIds: [20_001, 18_342, NO_MONSTER],
    otherId: NO_MONSTER,
  }),
  operation(listHuntingTargets, {
    path: "hunting",
    takesLong: true,
    tag: "Monsters",
    summary: "Rank what a player of a level can hunt",
    description:
      "One row for each monster of the cleaned layer that spawns and gives experience, by what a kill gives for each 1,000 of its effective HP, highest first, then by NPC id; bosses are left out. Experience and SP are after the server's rates and the level rule in `meta`; adena and value are those of the loot. A ranking and no forecast: what a player kills in an hour depends on class and equipment. With `class` and what the character wears and has, each row has its fight, as `/npcs/{id}/fight` computes it; `per=fight` ranks by an hour of fights without walking and resting, which is an upper bound. The levels of the monsters are not bounded by that of the player: use `levelMin` and `levelMax`.",
    mayLackData: true,
    example: { query: { playerLevel: 20, levelMin: 12, levelMax: 22, limit: 3 } },
    furtherExamples: {
      adena: {
        query: { playerLevel: 40, rateAdena: 5, by: "adena", per: "kill", levelMin: 32, levelMax: 42, limit: 2 },
      },
      character: {
        query: {
          playerLevel: 20,
          class: 0,
          items: ["1"],
          skills: "1068-1",
          attackSkill: "3-9",
          shots: "soulshot",
          per: "fight",
          levelMin: 15,
          levelMax: 22,
          limit: 2,
        },
      },
      region: { query: { playerLevel: 30, region: 5, per: "hour", aggressive: "false", limit: 2 } },
    },
    errorExamples: {
      INVALID_PARAMETER: { query: {} },
      INVALID_ENUM: { query: { playerLevel: 20, by: "gold" } },
    },
  }),
];
