import { type GameDataErrorCode, isGameDataError } from "@gamedata/core";
import type { ApiError, ErrorCode } from "@gamedata/schema";
import type { ResponseHeaders } from "./headers.js";
import { statusOf } from "./status.js";

/** The error codes that are about HTTP, not about the data. */
export type HttpErrorCode = Exclude<ErrorCode, GameDataErrorCode>;

/** A request that HTTP itself refuses: no such route, a wrong method, a URL that is too long ... */
export class HttpError extends Error {
  override readonly name = "HttpError";

  /**
   * @param code What went wrong, for programs.
   * @param message What went wrong, for people.
   * @param headers The headers that the error response carries beside the usual ones.
   */
  constructor(
    readonly code: HttpErrorCode,
    message: string,
    readonly headers: ResponseHeaders = {},
  ) {
    super(message);
  }
}

/**
 * Tells whether something thrown is the client's doing; anything else is a bug of ours.
 *
 * @param error The thrown value.
 */
export function isClientError(error: unknown): error is Error & { readonly code: ErrorCode } {
  return isGameDataError(error) || error instanceof HttpError;
}

/** What a client learns of a bug: that there is one. */
export const internalError: ApiError = {
  error: "The server failed to answer this request; the cause was logged.",
  status: statusOf("INTERNAL_ERROR"),
  code: "INTERNAL_ERROR",
};

/**
 * Gives the body of the response to an error. Of a bug it says nothing but that.
 *
 * @param error The thrown value.
 */
export function apiErrorOf(error: unknown): ApiError {
  if (!isClientError(error)) return internalError;
  return { error: error.message, status: statusOf(error.code), code: error.code };
}
