import type { ErrorCode } from "./resources.js";

/** Every code that the service can give; a code that is not among them is not taken for one. */
export const errorCodes: readonly ErrorCode[] = [
  "INVALID_ID",
  "INVALID_PARAMETER",
  "INVALID_ENUM",
  "INVALID_RANGE",
  "UNKNOWN_CHRONICLE",
  "UNKNOWN_ROUTE",
  "METHOD_NOT_ALLOWED",
  "URI_TOO_LONG",
  "HEADERS_TOO_LARGE",
  "MALFORMED_REQUEST",
  "REQUEST_TIMEOUT",
  "ITEM_NOT_FOUND",
  "NPC_NOT_FOUND",
  "MONSTER_NOT_FOUND",
  "DROPS_NOT_FOUND",
  "QUEST_NOT_FOUND",
  "CLASS_NOT_FOUND",
  "HENNA_NOT_FOUND",
  "LOCATION_NOT_FOUND",
  "REGION_NOT_FOUND",
  "INTERNAL_ERROR",
];
