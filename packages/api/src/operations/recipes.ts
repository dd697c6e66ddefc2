import { recipeCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";

/** The operations of recipes. */
export const recipeOperations = [
  ...collectionOperations({
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
];
