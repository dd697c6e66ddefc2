import { LRUCache } from "lru-cache";
import type { ContentEncoding } from "./content-coding.js";
import type { EncodedResponse } from "./response.js";

export const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;

/** The size of an entry without body and key: headers, objects and the bookkeeping of the cache. */
const ENTRY_BYTES = 1024;
/** JavaScript strings need up to two bytes per character. */
const CHARACTER_BYTES = 2;

/** The number of remembered first requests, four bytes each: about as many as responses fit into the default cache. */
const SEEN_SLOTS = 1 << 14;

/** A cache of encoded responses by coding and key, limited in bytes: a request target, or a name and the target of a page. */
export interface ResponseCache {
  find(key: string, encoding: ContentEncoding): EncodedResponse | undefined;
  /** Stores a response, from the second request for its key on. */
  keep(key: string, encoding: ContentEncoding, response: EncodedResponse): void;
}

/**
 * Creates an empty cache of a size in bytes. A response is stored on the second request only, so that a crawler, which
 * requests each URL once, does not evict other responses (the doorkeeper of TinyLFU, Einziger et al. 2017). The least
 * recently used responses are evicted first; a response larger than the cache is not stored.
 */
export function createResponseCache(bytes: number): ResponseCache {
  const responses = new LRUCache<string, EncodedResponse>({
    maxSize: Math.max(1, bytes),
    sizeCalculation: ({ full }, key) => ENTRY_BYTES + key.length * CHARACTER_BYTES + (full.body?.length ?? 0),
  });
  const wasSeenBefore = createSeenTable(SEEN_SLOTS);
  return {
    find: (target, encoding) => responses.get(keyOf(target, encoding)),
    keep(target, encoding, response) {
      const key = keyOf(target, encoding);
      if (wasSeenBefore(key)) responses.set(key, response);
    },
  };
}

/** Adds the coding to a target, none of which begins with the name of a coding. */
function keyOf(target: string, encoding: ContentEncoding): string {
  return encoding === "identity" ? target : `${encoding} ${target}`;
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

/** Returns the 32-bit FNV-1a hash of the UTF-16 units of a text. */
function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
