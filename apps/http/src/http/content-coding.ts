import { LRUCache } from "lru-cache";
import { readWeight } from "./accept.js";

/** The content codings of responses, by preference of the service. */
export const contentEncodings = ["br", "gzip", "identity"] as const;

/** A content coding of a response. */
export type ContentEncoding = (typeof contentEncodings)[number];

/** `identity` is acceptable if it is not listed, after all listed codings (RFC 9110, section 12.5.3). */
const UNLISTED_IDENTITY_WEIGHT = 0.0001;

function weightsOf(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const entry of acceptEncoding.split(",")) {
    const [coding = "", parameter] = entry.split(";");
    const name = coding.trim().toLowerCase();
    const weight = parameter === undefined ? 1 : readWeight(parameter);
    if (name !== "" && weight !== undefined) weights.set(name === "x-gzip" ? "gzip" : name, weight);
  }
  return weights;
}

/** The number of cached headers; clients send few different ones. */
const CACHED_HEADERS = 64;
/** The maximum number of characters of a cached header. */
const CACHED_LENGTH = 128;

/** Returns the coding that an `Accept-Encoding` header prefers. */
export type EncodingPreference = (acceptEncoding: string | null | undefined) => ContentEncoding;

/**
 * Creates the choice between the available codings, given by preference. On a tie the first wins; if the client accepts
 * none, the body is not encoded. Entries with a malformed weight are ignored.
 */
export function createEncodingPreference(available: readonly ContentEncoding[]): EncodingPreference {
  const cache = new LRUCache<string, ContentEncoding>({ max: CACHED_HEADERS });
  return (acceptEncoding) => {
    if (!acceptEncoding) return "identity";
    if (acceptEncoding.length > CACHED_LENGTH) return preferredOf(acceptEncoding, available);
    const cached = cache.get(acceptEncoding);
    if (cached !== undefined) return cached;
    const preferred = preferredOf(acceptEncoding, available);
    cache.set(acceptEncoding, preferred);
    return preferred;
  };
}

function preferredOf(acceptEncoding: string, available: readonly ContentEncoding[]): ContentEncoding {
  const weights = weightsOf(acceptEncoding);
  let preferred: ContentEncoding = "identity";
  let highest = 0;
  for (const encoding of available) {
    const unlisted = weights.get("*") ?? (encoding === "identity" ? UNLISTED_IDENTITY_WEIGHT : 0);
    const weight = weights.get(encoding) ?? unlisted;
    if (weight > highest) {
      preferred = encoding;
      highest = weight;
    }
  }
  return preferred;
}

/**
 * Bytes in an `ArrayBuffer`, as a `Response` takes them. The type is derived, because `Uint8Array` takes no type argument
 * before TypeScript 5.7.
 */
export type Bytes = ReturnType<Uint8ArrayConstructor["of"]>;

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
