import type { Catalog } from "@gamedata/core";
import { isRecord } from "@gamedata/rules";
import { OK } from "../http/errors.js";
import { MAXIMUM_TARGET_LENGTH } from "../http/request.js";
import type { Content } from "../http/response.js";
import { type DataRoute, exampleTarget, type Route } from "../routes/route.js";
import type { Steps } from "../steps.js";

/** Sends a request to the service, and returns the steps that compute the content of the response. */
export type Send = (method: string, target: string) => Steps<Content>;

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

const DOCUMENT_OPERATION = "getOpenApiDocument";

const UNKNOWN_CHRONICLE = "gracia";

/** A target that is too long for any route. */
export const tooLongTarget = `/?${"a".repeat(MAXIMUM_TARGET_LENGTH)}`;

/**
 * Requests each error of a route, and returns the examples by status, then by error code; without those where the data set gives another
 * answer.
 */
export function* errorExamples(
  route: DataRoute,
  catalogs: ReadonlyMap<string, Catalog>,
  send: Send,
): Steps<ReadonlyMap<number, Readonly<Record<string, Example>>>> {
  const byStatus = new Map<number, Record<string, Example>>();
  const [catalog] = catalogs.values();
  const requests = {
    ...(catalog && route.errorsOf(catalog)),
    UNKNOWN_CHRONICLE: { ...route.example, chronicle: UNKNOWN_CHRONICLE },
  };
  for (const [code, request] of Object.entries(requests)) {
    const target = exampleTarget(route, request, catalogs);
    const { status, body } = yield* send("GET", target);
    yield;
    if (!isRecord(body) || body["code"] !== code) continue;
    byStatus.set(status, { ...byStatus.get(status), [code]: { summary: `GET ${target}`, value: body } });
  }
  return byStatus;
}

/**
 * Returns the responses to the examples of a route, without those to what the data set lacks; `undefined` for the document, which cannot
 * contain itself.
 */
export function* successExamples(
  route: Route,
  catalogs: ReadonlyMap<string, Catalog>,
  send: Send,
): Steps<Readonly<Record<string, Example>> | undefined> {
  if (route.operationId === DOCUMENT_OPERATION) return undefined;
  const requests = { example: route.example, ...(route.kind === "data" ? route.furtherExamples : {}) };
  const examples: Record<string, Example> = {};
  for (const [name, request] of Object.entries(requests)) {
    const target = exampleTarget(route, request, catalogs);
    const { status, body } = yield* send("GET", target);
    yield;
    if (status === OK) examples[name] = { summary: `GET ${target}`, value: body };
  }
  return examples;
}
