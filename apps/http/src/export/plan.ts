import type { Catalog } from "@gamedata/core";
import type { LoadedChronicle } from "../node/load-chronicles.js";
import type { DataRoute, Route } from "../routes/route.js";
import { resourceIds } from "./resource-ids.js";

/** Where the resources of the API are; outside it are routes about a running server, which a copy is not. */
const API_ROOT = "/api/";

/** A route of the static copy, in one chronicle, and every path at which it may have a resource. */
export interface PlannedRoute {
  /** The path of the route, with `{id}` where it belongs. */
  readonly path: string;
  readonly resourcePaths: readonly string[];
  /** Whether its answers are pages of a list. */
  readonly isPaged: boolean;
}

/**
 * Plans the static copy: every cacheable route of the API, with every id of the data. A route that answers nothing without
 * a query, as a search, has no files: a query cannot be the name of one.
 *
 * @param routes The routes of the service.
 * @param chronicles The data of the chronicles that it serves.
 */
export function planResources(
  routes: readonly Route[],
  chronicles: readonly LoadedChronicle[],
): readonly PlannedRoute[] {
  const copied = routes.filter(({ path, cacheable }) => path.startsWith(API_ROOT) && cacheable);
  return copied.flatMap((route) => {
    if (route.kind === "service") return [{ path: route.path, resourcePaths: [route.path], isPaged: false }];
    return chronicles.filter(({ catalog }) => !needsQuery(route, catalog)).map((loaded) => planRoute(route, loaded));
  });
}

function planRoute(route: DataRoute, { chronicle, dataset }: LoadedChronicle): PlannedRoute {
  const path = route.path.replace("{chronicle}", chronicle.name);
  const ids = resourceIds(path, dataset);
  const resourcePaths = ids?.map((id) => path.replace("{id}", String(id))) ?? [path];
  return { path, resourcePaths, isPaged: "limit" in route.parameters };
}

function needsQuery({ parameters }: DataRoute, catalog: Catalog): boolean {
  return Object.entries(parameters).some(([name, schema]) => {
    const { type } = typeof schema === "function" ? schema(catalog) : schema;
    return name !== "id" && type !== "optional";
  });
}
