import {
  armorSetCollection,
  augmentationCollection,
  exchangeCollection,
  fishCollection,
  hennaCollection,
  questCollection,
  recipeCollection,
  seedCollection,
  soulCrystalCollection,
} from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";

export const armorSetOperations = collectionOperations({
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
});

export const augmentationOperations = collectionOperations({
  collection: augmentationCollection,
  path: "augmentations",
  tag: "Items",
  nouns: ["a life stone", "life stones"],
  list: {
    description:
      "Life stones, which augment weapons, with the chances of a skill and of an attribute. Empty for a data set that does not state them.",
    example: { query: { grade: "top", levelMin: 70, sort: "-level" } },
  },
  detail: {
    description:
      "A life stone, by the id of its item, with what a weapon gains from it: skills, attributes and stats, each with its chance in percent, and the gemstones that are used up.",
    exampleId: 8723,
  },
  exampleIds: [8723, 8762, UNKNOWN_ID],
});

export const exchangeOperations = collectionOperations({
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
});

export const fishOperations = collectionOperations({
  collection: fishCollection,
  path: "fishes",
  tag: "Items",
  nouns: ["a fish", "fish"],
  list: {
    description:
      "Fish with level, kind, group and the numbers of their fights. Empty in a chronicle whose source states none (high-five).",
    example: { query: { lure: 7807, levelMin: 10, sort: "-level", limit: 2 } },
  },
  detail: { description: "A fish, by the id of its item, with the lures to which it comes.", exampleId: 6411 },
  exampleIds: [6411, 8483, UNKNOWN_ID],
});

export const hennaOperations = collectionOperations({
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
});

export const questOperations = collectionOperations({
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
});

export const recipeOperations = collectionOperations({
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
});

export const seedOperations = collectionOperations({
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
});

export const soulCrystalOperations = collectionOperations({
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
});
