import * as v from "valibot";
import type { NotFoundCode } from "../generated/types.js";
import { described } from "../values/form.js";
import { collections } from "./collections.js";

/** Every code of the error for an unknown id. */
const notFoundCodes: readonly NotFoundCode[] = [...new Set(Object.values(collections).map(({ notFound }) => notFound))];

export const errorCode = v.picklist([
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
  "DROPS_NOT_FOUND",
  "DATA_NOT_FOUND",
  "TELEPORT_ROUTE_NOT_FOUND",
  ...notFoundCodes,
  "INTERNAL_ERROR",
]);

export const apiError = v.strictObject({
  error: described(v.string(), "What went wrong, for people."),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599), v.description("The HTTP status code.")),
  code: described(errorCode, "What went wrong, for programs; stable."),
});
