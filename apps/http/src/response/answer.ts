import type { ResponseHeaders } from "../protocol/headers.js";

/** A response as plain data: what every runtime makes its own kind of response from. */
export interface Answer {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** The bytes to send; `undefined` when the response has no body. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}
