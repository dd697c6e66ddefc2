import type { Catalog } from "@gamedata/core";
import { MAXIMUM_TARGET_LENGTH } from "../request/target.js";
import type { Content } from "../response/content.js";
import { exampleTarget } from "../routes/example-target.js";
import type { DataRoute, Route } from "../routes/route.js";

/** Asks the service itself: examples are what it answers. */
export type Ask = (method: string, target: string) => Content;

/** An example of the OpenAPI document: a real response, and the request that got it. */
export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

/** The operation that gives the document. */
const DOCUMENT_OPERATION = "getOpenApiDocument";

/** A chronicle that is not served. */
const UNKNOWN_CHRONICLE = "gracia";

/** The target of a request that is too long for any route. */
export const tooLongTarget = `/?${"a".repeat(MAXIMUM_TARGET_LENGTH)}`;

/**
 * Asks a route for every error of its own.
 *
 * @param route The route.
 * @param catalogs The catalogs that are served.
 * @param ask Asks the service.
 * @returns The examples by status, then by error code.
 */
export function refusalExamples(
  route: DataRoute,
  catalogs: ReadonlyMap<string, Catalog>,
  ask: Ask,
): ReadonlyMap<number, Readonly<Record<string, Example>>> {
  const byStatus = new Map<number, Record<string, Example>>();
  const [catalog] = catalogs.values();
  const requests = {
    ...(catalog && route.refusals(catalog)),
    UNKNOWN_CHRONICLE: { ...route.example, chronicle: UNKNOWN_CHRONICLE },
  };
  for (const [code, request] of Object.entries(requests)) {
    const target = exampleTarget(route, request, catalogs);
    const { status, body } = ask("GET", target);
    byStatus.set(status, { ...byStatus.get(status), [code]: { summary: `GET ${target}`, value: body } });
  }
  return byStatus;
}

/**
 * Asks a route for the responses to its examples; `undefined` for the document, which cannot hold itself.
 *
 * @param route The route.
 * @param catalogs The catalogs that are served.
 * @param ask Asks the service.
 * @returns The examples by name.
 */
export function successExamples(
  route: Route,
  catalogs: ReadonlyMap<string, Catalog>,
  ask: Ask,
): Readonly<Record<string, Example>> | undefined {
  if (route.operationId === DOCUMENT_OPERATION) return undefined;
  const requests = { example: route.example, ...(route.kind === "data" ? route.furtherExamples : {}) };
  return Object.fromEntries(
    Object.entries(requests).map(([name, request]): [string, Example] => {
      const target = exampleTarget(route, request, catalogs);
      return [name, { summary: `GET ${target}`, value: ask("GET", target).body }];
    }),
  );
}
