import { getChanges } from "@gamedata/core";
import { notComparedInWords } from "@gamedata/rules";
import * as v from "valibot";
import type { Operation } from "../operation.js";

/** The query parameter that names the chronicle to compare with. */
const FROM = "from";

const fromSchema = v.pipe(
  v.string(),
  v.description("The chronicle with the old values; compared with itself, nothing differs."),
);

/** The operation that compares two chronicles. */
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
