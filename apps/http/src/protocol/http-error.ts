import { type GameDataErrorCode, isGameDataError } from "@gamedata/core";
import type { ApiError, ErrorCode } from "@gamedata/schema";
import type { ResponseHeaders } from "./headers.js";
import { statusOf } from "./status.js";

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

/** Returns the response body for a thrown value. */
export function apiErrorOf(error: unknown): ApiError {
  if (!isClientError(error)) return internalError;
  return { error: error.message, status: statusOf(error.code), code: error.code };
}
