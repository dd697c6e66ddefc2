import {
  apiErrorOf,
  type HttpError,
  headersTooLarge,
  internalError,
  malformedRequest,
  requestTimeout,
} from "../http/errors.js";
import { ALLOWED_METHODS, CACHEABLE, NO_STORE } from "../http/headers.js";
import type { Steps } from "../steps.js";
import { type Send, tooLongTarget } from "./examples.js";

const headerReference = (name: string) => ({ $ref: `#/components/headers/${name}` });

const commonHeaders = {
  Vary: headerReference("Vary"),
  "Access-Control-Allow-Origin": headerReference("AnyOrigin"),
  "X-Data-Version": headerReference("DataVersion"),
};

export const cacheableHeaders = {
  "Cache-Control": headerReference("CacheableResource"),
  ETag: headerReference("EntityTag"),
  ...commonHeaders,
};

export const pagedHeaders = { ...cacheableHeaders, Link: headerReference("Link") };

export const uncacheableHeaders = { "Cache-Control": headerReference("NoStore"), ...commonHeaders };

const text = (description: string, ...allowed: readonly string[]) => ({
  description,
  schema: allowed.length === 0 ? { type: "string" } : { type: "string", enum: allowed },
});

/** The response headers by component name. */
export const sharedHeaders = {
  CacheableResource: text("One hour in browsers, a day in shared caches.", CACHEABLE),
  NoStore: text("Never cached.", NO_STORE),
  EntityTag: text("The strong entity tag of the body, for `If-None-Match`; each content coding has its own."),
  Vary: text("The headers of the request that the response depends on."),
  AnyOrigin: text("All origins may read the response.", "*"),
  DataVersion: text("The version of the data; it changes if and only if the data changes."),
  Link: text(
    "The first, previous, next and last page, if they exist (RFC 8288); absent for an empty list and for `ids`.",
  ),
  Allow: text("The methods of the route.", ALLOWED_METHODS),
  Closed: text("The server closes the connection after the response.", "close"),
};

export const MEDIA_TYPE = "application/json";

export const apiErrorReference = { $ref: "#/components/schemas/ApiError" };

const errorResponse = (description: string, body: unknown, headers: object = {}) => ({
  description,
  headers: { ...uncacheableHeaders, ...headers },
  content: { [MEDIA_TYPE]: { schema: apiErrorReference, example: body } },
});

/** A response to a request that the HTTP server refuses before it reaches a route. */
const connectionRefusal = (description: string, error: HttpError) =>
  errorResponse(
    `${description} A platform that runs the service without this server has a response of its own.`,
    apiErrorOf(error),
    {
      Connection: headerReference("Closed"),
    },
  );

/** Returns the responses that all routes share, by component name. */
export function* sharedResponses(send: Send): Steps<Readonly<Record<string, object>>> {
  const methodNotAllowed = yield* send("POST", "/healthz");
  const uriTooLong = yield* send("GET", tooLongTarget);
  return {
    NotModified: {
      description: "`If-None-Match` contains the entity tag of the response: the client has the current body.",
      headers: cacheableHeaders,
    },
    MalformedRequest: connectionRefusal("The request is not valid HTTP.", malformedRequest),
    MethodNotAllowed: errorResponse("The method is not GET, HEAD or OPTIONS.", methodNotAllowed.body, {
      Allow: headerReference("Allow"),
    }),
    RequestTimeout: connectionRefusal("The request did not arrive completely in time.", requestTimeout),
    UriTooLong: errorResponse("The URL is longer than 8 KiB.", uriTooLong.body),
    HeadersTooLarge: connectionRefusal("The request line and the headers are too large.", headersTooLarge),
    InternalError: errorResponse("An internal error; the cause is logged and not returned.", internalError),
  };
}
