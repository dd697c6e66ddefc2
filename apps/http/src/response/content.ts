import type { ResponseHeaders } from "../protocol/headers.js";
import { apiErrorOf, HttpError } from "../protocol/http-error.js";

/** A response before it is encoded. */
export interface Content {
  readonly status: number;
  /** The value to serialize as JSON. */
  readonly body: unknown;
  /** Whether caches may store the response: true for resources, false for errors and content that changes with time. */
  readonly cacheable: boolean;
  /** Headers in addition to the common ones. */
  readonly headers?: ResponseHeaders | undefined;
}

/** Returns the error response for a thrown value. */
export function refusalOf(error: unknown): Content {
  const body = apiErrorOf(error);
  return { status: body.status, body, cacheable: false, headers: error instanceof HttpError ? error.headers : {} };
}
