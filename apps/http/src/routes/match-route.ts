import { isNavigation } from "../request/target.js";
import type { Route } from "./route.js";

/** A route that a path belongs to, and what the path says. */
export interface RouteMatch {
  readonly route: Route;
  readonly chronicle: string | undefined;
  readonly id: string | undefined;
}

/** Finds the route of a path; `undefined` when there is none. */
export type RouteMatcher = (path: string) => RouteMatch | undefined;

interface RouteNode {
  readonly literals: Map<string, RouteNode>;
  parameter?: { readonly name: string; readonly node: RouteNode };
  route?: Route;
}

const parameterForm = /^\{(.+)\}$/;

/**
 * Prepares a route table for finding the route of a path, segment by segment.
 *
 * @param routes The routes; no two have the same path.
 */
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
        // A path that is not canonical has a segment like these where no literal is.
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
