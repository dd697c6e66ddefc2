import type { ErrorCode } from "@gamedata/schema/types";
import { errorCodes } from "../generated/constants.js";

/** An error of a request. */
export class ApiError<Code extends string, Status extends number | undefined> extends Error {
  override readonly name = "GameDataApiError";
  /** The URL of the request. */
  readonly url: string;
  readonly code: Code;
  /** The HTTP status; undefined without a response. */
  readonly status: Status;

  constructor(message: string, url: string, code: Code, status: Status, options?: ErrorOptions) {
    super(message, options);
    this.url = url;
    this.code = code;
    this.status = status;
  }
}

/** The service responded with an error; the message is the service's. */
export type ServiceError = ApiError<ErrorCode, number>;

/** A response that is not one of this service: of a proxy, a login page or a newer service. */
export type UnexpectedResponseError = ApiError<"UNEXPECTED_RESPONSE", number>;

/** There was no response, or the connection broke before its end; `cause` is what the last attempt threw. */
export type NetworkError = ApiError<"NETWORK_ERROR", undefined>;

/** Every error of a request, distinguished by `code`. An aborted request rejects with the signal's reason instead. */
export type GameDataApiError = ServiceError | UnexpectedResponseError | NetworkError;

/**
 * Returns whether a caught value is an error of this client.
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

/** Makes the error of a request without a complete response. */
export function networkError(url: string, cause: unknown): NetworkError {
  return new ApiError(`No answer from ${url}`, url, "NETWORK_ERROR", undefined, { cause });
}

/** Returns the fields of an object; no fields for any other value. */
const fieldsOf = (value: unknown): { readonly [name: string]: unknown } => Object(value);

/**
 * Makes the error of an unsuccessful response. The specification of the service shows two forms of error bodies, and both
 * are read: `error` as text, and as an object with `message` and `code`.
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
