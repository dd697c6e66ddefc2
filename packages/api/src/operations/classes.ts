import {
  classCollection,
  experienceLevelCollection,
  getCharacter,
  getClassGrowth,
  planClassSkills,
} from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";
import { operation } from "../operation.js";

export const classOperations = [
  ...collectionOperations({
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
  ...collectionOperations({
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
  operation(planClassSkills, {
    path: "classes/{id}/skills",
    tag: "Classes",
    summary: "Plan the skills of a class at a level",
    description:
      "Every skill that the class and its ancestors teach up to a player level, with its highest level there, and the skill points, spellbooks and other items of all. What one knows is left out. Each skill level counts once: at the least skill points, where several classes teach it. `next` has what comes at the next player levels.",
    example: { id: 0, query: { level: 5 } },
    furtherExamples: { known: { id: 0, query: { level: 10, known: "3-3,16-3" } } },
    errorExamples: { INVALID_PARAMETER: { id: 0, query: { level: 0 } } },
  }),
  operation(getClassGrowth, {
    path: "classes/{id}/growth",
    tag: "Classes",
    summary: "Get what a class has by level",
    description:
      "Base attributes, attack, defence and speeds of a class, and its HP, MP and CP of each level, as the source states them: before the factors of attributes and level, which `/classes/{id}/character` applies.",
    mayLackData: true,
    example: { id: 0 },
  }),
  operation(getCharacter, {
    path: "classes/{id}/character",
    tag: "Classes",
    summary: "Compute the stats of a character",
    description:
      "Base attributes, HP, MP, CP, attack, defence, speeds, critical rates, accuracy, evasion and weight limit of a character of the class, by what it wears and has: each as the game shows it, and the parts that add up to it. The character stands with all of its HP, by day. Effects that do not stack in the game all count.",
    mayLackData: true,
    example: { id: 0, query: { level: 1 } },
    furtherExamples: {
      equipped: { id: 9, query: { level: 76, items: ["6619-4", "2381"], skills: "1068-3" } },
    },
    errorExamples: { INVALID_PARAMETER: { id: 0, query: { level: 1, items: ["6619"] } } },
  }),
];
