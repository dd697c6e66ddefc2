import { LRUCache } from "lru-cache";
import type { ContentEncoding } from "../request/encoding-preference.js";
import type { EncodedResponse } from "./encoded-response.js";
import { textHash } from "./text-hash.js";

/** The default size of the cache: 32 MiB. */
export const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;

/** The size of an entry without body and key: headers, objects and the bookkeeping of the cache. */
const ENTRY_BYTES = 1024;
/** JavaScript strings need up to two bytes per character. */
const CHARACTER_BYTES = 2;
/** The share of the cache for the keys of targets. */
const TARGET_SHARE = 1 / 8;

/** The number of remembered first requests, four bytes each: about as many as responses fit into the default cache. */
const SEEN_SLOTS = 1 << 14;

/** A cache of encoded responses by canonical key and by request target, limited in bytes. */
export interface ResponseCache {
  /** Returns the cached response to a target as sent by the client. */
  findByTarget(target: string, encoding: ContentEncoding): EncodedResponse | undefined;
  /** Returns the response with a canonical key, and stores the key of the target. */
  find(key: string, target: string, encoding: ContentEncoding): EncodedResponse | undefined;
  /** Stores a response by its canonical key, and the key of the target, from the second request on. */
  keep(key: string, target: string, encoding: ContentEncoding, response: EncodedResponse): void;
}

/**
 * Creates an empty cache of a size in bytes. A response is stored on the second request only, so that a crawler, which
 * requests each URL once, does not evict other responses (the doorkeeper of TinyLFU, Einziger et al. 2017). The least
 * recently used responses are evicted first; a response larger than the cache is not stored.
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
  const wasSeenBefore = createSeenTable(SEEN_SLOTS);
  return {
    findByTarget(target, encoding) {
      const key = keys.get(inCoding(target, encoding));
      return key === undefined ? undefined : responses.get(key);
    },
    find(key, target, encoding) {
      const coded = inCoding(key, encoding);
      const response = responses.get(coded);
      if (response !== undefined) keys.set(inCoding(target, encoding), coded);
      return response;
    },
    keep(key, target, encoding, response) {
      const coded = inCoding(key, encoding);
      if (!wasSeenBefore(coded)) return;
      responses.set(coded, response);
      keys.set(inCoding(target, encoding), coded);
    },
  };
}

/** Adds the coding to a target or key, none of which begins with the name of a coding. */
function inCoding(text: string, encoding: ContentEncoding): string {
  return encoding === "identity" ? text : `${encoding} ${text}`;
}

/**
 * Creates a fixed-size table of text hashes; the function returns whether a text was passed before. A new text
 * overwrites the text in its slot. 32-bit hash: two texts collide with a probability of 1 in 4.3 × 10⁹.
 */
function createSeenTable(slots: number): (text: string) => boolean {
  const seen = new Uint32Array(slots);
  return (text) => {
    const hash = textHash(text);
    const slot = hash % slots;
    if (seen[slot] === hash) return true;
    seen[slot] = hash;
    return false;
  };
}
