import type { ContentEncoding } from "../request/encoding-preference.js";
import type { Bytes } from "./bytes.js";

/** The compression of a runtime. Not all runtimes have brotli, and some compress only asynchronously. */
export interface Compression {
  /** The supported codings, by preference. */
  readonly encodings: readonly Exclude<ContentEncoding, "identity">[];
  /** Compresses a body with one of the supported codings. */
  compress(body: Bytes, encoding: Exclude<ContentEncoding, "identity">): Bytes | Promise<Bytes>;
}

/** The minimum size of bodies that are compressed, in bytes. */
export const MINIMUM_COMPRESSED_BYTES = 1024;

/** For runtimes that cannot compress, or whose network compresses responses. */
export const noCompression: Compression = { encodings: [], compress: (body) => body };
