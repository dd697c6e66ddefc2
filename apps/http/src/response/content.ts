import type { ResponseHeaders } from "../protocol/headers.js";
import { apiErrorOf, HttpError } from "../protocol/http-error.js";

/** What a response says before it is encoded. */
export interface Content {
  readonly status: number;
  /** What is sent as JSON. */
  readonly body: unknown;
  /** Whether caches may keep it: true for resources, false for errors and whatever changes by itself. */
  readonly cacheable: boolean;
  /** Headers beside the usual ones. */
  readonly headers?: ResponseHeaders | undefined;
}

/**
 * Gives what the response to an error says.
 *
 * @param error The thrown value.
 */
export function refusalOf(error: unknown): Content {
  const body = apiErrorOf(error);
  return { status: body.status, body, cacheable: false, headers: error instanceof HttpError ? error.headers : {} };
}
