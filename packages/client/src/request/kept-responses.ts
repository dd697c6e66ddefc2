import { isSuccess, parseBody } from "./body.js";
import type { CacheEntry, ClientOptions } from "./options.js";

/** An entity tag as RFC 9110, section 8.8.3, defines it; `fetch` refuses a header with other characters. */
const entityTag = /^(?:W\/)?"[!#-~\u0080-\u00ff]*"$/;

/** A response of the cache that can be used. */
export interface KeptResponse<Body> {
  readonly etag: string;
  readonly body: Body;
}

/** Reads and writes the responses of a cache. A failure of the cache, or a damaged entry, counts as a missing entry. */
export interface KeptResponses {
  read<Body>(url: string): Promise<KeptResponse<Body> | undefined>;
  write(url: string, entry: CacheEntry): Promise<void>;
}

/** Reads an entry; a body is parsed anew each time, so that no two callers share an object. */
function readEntry<Body>(entry: CacheEntry): KeptResponse<Body> {
  const { etag, body: text } = entry;
  const body = parseBody(text);
  if (!entityTag.test(etag) || !isSuccess<Body>(body)) {
    throw new TypeError("Damaged cache entry: it must have the etag and the body of a response, both as text");
  }
  return { etag, body };
}

/** Makes the functions that read and write a cache and report its failures to `onCacheError`. */
export function createKeptResponses({
  cache,
  onCacheError,
}: Pick<ClientOptions, "cache" | "onCacheError">): KeptResponses {
  return {
    async read(url) {
      try {
        const entry = await cache?.get(url);
        return entry ? readEntry(entry) : undefined;
      } catch (error) {
        onCacheError?.(error, url);
        return undefined;
      }
    },
    async write(url, entry) {
      try {
        await cache?.set(url, entry);
      } catch (error) {
        onCacheError?.(error, url);
      }
    },
  };
}
