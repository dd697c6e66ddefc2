import { LRUCache } from "lru-cache";
import type { ContentEncoding } from "../request/encoding-preference.js";
import type { EncodedResponse } from "./encoded-response.js";

/** Bytes of encoded responses that are kept by default: 32 MiB. */
export const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;

/** What an entry costs beside its body and its key: headers, objects, the cache's own bookkeeping. */
const ENTRY_BYTES = 1024;
/** JavaScript strings take up to two bytes a character. */
const CHARACTER_BYTES = 2;
/** The share of the bytes that goes to remembering which targets mean the same response. */
const TARGET_SHARE = 1 / 8;

/** Encoded responses by what they say and by the targets that ask for them, bounded by bytes. */
export interface ResponseCache {
  /** Finds the response that a target, as written, had the last time. */
  findByTarget(target: string, encoding: ContentEncoding): EncodedResponse | undefined;
  /** Finds a response by its canonical key, and remembers the target for it. */
  find(key: string, target: string, encoding: ContentEncoding): EncodedResponse | undefined;
  /** Keeps a response under its canonical key, and remembers the target for it. */
  keep(key: string, target: string, encoding: ContentEncoding, response: EncodedResponse): void;
}

/**
 * Makes an empty cache. The least recently used responses go first; one that is larger than the whole is not kept.
 *
 * @param bytes The bytes that it may hold, bodies and bookkeeping together.
 */
export function createResponseCache(bytes: number): ResponseCache {
  const targetBytes = Math.max(1, Math.floor(bytes * TARGET_SHARE));
  const responses = new LRUCache<string, EncodedResponse>({
    maxSize: Math.max(1, bytes - targetBytes),
    sizeCalculation: ({ full }, key) => ENTRY_BYTES + key.length * CHARACTER_BYTES + (full.body?.length ?? 0),
  });
  const keys = new LRUCache<string, string>({
    maxSize: targetBytes,
    sizeCalculation: (key, target) => ENTRY_BYTES / 4 + (key.length + target.length) * CHARACTER_BYTES,
  });
  const encoded = (key: string, encoding: ContentEncoding) => `${encoding} ${key}`;
  return {
    findByTarget(target, encoding) {
      const key = keys.get(target);
      return key === undefined ? undefined : responses.get(encoded(key, encoding));
    },
    find(key, target, encoding) {
      const response = responses.get(encoded(key, encoding));
      if (response !== undefined) keys.set(target, key);
      return response;
    },
    keep(key, target, encoding, response) {
      responses.set(encoded(key, encoding), response);
      keys.set(target, key);
    },
  };
}
