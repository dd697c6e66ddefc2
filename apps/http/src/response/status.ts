import type { ErrorCode } from "@gamedata/schema";

/** The status of a successful answer. */
export const OK = 200;
/** The status of the answer to `OPTIONS`. */
export const NO_CONTENT = 204;
/** The status of the answer to a client that has the bytes already. */
export const NOT_MODIFIED = 304;

/** The HTTP status that each error code gets. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  INVALID_ID: 400,
  INVALID_PARAMETER: 400,
  INVALID_ENUM: 400,
  INVALID_RANGE: 400,
  MALFORMED_REQUEST: 400,
  UNKNOWN_CHRONICLE: 404,
  UNKNOWN_ROUTE: 404,
  ITEM_NOT_FOUND: 404,
  NPC_NOT_FOUND: 404,
  MONSTER_NOT_FOUND: 404,
  DROPS_NOT_FOUND: 404,
  QUEST_NOT_FOUND: 404,
  CLASS_NOT_FOUND: 404,
  HENNA_NOT_FOUND: 404,
  LOCATION_NOT_FOUND: 404,
  REGION_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  URI_TOO_LONG: 414,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
};
