import { ALLOWED_METHODS, IMMUTABLE, NO_STORE } from "../protocol/headers.js";
import { internalError } from "../protocol/http-error.js";
import { type Ask, tooLongTarget } from "./examples.js";

const headerReference = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** Headers of a response that caches may keep. */
export const cacheableHeaders = {
  "Cache-Control": headerReference("CacheableResource"),
  ETag: headerReference("EntityTag"),
  Vary: headerReference("Vary"),
  "Access-Control-Allow-Origin": headerReference("AnyOrigin"),
  "X-Data-Version": headerReference("DataVersion"),
};

/** Headers of a page of a list. */
export const pagedHeaders = { ...cacheableHeaders, Link: headerReference("Link") };

/** Headers of a response that no cache may keep. */
export const uncacheableHeaders = {
  "Cache-Control": headerReference("NoStore"),
  Vary: headerReference("Vary"),
  "Access-Control-Allow-Origin": headerReference("AnyOrigin"),
  "X-Data-Version": headerReference("DataVersion"),
};

const text = (description: string, ...allowed: readonly string[]) => ({
  description,
  schema: allowed.length === 0 ? { type: "string" } : { type: "string", enum: allowed },
});

/** The response headers that the document describes, by component name. */
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

/** The media type of every body. */
export const MEDIA_TYPE = "application/json";

/** The schema reference of the body of every error. */
export const apiErrorReference = { $ref: "#/components/schemas/ApiError" };

const refusal = (description: string, body: unknown, headers: object = {}) => ({
  description,
  headers: { ...uncacheableHeaders, ...headers },
  content: { [MEDIA_TYPE]: { schema: apiErrorReference, example: body } },
});

/**
 * Gives the responses that every route can give alike, by component name.
 *
 * @param ask Asks the service for the examples.
 */
export function sharedResponses(ask: Ask) {
  return {
    NotModified: {
      description: "`If-None-Match` names the entity tag of the response: the client has these bytes already.",
      headers: cacheableHeaders,
    },
    MethodNotAllowed: refusal("The answer to any method but GET, HEAD and OPTIONS.", ask("POST", "/healthz").body, {
      Allow: headerReference("Allow"),
    }),
    UriTooLong: refusal("The URL is longer than 8 KiB.", ask("GET", tooLongTarget).body),
    InternalError: refusal("The service failed; the cause is logged and not told.", internalError),
  };
}
