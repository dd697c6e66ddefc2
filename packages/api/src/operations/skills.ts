import { getSkillEnchanting, skillCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";
import { operation } from "../operation.js";

export const skillOperations = [
  ...collectionOperations({
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
  operation(getSkillEnchanting, {
    path: "skills/{id}/enchant",
    tag: "Skills",
    summary: "Get the enchant routes of a skill",
    description:
      "For each step of a route the values that it changes, and, where the source states them, the experience, SP, adena and item of a try, and its chance by the level of the character. A failed try takes the skill back to its highest level without enchantment. `routes` is empty for a skill that cannot be enchanted.",
    example: { id: 1 },
  }),
];
