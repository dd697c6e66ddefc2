import * as v from "valibot";
import { HttpError, shownText } from "./http/errors.js";
import { ALLOWED_METHODS, type ResponseHeaders } from "./http/headers.js";
import { canonicalPath, readQuery, splitTarget } from "./http/request.js";
import type { AnswerRequest, DataRoute, Route, RouteAnswer, ServiceFacts, ServiceRoute } from "./routes/route.js";
import type { RouteMatch, RouteMatcher } from "./routes/route-table.js";
import { isSteps, type Steps } from "./steps.js";

/** A resource whose request was checked, except that the record may not exist. */
export interface ResolvedResource {
  readonly kind: "resource";
  readonly route: Route;
  readonly answer: AnswerRequest;
}

/** A checked request: for a resource, or a CORS preflight. */
export type ResolvedRequest = ResolvedResource | { readonly kind: "preflight" };

/**
 * Checks a request in the order of the contract: length, route, method, chronicle, path id, query.
 *
 * @throws {HttpError} `URI_TOO_LONG`, `UNKNOWN_ROUTE`, `METHOD_NOT_ALLOWED` or `UNKNOWN_CHRONICLE`.
 * @throws {GameDataError} For a malformed id or query parameter.
 */
export function resolveRequest(
  service: ServiceFacts,
  match: RouteMatcher,
  method: string,
  target: string,
): ResolvedRequest {
  const { path, query } = splitTarget(target);
  const found = match(path);
  if (found === undefined) throw unknownRoute(match, path);
  if (method === "OPTIONS") return { kind: "preflight" };
  if (method !== "GET" && method !== "HEAD") throw methodNotAllowed(found.route, method);
  const { route } = found;
  if (route.kind === "data") return resolveData(route, found, query, service);
  return {
    kind: "resource",
    route,
    answer: () => answerOf(route, service),
  };
}

function answerOf({ body, headers = {} }: ServiceRoute, service: ServiceFacts): RouteAnswer | Steps<RouteAnswer> {
  const made = body(service);
  return isSteps(made) ? answerInSteps(made, headers) : { body: made, headers };
}

function* answerInSteps(steps: Steps<unknown>, headers: ResponseHeaders): Steps<RouteAnswer> {
  return { body: yield* steps, headers };
}

function resolveData(
  route: DataRoute,
  { chronicle = "", id = "" }: RouteMatch,
  query: string,
  { manifests, catalogs }: ServiceFacts,
): ResolvedRequest {
  const catalog = catalogs.get(chronicle);
  if (catalog === undefined) {
    const served = [...manifests.keys()].join(", ");
    throw new HttpError("UNKNOWN_CHRONICLE", `There is no chronicle ${shownText(chronicle)}; there is ${served}.`);
  }
  const parameters = { id, query: readQuery(query, route.parameters(catalog)) };
  const answer = route.prepare(catalog, parameters, { manifests, catalogs });
  return { kind: "resource", route, answer };
}

/** Returns the chronicles whose catalogs a request reads, as far as they are served. */
export function chroniclesOf(
  { manifests }: ServiceFacts,
  match: RouteMatcher,
  method: string,
  target: string,
): readonly string[] {
  const { path, query } = splitTarget(target);
  const found = match(path);
  if (found === undefined || !(method === "GET" || method === "HEAD")) return [];
  const { route, chronicle = "" } = found;
  if (route.kind === "service") return route.readsCatalogs ? [...manifests.keys()] : [];
  if (!manifests.has(chronicle)) return [];
  const { otherChronicle } = route;
  const other = otherChronicle && readQuery(query, { [otherChronicle]: v.string() })[otherChronicle];
  return other === undefined ? [chronicle] : [chronicle, other];
}

function unknownRoute(match: RouteMatcher, path: string): HttpError {
  const canonical = canonicalPath(path);
  const hint =
    canonical !== path && match(canonical) !== undefined
      ? `its canonical form is ${shownText(canonical)}.`
      : "the routes are listed at /.";
  return new HttpError("UNKNOWN_ROUTE", `There is no route ${shownText(path)}; ${hint}`);
}

function methodNotAllowed(route: Route, method: string): HttpError {
  const message = `${shownText(method)} is not allowed on ${route.path}; allowed are ${ALLOWED_METHODS}.`;
  return new HttpError("METHOD_NOT_ALLOWED", message, { allow: ALLOWED_METHODS });
}
