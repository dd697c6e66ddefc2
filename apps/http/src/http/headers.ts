/** Response headers by lower-case name. */
export type ResponseHeaders = Readonly<Record<string, string>>;

export const commonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, OPTIONS",
  "access-control-allow-headers": "Content-Type",
  // Not ETag: scripts of other origins could not send it back, since If-None-Match is not an allowed header. Browsers
  // revalidate by themselves.
  "access-control-expose-headers": "Link, X-Data-Version",
  "x-content-type-options": "nosniff",
} as const satisfies ResponseHeaders;

/** The header with the version of the data, on every response. */
export const DATA_VERSION_HEADER = "x-data-version";

/** The `Cache-Control` of resources: one hour in browsers, a day in shared caches. */
export const CACHEABLE = "public, max-age=3600, s-maxage=86400";

/** The `Cache-Control` of errors and of responses that change with time. */
export const NO_STORE = "no-store";

export const ALLOWED_METHODS = "GET, HEAD, OPTIONS";

/** Seconds for which browsers may cache the response to a preflight: a day. */
export const PREFLIGHT_MAX_AGE = 86_400;

/** The version of the interface; the specification defines it. */
export const INTERFACE_VERSION = "1.0.0-rc.1";
