import type { ErrorCode, NotFoundCode } from "@gamedata/schema";

/** The status of a successful response. */
export const OK = 200;
/** The status of the response to `OPTIONS`. */
export const NO_CONTENT = 204;
/** The status of the response to a client that has the current bytes. */
export const NOT_MODIFIED = 304;

/** The HTTP status of each error code, except those for unknown ids. */
const fixedStatus: Readonly<Record<Exclude<ErrorCode, NotFoundCode>, number>> = {
  INVALID_ID: 400,
  INVALID_PARAMETER: 400,
  INVALID_ENUM: 400,
  INVALID_RANGE: 400,
  MALFORMED_REQUEST: 400,
  UNKNOWN_CHRONICLE: 404,
  UNKNOWN_ROUTE: 404,
  DROPS_NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  URI_TOO_LONG: 414,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
};

const NOT_FOUND = 404;

/** Returns the HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return isFixed(code) ? fixedStatus[code] : NOT_FOUND;
}

function isFixed(code: ErrorCode): code is keyof typeof fixedStatus {
  return code in fixedStatus;
}
