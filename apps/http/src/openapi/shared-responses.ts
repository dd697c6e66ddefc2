import { ALLOWED_METHODS, IMMUTABLE, NO_STORE } from "../protocol/headers.js";
import { internalError } from "../protocol/http-error.js";
import { type Send, tooLongTarget } from "./examples.js";

const headerReference = (name: string) => ({ $ref: `#/components/headers/${name}` });

const commonHeaders = {
  Vary: headerReference("Vary"),
  "Access-Control-Allow-Origin": headerReference("AnyOrigin"),
  "X-Data-Version": headerReference("DataVersion"),
};

/** The headers of a response that caches may store. */
export const cacheableHeaders = {
  "Cache-Control": headerReference("CacheableResource"),
  ETag: headerReference("EntityTag"),
  ...commonHeaders,
};

/** The headers of a page of a list. */
export const pagedHeaders = { ...cacheableHeaders, Link: headerReference("Link") };

/** The headers of a response that caches must not store. */
export const uncacheableHeaders = { "Cache-Control": headerReference("NoStore"), ...commonHeaders };

const text = (description: string, ...allowed: readonly string[]) => ({
  description,
  schema: allowed.length === 0 ? { type: "string" } : { type: "string", enum: allowed },
});

/** The response headers by component name. */
export const sharedHeaders = {
  CacheableResource: text("One hour in browsers, a day in shared caches.", IMMUTABLE),
  NoStore: text("Never kept.", NO_STORE),
  EntityTag: text("A strong tag of exactly these bytes, for `If-None-Match`; one for each content coding."),
  Vary: text("Bodies of 1 KiB and more are compressed by what the client prefers.", "Accept-Encoding"),
  AnyOrigin: text("Every origin may read.", "*"),
  DataVersion: text("The version of the data; changes exactly when the data does."),
  Link: text(
    "The first, previous, next and last page as far as they exist (RFC 8288); none of an empty list or of `ids`.",
  ),
  Allow: text("The methods that the route answers.", ALLOWED_METHODS),
};

/** The media type of all bodies. */
export const MEDIA_TYPE = "application/json";

/** The reference to the schema of error bodies. */
export const apiErrorReference = { $ref: "#/components/schemas/ApiError" };

const refusal = (description: string, body: unknown, headers: object = {}) => ({
  description,
  headers: { ...uncacheableHeaders, ...headers },
  content: { [MEDIA_TYPE]: { schema: apiErrorReference, example: body } },
});

/** Returns the responses that all routes share, by component name. */
export function sharedResponses(send: Send) {
  return {
    NotModified: {
      description: "`If-None-Match` names the entity tag of the response: the client has these bytes already.",
      headers: cacheableHeaders,
    },
    MethodNotAllowed: refusal("The answer to any method but GET, HEAD and OPTIONS.", send("POST", "/healthz").body, {
      Allow: headerReference("Allow"),
    }),
    UriTooLong: refusal("The URL is longer than 8 KiB.", send("GET", tooLongTarget).body),
    InternalError: refusal("The service failed; the cause is logged and not told.", internalError),
  };
}
