import { HttpError } from "./http-error.js";

/** The error for a request that is not valid HTTP. */
export const malformedRequest = new HttpError("MALFORMED_REQUEST", "The request is not valid HTTP.");

/** The error for a request that did not arrive completely in time. */
export const requestTimeout = new HttpError("REQUEST_TIMEOUT", "The request did not arrive in time.");

/** The error for a request line and headers that are larger than the server reads. */
export const headersTooLarge = new HttpError(
  "HEADERS_TOO_LARGE",
  "The request line and the headers are too large; at most 16 KiB are read.",
);
