import type { ContentEncoding } from "../request/encoding-preference.js";

/** What a runtime can compress, and how. Runtimes differ: not all have brotli, and some can compress only asynchronously. */
export interface Compression {
  /** The codings on offer, best first. */
  readonly encodings: readonly Exclude<ContentEncoding, "identity">[];
  /** Compresses a body with one of them. */
  compress(
    body: Uint8Array<ArrayBuffer>,
    encoding: Exclude<ContentEncoding, "identity">,
  ): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

/** Bodies of fewer bytes are sent as they are. */
export const MINIMUM_COMPRESSED_BYTES = 1024;

/** For runtimes that cannot compress, or whose network does it for them. */
export const noCompression: Compression = { encodings: [], compress: (body) => body };
