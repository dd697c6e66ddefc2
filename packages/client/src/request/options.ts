/** The members of a response that the client reads; the response of every `fetch` has them. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The `fetch` of every runtime, or a function like it. */
export type Fetch = (
  url: string,
  init: { readonly headers: Record<string, string>; readonly signal?: AbortSignal },
) => Promise<FetchResponse>;

/** A cached response. */
export interface CacheEntry {
  /** The entity tag, quotes included. */
  readonly etag: string;
  /** The body, as JSON text. */
  readonly body: string;
}

/**
 * A cache of responses, by URL. A `Map` is one; so is any object with these methods, asynchronous or not. When a method
 * throws or an entry is damaged, the request is sent as without a cache; see `onCacheError`.
 */
export interface Cache {
  get(url: string): CacheEntry | null | undefined | Promise<CacheEntry | null | undefined>;
  set(url: string, entry: CacheEntry): unknown;
}

/** Options of `createClient`. */
export interface ClientOptions {
  /** The absolute address before `/api`, for example `https://gamedata.example`, without query and fragment. */
  readonly baseUrl: string;
  /** The chronicle, one of those that `listChronicles` lists; `interlude` by default. */
  readonly chronicle?: string | undefined;
  /** The function that sends requests; the runtime's `fetch` by default. */
  readonly fetch?: Fetch | undefined;
  /** Headers of every request; none by default. Browsers send them only to the origin of the page, see the README. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Keeps responses, which are then revalidated by their entity tags; none by default. */
  readonly cache?: Cache | undefined;
  /** Gets what the cache throws, and an error for each damaged entry; both are ignored by default. What it throws rejects the call. */
  readonly onCacheError?: ((error: unknown, url: string) => void) | undefined;
  /** How often a request is repeated after a network error, or status 429, 502, 503 or 504: a whole number, 0 or more; 2 by default. */
  readonly retries?: number | undefined;
}

/** Options of every request. */
export interface RequestOptions {
  /** Aborts the request, and the iteration over its rows: both reject with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}
