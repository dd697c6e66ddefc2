import {
  armorSetCollection,
  classCollection,
  exchangeCollection,
  experienceLevelCollection,
  hennaCollection,
  itemCollection,
  locationCollection,
  monsterCollection,
  npcCollection,
  questCollection,
  rawMonsterCollection,
  rawNpcCollection,
  recipeCollection,
  regionCollection,
  seedCollection,
  skillCollection,
  soulCrystalCollection,
  teleportCollection,
} from "@gamedata/core";
import { collectionRoutes } from "./collection-routes.js";
import { UNKNOWN_ID } from "./error-examples.js";

/** The id of an NPC that is not a monster: Trader Lector. */
const NO_MONSTER = 30_001;

/** The routes of every collection. */
export const collectionRouteTable = [
  ...collectionRoutes("items", {
    collection: itemCollection,
    path: "items",
    tag: "Items",
    nouns: ["an item", "items"],
    list: {
      description: "All items, including special-ability variants.",
      example: { query: { q: "draconic", sort: "-name", limit: 3 } },
    },
    detail: {
      description:
        "An item with its stats and its links to sets, recipes, exchanges, shops, seeds, quests, skills and hennas.",
      exampleId: 1864,
    },
    exampleIds: [1666, 23, UNKNOWN_ID],
  }),
  ...collectionRoutes("npcs", {
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
  ...collectionRoutes("monsters", {
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
  ...collectionRoutes("quests", {
    collection: questCollection,
    path: "quests",
    tag: "Quests",
    nouns: ["a quest", "quests"],
    list: {
      description: "All quests, or those that match the filters, on one page, by id.",
      example: { query: { reward: 906, level: 2 } },
    },
    detail: {
      description: "A quest with its involved NPCs and rewards; adena, experience and skill points as numbers.",
      exampleId: 2,
    },
    exampleIds: [2, 1, UNKNOWN_ID],
  }),
  ...collectionRoutes("classes", {
    collection: classCollection,
    path: "classes",
    tag: "Classes",
    nouns: ["a class", "classes"],
    list: { description: "All player classes on one page, by id; ids start at 0." },
    detail: {
      description: "A class with the skills that it learns (costs in skill points) and its allowed hennas.",
      exampleId: 0,
    },
    exampleIds: [0, UNKNOWN_ID],
  }),
  ...collectionRoutes("armorSets", {
    collection: armorSetCollection,
    path: "armor-sets",
    tag: "Armor sets",
    nouns: ["an armor set", "armor sets"],
    list: {
      description:
        "All armor sets, or those that match the filters, on one page, by id, with their pieces and bonus skills.",
      example: { query: { grade: "a", stat: "pAtkSpd" } },
    },
    exampleIds: [2, 1, UNKNOWN_ID],
  }),
  ...collectionRoutes("hennas", {
    collection: hennaCollection,
    path: "hennas",
    tag: "Hennas",
    nouns: ["a henna", "hennas"],
    list: {
      description:
        "All henna symbols, or those that match the filters, on one page, by symbol id; engraving prices in adena.",
      example: { query: { stat: "STR", value: 4 } },
    },
    detail: { description: "A henna symbol, by its symbol id, with its allowed classes.", exampleId: 1 },
    exampleIds: [172, 1, 181],
  }),
  ...collectionRoutes("locations", {
    collection: locationCollection,
    path: "locations",
    tag: "Map",
    nouns: ["a location", "locations"],
    list: { description: "All hunting and map locations on one page, by id, with the recommended player level." },
    detail: {
      description:
        "A location with the NPCs that spawn there, by level (null last), name and id; the level range is that of the monsters. Coordinates in game units.",
      exampleId: 72,
    },
    exampleIds: [72, 22, 1],
  }),
  ...collectionRoutes("regions", {
    collection: regionCollection,
    path: "regions",
    tag: "Map",
    nouns: ["a region", "regions"],
    list: {
      description: "All map regions on one page, by id. Characters that die in a region return to the same town.",
    },
    detail: {
      description:
        "A region with the NPCs that spawn there, by level (null last), name and id; the level range is that of the monsters. Ids start at 0.",
      exampleId: 18,
    },
    exampleIds: [18, UNKNOWN_ID],
  }),
  ...collectionRoutes("recipes", {
    collection: recipeCollection,
    path: "recipes",
    tag: "Items",
    nouns: ["a recipe", "recipes"],
    list: {
      description:
        "Crafting recipes, one for each recipe item, with their product and the rare product that a craft can give instead; success rates and chances in percent.",
      example: { query: { ingredient: 1864, levelMax: 3, sort: "-level", limit: 3 } },
    },
    detail: { description: "A recipe with its ingredients, by the id of its recipe item.", exampleId: 1666 },
    exampleIds: [1666, 2139, UNKNOWN_ID],
  }),
  ...collectionRoutes("skills", {
    collection: skillCollection,
    path: "skills",
    tag: "Skills",
    nouns: ["a skill", "skills"],
    list: {
      description: "Every skill: those of classes, items, sets and NPCs.",
      example: { query: { classId: 10, maxPlayerLevel: 7, operateType: "OP_ACTIVE", sort: "name", limit: 3 } },
    },
    detail: {
      description:
        "A skill with all of its levels, each written out in full, and the classes, items and NPCs that have it. With `level` only that level, and who has it at that level. MP in two parts, at the start of a cast and after it; times in milliseconds.",
      exampleId: 1068,
    },
    exampleIds: [1177, 1068, UNKNOWN_ID],
  }),
  ...collectionRoutes("seeds", {
    collection: seedCollection,
    path: "seeds",
    tag: "Items",
    nouns: ["a seed", "seeds"],
    list: {
      description: "Seeds of the manor, with crops, rewards and the castle that sells them.",
      example: { query: { reward: 1864, levelMax: 10, sort: "-level", limit: 2 } },
    },
    detail: { description: "A seed, by the id of its item.", exampleId: 5016 },
    exampleIds: [5016, 5650, UNKNOWN_ID],
  }),
  ...collectionRoutes("teleports", {
    collection: teleportCollection,
    path: "teleports",
    tag: "Map",
    nouns: ["a teleport", "teleports"],
    list: {
      description: "Teleports that NPCs offer, with destination and price; coordinates in game units.",
      example: { query: { npc: 30_080, q: "giran", limit: 2 } },
    },
    detail: {
      description:
        "A teleport, by its id: the id of the raw NPC, then the number of the destination in the source with as many digits as the longest of the chronicle has, at least five (interlude: NPC × 100,000 + destination; high-five: NPC × 1,000,000 + destination).",
      exampleId: 3_000_600_015,
    },
    exampleIds: [3_000_600_015, 3_008_009_902, UNKNOWN_ID],
  }),
  ...collectionRoutes("experienceLevels", {
    collection: experienceLevelCollection,
    path: "experience",
    tag: "Classes",
    nouns: ["an experience level", "experience levels"],
    list: {
      description:
        "The total experience of each player level, and what the next level takes; all on one page. The last row is the limit of the experience.",
    },
    detail: { description: "The experience of a level, by the level.", exampleId: 40 },
    exampleIds: [40, 80, 82],
  }),
  ...collectionRoutes("soulCrystals", {
    collection: soulCrystalCollection,
    path: "soul-crystals",
    tag: "Items",
    nouns: ["a soul crystal", "soul crystals"],
    list: {
      description: "Soul crystals of all levels, each with the next one and what is left when it breaks.",
      example: { query: { color: "red", levelMin: 10, sort: "-level", limit: 2 } },
    },
    detail: {
      description:
        "A soul crystal, by the id of its item, with the NPCs that raise its level: one row for each NPC and rule; chances in percent.",
      exampleId: 5580,
    },
    exampleIds: [5580, 5908, UNKNOWN_ID],
  }),
  ...collectionRoutes("exchanges", {
    collection: exchangeCollection,
    path: "exchanges",
    tag: "NPCs",
    nouns: ["a list of exchanges", "lists of exchanges"],
    list: {
      description: "The lists of exchanges that NPCs offer (multisells), by id.",
      example: { query: { produces: 1894, limit: 3 } },
    },
    detail: {
      description:
        "A list of exchanges with what each takes and gives; the adena of which an owned castle's tax is taken is `taxBase`, and not in `required`. What a player needs and keeps has `isKept`.",
      exampleId: 6281,
    },
    exampleIds: [6281, UNKNOWN_ID],
  }),
  ...collectionRoutes("rawNpcs", {
    collection: rawNpcCollection,
    path: "raw/npcs",
    tag: "Raw",
    nouns: ["a raw NPC", "raw NPCs"],
    list: { description: "All raw NPCs, including monsters.", example: { query: { q: "queen ant", limit: 1 } } },
    detail: { description: "One raw NPC, by its own id.", exampleId: 29_001 },
    exampleIds: [30_001, 2],
  }),
  ...collectionRoutes("rawMonsters", {
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
];
