import { countItemGrades, countItemTypes, countNpcTypes, countWords, getChanges, getDataset } from "@gamedata/core";
import { notComparedInWords } from "@gamedata/rules";
import * as v from "valibot";
import { type Operation, operation } from "../operation.js";

export const metaOperations = [
  operation(countItemGrades, {
    tag: "Meta",
    example: {},
    path: "meta/item-grades",
    summary: "Count items by grade",
    description: "The grades from lowest to highest; a grade that no item has is left out.",
  }),
  operation(countItemTypes, {
    tag: "Meta",
    example: {},
    path: "meta/item-types",
    summary: "Count items by type",
    description: "Weapons, armor and other items; a type that no item has is left out.",
  }),
  operation(countNpcTypes, {
    tag: "Meta",
    example: {},
    path: "meta/npc-types",
    summary: "Count raw NPCs by type",
    description: "Raw NPCs by the engine's type; `isMonster` marks the types that the monster routes list.",
  }),
  operation(countWords, {
    path: "meta/words",
    tag: "Meta",
    summary: "Count the words of the chronicle",
    description:
      "The words of each list that differs by chronicle, such as grades, types of weapons, races and kinds of zones, with the number of records. Filters accept the words of their list; where no record has them, `grade` also accepts `none` to `s`, and `race` the races of all known chronicles.",
    example: {},
  }),
  operation(getDataset, {
    path: "meta/dataset",
    tag: "Meta",
    summary: "Get the version of the data",
    description:
      "The data version, which each response has in `X-Data-Version` and which changes if and only if a table changes; the source of the data; the rows and the SHA-256 of each table.",
    example: {},
  }),
];

/** The query parameter that names the chronicle to compare with. */
const FROM = "from";

const fromSchema = v.pipe(
  v.string(),
  v.description("The chronicle with the old values; compared with itself, nothing differs."),
);

export const changesOperation: Operation = {
  path: "changes",
  operationId: getChanges.name,
  tag: "Meta",
  summary: "Compare with another chronicle",
  description: `The records that were added, removed and changed since another chronicle of the service, and the ids that name another thing in each: those whose names share no word. What is compared is what the records show, in game coordinates and whatever the order of a list is that has no order; armor sets are matched by their chest. \`limit\` and \`offset\` apply to each of the four lists. ${notComparedInWords()}`,
  shape: getChanges.shape,
  resource: getChanges.row,
  otherChronicle: FROM,
  parameters: (catalog) => ({ [FROM]: fromSchema, ...getChanges.input(catalog).entries }),
  example: { query: { type: "items", limit: 3 } },
  furtherExamples: {},
  errorsOf: () => ({
    INVALID_PARAMETER: { query: { limit: 0 } },
    INVALID_ENUM: { query: { [FROM]: "gracia" } },
  }),
};
