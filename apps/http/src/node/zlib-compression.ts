import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Compression } from "../response/compression.js";

/** Within a few percent of the densest for JSON, at a small part of its time: a body is compressed once, and then kept. */
const BROTLI_QUALITY = 5;

/** Brotli and gzip by Node's own zlib. */
export const zlibCompression: Compression = {
  encodings: ["br", "gzip"],
  compress(body, encoding) {
    if (encoding === "gzip") return gzipSync(body);
    return brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  },
};
