import type { Catalog } from "@gamedata/core";
import type { Route } from "@gamedata/http/service";

type DataRoute = Extract<Route, { readonly kind: "data" }>;

/** The root of the API. Other routes describe a running server and are not copied. */
const API_ROOT = "/api/";

/** A route of the static copy for one chronicle. */
export interface PlannedRoute {
  /** The path of the route, with `{id}` as placeholder. */
  readonly path: string;
  /** Every path that may have a resource. */
  readonly resourcePaths: readonly string[];
  /** Whether the responses are pages of a list. */
  readonly isPaged: boolean;
}

/**
 * Lists the resources to copy: every cacheable route of the API with every id of the data. A route with a required query
 * parameter, such as the search, is left out, because a query cannot be a file name.
 */
export function planResources(routes: readonly Route[], catalogs: readonly Catalog[]): readonly PlannedRoute[] {
  const copied = routes.filter(({ path, cacheable }) => path.startsWith(API_ROOT) && cacheable);
  return copied.flatMap((route) => {
    if (route.kind === "service") return [{ path: route.path, resourcePaths: [route.path], isPaged: false }];
    return catalogs.filter((catalog) => !needsQuery(route, catalog)).map((catalog) => planRoute(route, catalog));
  });
}

function planRoute(route: DataRoute, catalog: Catalog): PlannedRoute {
  const path = route.path.replace("{chronicle}", catalog.chronicle);
  const ids = route.idsOf?.(catalog);
  if (ids === undefined && path.includes("{id}")) throw new Error(`The export does not know the ids of ${path}`);
  const resourcePaths = ids?.map((id) => path.replace("{id}", String(id))) ?? [path];
  return { path, resourcePaths, isPaged: "limit" in route.parameters(catalog) };
}

function needsQuery({ parameters }: DataRoute, catalog: Catalog): boolean {
  return Object.entries(parameters(catalog)).some(([name, { type }]) => name !== "id" && type !== "optional");
}
