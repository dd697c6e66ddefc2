/** Response headers, names in lower case. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/** Every response, of every status, carries these. */
export const commonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, OPTIONS",
  "access-control-allow-headers": "Content-Type",
  // Not ETag: a script that saw it would send If-None-Match, which the allowed headers above forbid to other origins.
  // Browsers revalidate by themselves.
  "access-control-expose-headers": "Link, X-Data-Version",
  "x-content-type-options": "nosniff",
} as const satisfies ResponseHeaders;

/** The header that names the data that the service answers from, on every response. */
export const DATA_VERSION_HEADER = "x-data-version";

/** What a resource allows caches to do: browsers one hour, shared caches a day, until the next deployment. */
export const IMMUTABLE = "public, max-age=3600, s-maxage=86400";

/** What an error, or an answer that changes by itself, allows caches to do: nothing. */
export const NO_STORE = "no-store";

/** Methods that every route answers, as an `Allow` header lists them. */
export const ALLOWED_METHODS = "GET, HEAD, OPTIONS";

/** Seconds for which a browser may remember the answer to a preflight: a day. */
export const PREFLIGHT_MAX_AGE = 86_400;
