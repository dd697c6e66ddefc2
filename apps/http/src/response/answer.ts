import type { ResponseHeaders } from "../protocol/headers.js";
import type { Bytes } from "./bytes.js";

/** A response as plain data, from which each runtime creates its own response. */
export interface Answer {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** The bytes to send; `undefined` if the response has no body. */
  readonly body: Bytes | undefined;
}
