import { type GameDataErrorCode, isGameDataError } from "@gamedata/core";
import type { ApiError, ErrorCode, NotFoundCode } from "@gamedata/schema";
import type { ResponseHeaders } from "./headers.js";

/** The status of a successful response. */
export const OK = 200;
export const NO_CONTENT = 204;
export const NOT_MODIFIED = 304;

/** The status of the response to a client that asks for a page below another address than its own. */
export const PERMANENT_REDIRECT = 308;

const fixedStatus: Readonly<Record<Exclude<ErrorCode, NotFoundCode>, number>> = {
  INVALID_ID: 400,
  INVALID_PARAMETER: 400,
  INVALID_ENUM: 400,
  INVALID_RANGE: 400,
  MALFORMED_REQUEST: 400,
  UNKNOWN_CHRONICLE: 404,
  UNKNOWN_ROUTE: 404,
  DROPS_NOT_FOUND: 404,
  DATA_NOT_FOUND: 404,
  TELEPORT_ROUTE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  URI_TOO_LONG: 414,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
};

export const NOT_FOUND = 404;

function statusOf(code: ErrorCode): number {
  return isFixed(code) ? fixedStatus[code] : NOT_FOUND;
}

function isFixed(code: ErrorCode): code is keyof typeof fixedStatus {
  return code in fixedStatus;
}

/** The error codes about HTTP, not about the data. */
export type HttpErrorCode = Exclude<ErrorCode, GameDataErrorCode>;

/** An error about the HTTP request itself, for example an unknown route, a method or a URL that is too long. */
export class HttpError extends Error {
  override readonly name = "HttpError";

  /** Creates the error; `headers` are sent in addition to the common ones. */
  constructor(
    readonly code: HttpErrorCode,
    message: string,
    readonly headers: ResponseHeaders = {},
  ) {
    super(message);
  }
}

/** Returns whether an error was caused by the client; any other error is a bug of the server. */
export function isClientError(error: unknown): error is Error & { readonly code: ErrorCode } {
  return isGameDataError(error) || error instanceof HttpError;
}

/** The response body for a bug of the server; it contains no details. */
export const internalError: ApiError = {
  error: "The server failed to answer this request; the cause was logged.",
  status: statusOf("INTERNAL_ERROR"),
  code: "INTERNAL_ERROR",
};

export function apiErrorOf(error: unknown): ApiError {
  if (!isClientError(error)) return internalError;
  return { error: error.message, status: statusOf(error.code), code: error.code };
}

export const malformedRequest = new HttpError("MALFORMED_REQUEST", "The request is not valid HTTP.");

export const requestTimeout = new HttpError("REQUEST_TIMEOUT", "The request did not arrive in time.");

export const headersTooLarge = new HttpError(
  "HEADERS_TOO_LARGE",
  "The request line and the headers are too large; at most 16 KiB are read.",
);

/** The maximum number of characters of the request in an error message. */
const SHOWN_CHARACTERS = 100;

/** Formats text of a request for an error message: quoted, and shortened to 100 characters. */
export function shownText(text: string): string {
  return JSON.stringify(text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text);
}
