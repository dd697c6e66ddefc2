import type { JsonSchema } from "@valibot/to-json-schema";
import type { DataRoute, Route, ServiceFacts } from "../routes/route.js";
import type { Steps } from "../steps.js";
import { errorExamples, type Send, successExamples } from "./examples.js";
import { parametersOf } from "./parameters.js";
import {
  apiErrorReference,
  cacheableHeaders,
  MEDIA_TYPE,
  pagedHeaders,
  uncacheableHeaders,
} from "./shared-responses.js";

const errorDescriptions: Readonly<Record<number, string>> = {
  400: "The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP.",
  404: "The chronicle or the record does not exist.",
};

const LACKING = " Or the data set lacks what the answer needs (`DATA_NOT_FOUND`).";

const response = (name: string) => ({ $ref: `#/components/responses/${name}` });

function* errorResponsesOf(
  route: DataRoute,
  service: ServiceFacts,
  send: Send,
): Steps<Readonly<Record<string, object>>> {
  const byStatus = yield* errorExamples(route, service.catalogs, send);
  const responses = [...byStatus].map(([status, examples]): [string, object] => [
    String(status),
    {
      description: `${errorDescriptions[status]}${status === 404 && route.mayLackData ? LACKING : ""}`,
      headers: uncacheableHeaders,
      content: { [MEDIA_TYPE]: { schema: apiErrorReference, examples } },
    },
  ]);
  return Object.fromEntries(responses);
}

function successHeaders(route: Route, service: ServiceFacts): object {
  if (!route.cacheable) return uncacheableHeaders;
  const [catalog] = service.catalogs.values();
  const isList = route.kind === "data" && route.shape === "page";
  const isPaged = isList && catalog !== undefined && "limit" in route.parameters(catalog);
  return isPaged ? pagedHeaders : cacheableHeaders;
}

export function* operationOf(
  route: Route,
  schema: JsonSchema | undefined,
  service: ServiceFacts,
  send: Send,
): Steps<object> {
  const { operationId, tag, summary, description } = route;
  const examples = yield* successExamples(route, service.catalogs, send);
  const success = {
    description: summary,
    headers: successHeaders(route, service),
    content: { [MEDIA_TYPE]: { schema, ...(examples && { examples }) } },
  };
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(route.kind === "data" ? { parameters: parametersOf(route, service.catalogs) } : {}),
    responses: {
      200: success,
      ...(route.cacheable ? { 304: response("NotModified") } : {}),
      400: response("MalformedRequest"),
      ...(route.kind === "data" ? yield* errorResponsesOf(route, service, send) : {}),
      405: response("MethodNotAllowed"),
      408: response("RequestTimeout"),
      414: response("UriTooLong"),
      431: response("HeadersTooLarge"),
      500: response("InternalError"),
    },
  };
}
