import { countItemGrades, countItemTypes, countNpcTypes, getDataset } from "@gamedata/core";
import { resources } from "@gamedata/schema";
import * as v from "valibot";
import { single } from "./envelope.js";
import { dataRoute } from "./route.js";

/** The routes that count the values which other routes filter by, and tell which data it is. */
export const metaRoutes = [
  dataRoute({
    path: "/api/{chronicle}/meta/item-grades",
    operationId: "countItemGrades",
    tag: "Meta",
    summary: "Count items by grade",
    parse: () => undefined,
    answer: (catalog) => ({ data: countItemGrades(catalog) }),
    response: single(v.array(resources.NameCount)),
    example: {},
  }),
  dataRoute({
    path: "/api/{chronicle}/meta/item-types",
    operationId: "countItemTypes",
    tag: "Meta",
    summary: "Count items by type",
    parse: () => undefined,
    answer: (catalog) => ({ data: countItemTypes(catalog) }),
    response: single(v.array(resources.NameCount)),
    example: {},
  }),
  dataRoute({
    path: "/api/{chronicle}/meta/npc-types",
    operationId: "countNpcTypes",
    tag: "Meta",
    summary: "Count raw NPCs by type",
    description: "Raw records, by the engine's type; `isMonster` tells which types the monster routes list.",
    parse: () => undefined,
    answer: (catalog) => ({ data: countNpcTypes(catalog) }),
    response: single(v.array(resources.NpcTypeCount)),
    example: {},
  }),
  dataRoute({
    path: "/api/{chronicle}/meta/dataset",
    operationId: "getDataset",
    tag: "Meta",
    summary: "Tell which data this is",
    description:
      "The data version, which every response names in `X-Data-Version` and which changes exactly when a table does; where the data comes from; the rows and the SHA-256 of every table.",
    parse: () => undefined,
    answer: (catalog) => ({ data: getDataset(catalog) }),
    response: single(resources.DatasetMeta),
    example: {},
  }),
];
