/** What the client needs of a response; that of every `fetch` will do. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** How the client asks: the `fetch` of every runtime, or a function like it. */
export type Fetch = (
  url: string,
  init: { readonly headers: Record<string, string>; readonly signal?: AbortSignal },
) => Promise<FetchResponse>;

/** An answer that is kept, and the tag by which the service knows it. */
export interface CacheEntry {
  /** The entity tag, quotes included. */
  readonly etag: string;
  /** The body, as JSON text. */
  readonly body: string;
}

/**
 * Where answers are kept between requests, by URL. `new Map()` will do, and so will anything with a `get` and a `set` of
 * this form, asynchronous or not. What it throws fails the request.
 */
export interface Cache {
  get(url: string): CacheEntry | undefined | Promise<CacheEntry | undefined>;
  set(url: string, entry: CacheEntry): unknown;
}

/** How a client reaches its service. */
export interface ClientOptions {
  /** The absolute address before `/api`, for example `https://gamedata.example`. */
  readonly baseUrl: string;
  /** The chronicle to ask about; `interlude` by default. */
  readonly chronicle?: string | undefined;
  /** The function to ask with; the runtime's `fetch` by default. */
  readonly fetch?: Fetch | undefined;
  /** Headers of every request; none by default. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Where answers are kept, so that they are only asked for again where they changed; nowhere by default. */
  readonly cache?: Cache | undefined;
  /** How often a request is repeated after a network error; 2 by default. */
  readonly retries?: number | undefined;
}

/** What every request takes beside its query. */
export interface RequestOptions {
  /** Aborts the request; its promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}
