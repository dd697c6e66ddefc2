import { changesRoute } from "./changes.js";
import { collectionRouteTable } from "./collections.js";
import { huntingRoutes } from "./hunting.js";
import { mapRoutes } from "./map.js";
import { metaRoutes } from "./meta.js";
import type { Route } from "./route.js";
import { searchRoutes } from "./search.js";
import { serviceRoutes } from "./service.js";
import { subResourceRoutes } from "./sub-resources.js";
import { travelRoutes } from "./travel.js";

/** All routes of the service; the OpenAPI document describes them. */
export const routeTable: readonly Route[] = [
  ...collectionRouteTable,
  ...subResourceRoutes,
  ...huntingRoutes,
  ...travelRoutes,
  ...mapRoutes,
  ...searchRoutes,
  ...metaRoutes,
  changesRoute,
  ...serviceRoutes,
];
