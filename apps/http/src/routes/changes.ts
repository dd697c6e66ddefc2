import { getChanges } from "@gamedata/core";
import { parseChoice, parseInput } from "@gamedata/core/parse";
import * as v from "valibot";
import type { DataRoute } from "./route.js";

/** The query parameter that names the chronicle to compare with. */
const FROM = "from";

const fromSchema = v.pipe(
  v.string(),
  v.description("The chronicle with the old values; compared with itself, nothing differs."),
);

/** The route that compares two chronicles. */
export const changesRoute: DataRoute = {
  path: "/api/{chronicle}/changes",
  operationId: "getChanges",
  tag: "Meta",
  summary: "Compare with another chronicle",
  description:
    "The records that were added, removed and changed since another chronicle of the service, and the ids that name another thing in each: those whose names share no word. What is compared is what the records show, in game coordinates and whatever the order of a list is that has no order; armor sets are matched by their chest. The schema of the response lists what is not compared. `limit` and `offset` apply to each of the four lists.",
  kind: "data",
  cacheable: true,
  shape: "part",
  resource: "Changes",
  otherChronicle: FROM,
  parameters: (catalog) => ({ [FROM]: fromSchema, ...getChanges.input(catalog).entries }),
  example: { query: { type: "items", limit: 3 } },
  furtherExamples: {},
  errorExamples: () => ({
    INVALID_PARAMETER: { query: { limit: 0 } },
    INVALID_ENUM: { query: { [FROM]: "gracia" } },
  }),
  prepare(catalog, { query }, { manifests, catalogs }) {
    const from = parseChoice(query, FROM, [...manifests.keys()]);
    const other = catalogs.get(from);
    if (other === undefined) throw new Error(`The chronicle ${from} is not loaded`);
    const { answer, steps } = getChanges.prepare(catalog, other, parseInput(getChanges.input(catalog), query));
    return Object.assign(() => ({ body: { data: answer() } }), {
      *steps() {
        return { body: { data: yield* steps() } };
      },
    });
  },
};
