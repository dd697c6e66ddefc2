import { getClass, listClasses, parseClassId } from "@gamedata/core";
import { classId, resources } from "@gamedata/schema";
import { page, single } from "./envelope.js";
import { dataRoute } from "./route.js";

/** The routes about player classes. */
export const classRoutes = [
  dataRoute({
    path: "/api/{chronicle}/classes",
    operationId: "listClasses",
    tag: "Classes",
    summary: "List classes",
    description: "All player classes on one page, by id; ids start at 0.",
    parse: () => undefined,
    answer: (catalog) => listClasses(catalog),
    response: page(resources.ClassSummary),
    example: {},
  }),
  dataRoute({
    path: "/api/{chronicle}/classes/{id}",
    operationId: "getClass",
    tag: "Classes",
    summary: "Get a class",
    description: "A class with the skills that it learns (costs in skill points) and the hennas that it may wear.",
    parameters: { id: classId },
    parse: ({ id }) => parseClassId(id),
    answer: (catalog, id) => ({ data: getClass(catalog, id) }),
    response: single(resources.ClassDetail),
    example: { id: 0 },
    refusals: { INVALID_ID: { id: "1e2" }, CLASS_NOT_FOUND: { id: 999_999 } },
  }),
];
