import { getClass, getClasses, listClasses, parseClassId, parseClassIds } from "@gamedata/core";
import { classId, resources } from "@gamedata/schema";
import { detailRoute } from "./detail-route.js";
import { listRoute } from "./list-route.js";

/** The routes about player classes. */
export const classRoutes = [
  listRoute({
    path: "/api/{chronicle}/classes",
    operationId: "listClasses",
    tag: "Classes",
    summary: "List classes",
    description: "All player classes on one page, by id; ids start at 0.",
    parse: () => ({}),
    list: listClasses,
    row: resources.ClassSummary,
    bulk: { id: classId, parse: parseClassIds, get: getClasses, record: resources.ClassDetail, example: [0, 999_999] },
    example: {},
  }),
  detailRoute({
    path: "/api/{chronicle}/classes/{id}",
    operationId: "getClass",
    tag: "Classes",
    summary: "Get a class",
    description: "A class with the skills that it learns (costs in skill points) and the hennas that it may wear.",
    id: classId,
    parse: parseClassId,
    get: getClass,
    record: resources.ClassDetail,
    example: { id: 0 },
    refusals: { INVALID_ID: { id: "1e2" }, CLASS_NOT_FOUND: { id: 999_999 } },
  }),
];
