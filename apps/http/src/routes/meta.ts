import { countItemGrades, countItemTypes, countNpcTypes, getDataset } from "@gamedata/core";
import { queryRoute } from "./query-route.js";

/** The routes that count the values of filters, and describe the data set. */
export const metaRoutes = [
  queryRoute({
    path: "/api/{chronicle}/meta/item-grades",
    operationId: "countItemGrades",
    tag: "Meta",
    summary: "Count items by grade",
    shape: "counts",
    query: countItemGrades,
    resource: "NameCount",
    example: {},
  }),
  queryRoute({
    path: "/api/{chronicle}/meta/item-types",
    operationId: "countItemTypes",
    tag: "Meta",
    summary: "Count items by type",
    shape: "counts",
    query: countItemTypes,
    resource: "NameCount",
    example: {},
  }),
  queryRoute({
    path: "/api/{chronicle}/meta/npc-types",
    operationId: "countNpcTypes",
    tag: "Meta",
    summary: "Count raw NPCs by type",
    description: "Source entries by the engine's type; `isMonster` marks the types that the monster routes list.",
    shape: "counts",
    query: countNpcTypes,
    resource: "NpcTypeCount",
    example: {},
  }),
  queryRoute({
    path: "/api/{chronicle}/meta/dataset",
    operationId: "getDataset",
    tag: "Meta",
    summary: "Get the version of the data",
    description:
      "The data version, which each response has in `X-Data-Version` and which changes if and only if a table changes; the source of the data; the rows and the SHA-256 of each table.",
    shape: "part",
    query: getDataset,
    resource: "DatasetMeta",
    example: {},
  }),
];
