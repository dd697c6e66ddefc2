import { operations } from "@gamedata/api";
import { dataRoute } from "./data-route.js";
import type { Route } from "./route.js";
import { serviceRoutes } from "./service.js";

/** All routes of the service; the OpenAPI document describes them. */
export const routeTable: readonly Route[] = [...operations.map(dataRoute), ...serviceRoutes];
