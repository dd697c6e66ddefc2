import { countItemGrades, countItemTypes, countNpcTypes, countWords, getDataset } from "@gamedata/core";
import { queryRoute } from "./query-route.js";

const counts = { tag: "Meta", shape: "counts", example: {} } as const;

/** The routes that count the values of filters, and describe the data set. */
export const metaRoutes = [
  queryRoute({
    ...counts,
    path: "/api/{chronicle}/meta/item-grades",
    operationId: "countItemGrades",
    summary: "Count items by grade",
    description: "The grades from lowest to highest; a grade that no item has is left out.",
    query: countItemGrades,
    resource: "NameCount",
  }),
  queryRoute({
    ...counts,
    path: "/api/{chronicle}/meta/item-types",
    operationId: "countItemTypes",
    summary: "Count items by type",
    description: "Weapons, armor and other items; a type that no item has is left out.",
    query: countItemTypes,
    resource: "NameCount",
  }),
  queryRoute({
    ...counts,
    path: "/api/{chronicle}/meta/npc-types",
    operationId: "countNpcTypes",
    summary: "Count raw NPCs by type",
    description: "Raw NPCs by the engine's type; `isMonster` marks the types that the monster routes list.",
    query: countNpcTypes,
    resource: "NpcTypeCount",
  }),
  queryRoute({
    path: "/api/{chronicle}/meta/words",
    operationId: "countWords",
    tag: "Meta",
    summary: "Count the words of the chronicle",
    description:
      "The words of each list that differs by chronicle, such as grades, types of weapons and races, with the number of records. Filters accept the words of their list; where no record has them, `grade` also accepts `none` to `s`, and `race` the races of all known chronicles.",
    shape: "part",
    query: countWords,
    resource: "ChronicleWords",
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
