import { augmentationCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";

/** The operations of life stones. */
export const augmentationOperations = [
  ...collectionOperations({
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
  }),
];
