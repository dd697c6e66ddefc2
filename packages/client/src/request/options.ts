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
 * A cache of responses, by URL. A `Map` is one; so is any object with these methods, asynchronous or not. What they throw
 * fails the request.
 */
export interface Cache {
  get(url: string): CacheEntry | undefined | Promise<CacheEntry | undefined>;
  set(url: string, entry: CacheEntry): unknown;
}

/** Options of `createClient`. */
export interface ClientOptions {
  /** The absolute address before `/api`, for example `https://gamedata.example`. */
  readonly baseUrl: string;
  /** The chronicle; `interlude` by default. */
  readonly chronicle?: string | undefined;
  /** The function that sends requests; the runtime's `fetch` by default. */
  readonly fetch?: Fetch | undefined;
  /** Headers of every request; none by default. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Keeps responses, which are then revalidated by their entity tags; none by default. */
  readonly cache?: Cache | undefined;
  /** How often a request is repeated after a network error; 2 by default. */
  readonly retries?: number | undefined;
}

/** Options of every request. */
export interface RequestOptions {
  /** Aborts the request; its promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}
