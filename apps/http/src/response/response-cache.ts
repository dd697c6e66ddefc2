import { LRUCache } from "lru-cache";
import type { ContentEncoding } from "../request/encoding-preference.js";
import type { EncodedResponse } from "./encoded-response.js";
import { textHash } from "./text-hash.js";

/** Bytes of encoded responses that are kept by default: 32 MiB. */
export const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;

/** What an entry costs beside its body and its key: headers, objects, the cache's own bookkeeping. */
const ENTRY_BYTES = 1024;
/** JavaScript strings take up to two bytes a character. */
const CHARACTER_BYTES = 2;
/** The share of the bytes that goes to remembering which targets mean the same response. */
const TARGET_SHARE = 1 / 8;

/**
 * Slots of the memory for what was asked once, four bytes each: about as many as responses fit into the default cache. What
 * is not asked again before so many others would not have stayed there either.
 */
const ONCE_SLOTS = 1 << 14;

/** Encoded responses by what they say and by the targets that ask for them, bounded by bytes. */
export interface ResponseCache {
  /** Finds the response that a target, as written, had the last time. */
  findByTarget(target: string, encoding: ContentEncoding): EncodedResponse | undefined;
  /** Finds a response by its canonical key, and remembers the target for it. */
  find(key: string, target: string, encoding: ContentEncoding): EncodedResponse | undefined;
  /** Keeps a response under its canonical key, and remembers the target for it, from the second time on. */
  keep(key: string, target: string, encoding: ContentEncoding, response: EncodedResponse): void;
}

/**
 * Makes an empty cache. Only what is asked for a second time is kept, so that a crawler, who asks for everything once,
 * neither fills the memory nor pushes out what others ask for (the doorkeeper of TinyLFU, Einziger et al. 2017). The least
 * recently used responses go first; one that is larger than the whole is not kept.
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
  const wasAskedBefore = createOnceMemory(ONCE_SLOTS);
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
      if (!wasAskedBefore(coded)) return;
      responses.set(coded, response);
      keys.set(inCoding(target, encoding), coded);
    },
  };
}

/** Tells apart what is the same text in different codings; targets and keys begin with no name of a coding. */
function inCoding(text: string, encoding: ContentEncoding): string {
  return encoding === "identity" ? text : `${encoding} ${text}`;
}

/**
 * Makes a memory of fixed size for texts that were seen. It forgets a text when another one takes its slot, and takes one
 * in four thousand million for another.
 *
 * @returns Tells whether a text was seen before, and remembers it.
 */
function createOnceMemory(slots: number): (text: string) => boolean {
  const seen = new Uint32Array(slots);
  return (text) => {
    const hash = textHash(text);
    const slot = hash % slots;
    if (seen[slot] === hash) return true;
    seen[slot] = hash;
    return false;
  };
}
