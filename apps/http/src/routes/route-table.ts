import { operations } from "@gamedata/api";
import { isNavigation } from "../http/request.js";
import { dataRoute } from "./data-route.js";
import type { Route } from "./route.js";
import { serviceRoutes } from "./service.js";

export interface RouteMatch {
  readonly route: Route;
  readonly chronicle: string | undefined;
  readonly id: string | undefined;
}

/** Returns the route of a path; `undefined` if there is none. */
export type RouteMatcher = (path: string) => RouteMatch | undefined;

interface RouteNode {
  readonly literals: Map<string, RouteNode>;
  parameter?: { readonly name: string; readonly node: RouteNode };
  route?: Route;
}

const parameterForm = /^\{(.+)\}$/;

/** Creates the matcher of a route table, segment by segment; no two routes may have the same path. */
export function createRouteMatcher(routes: readonly Route[]): RouteMatcher {
  const root: RouteNode = { literals: new Map() };
  for (const route of routes) addRoute(root, route);
  return (path) => {
    const values: Record<string, string> = {};
    let node = root;
    for (const segment of path.split("/")) {
      const literal = node.literals.get(segment);
      if (literal !== undefined) {
        node = literal;
      } else {
        // Only a path that is not canonical has such a segment in place of a parameter.
        if (node.parameter === undefined || isNavigation(segment)) return undefined;
        values[node.parameter.name] = segment;
        node = node.parameter.node;
      }
    }
    return node.route && { route: node.route, chronicle: values["chronicle"], id: values["id"] };
  };
}

function addRoute(root: RouteNode, route: Route): void {
  let node = root;
  for (const segment of route.path.split("/")) {
    const name = parameterForm.exec(segment)?.[1];
    const known = name === undefined ? node.literals.get(segment) : node.parameter?.node;
    const next: RouteNode = known ?? { literals: new Map() };
    if (name === undefined) node.literals.set(segment, next);
    else node.parameter = { name, node: next };
    node = next;
  }
  node.route = route;
}

/** All routes of the service; the OpenAPI document describes them. */
export const routeTable: readonly Route[] = [...operations.map(dataRoute), ...serviceRoutes];
