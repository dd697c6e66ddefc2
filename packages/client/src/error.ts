import { errorCodes } from "./error-code.js";
import type { ErrorCode } from "./resources.js";

/** What all errors of this client have in common. */
interface Failure extends Error {
  readonly name: "GameDataApiError";
  /** The address that was asked. */
  readonly url: string;
}

/** The service answered with an error; the message is its own. */
export interface ServiceError extends Failure {
  readonly code: ErrorCode;
  /** The HTTP status. */
  readonly status: number;
}

/** Something answered that is not this service, or not in its form: a proxy, a login page, a newer service. */
export interface UnexpectedResponseError extends Failure {
  readonly code: "UNEXPECTED_RESPONSE";
  /** The HTTP status. */
  readonly status: number;
}

/** Nothing answered, or the connection broke before the whole answer was there; `cause` is what the last attempt threw. */
export interface NetworkError extends Failure {
  readonly code: "NETWORK_ERROR";
  readonly status: undefined;
}

/** Every error that a request can end with, told apart by `code`; an abort aside, which rejects with the signal's reason. */
export type GameDataApiError = ServiceError | UnexpectedResponseError | NetworkError;

class ApiError<Code extends string, Status> extends Error {
  override readonly name = "GameDataApiError";
  readonly url: string;
  readonly code: Code;
  readonly status: Status;

  constructor(message: string, url: string, code: Code, status: Status, options?: ErrorOptions) {
    super(message, options);
    this.url = url;
    this.code = code;
    this.status = status;
  }
}

/**
 * Tells whether a caught value is an error of this client.
 *
 * @param value The caught value.
 *
 * @example
 * ```ts
 * try {
 *   await client.getItem(999_999);
 * } catch (error) {
 *   if (!isGameDataApiError(error)) throw error;
 *   assert.equal(error.code, "ITEM_NOT_FOUND");
 *   assert.equal(error.status, 404);
 * }
 * ```
 */
export function isGameDataApiError(value: unknown): value is GameDataApiError {
  return value instanceof ApiError;
}

/** Makes the error of an address from which no whole answer came. */
export function networkError(url: string, cause: unknown): NetworkError {
  return new ApiError(`No answer from ${url}`, url, "NETWORK_ERROR", undefined, { cause });
}

/** The fields of an object; none of anything else. */
const fieldsOf = (value: unknown): { readonly [name: string]: unknown } => Object(value);

/**
 * Makes the error of an answer that is not the expected one. The service's error bodies are understood in both forms that
 * its specification shows: `error` as text, and as an object with `message` and `code`.
 */
export function responseError(url: string, status: number, body: unknown): ServiceError | UnexpectedResponseError {
  const outer = fieldsOf(body);
  const inner = fieldsOf(outer["error"]);
  const message = inner["message"] ?? outer["error"];
  const code = errorCodes.find((known) => known === (inner["code"] ?? outer["code"]));
  return code && typeof message === "string"
    ? new ApiError(message, url, code, status)
    : new ApiError(`Unexpected answer with status ${status} from ${url}`, url, "UNEXPECTED_RESPONSE", status);
}
