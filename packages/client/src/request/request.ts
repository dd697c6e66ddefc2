import { pairSeparators } from "../generated/constants.js";
import { checkOptions, checkSignal } from "./check-options.js";
import { responseError } from "./error.js";
import type { CacheEntry, ClientOptions, RequestOptions } from "./options.js";
import { withRetries } from "./retry.js";

const OK = 200;
const NOT_MODIFIED = 304;

/** An entity tag as RFC 9110, section 8.8.3, defines it; `fetch` refuses a header with other characters. */
const entityTag = /^(?:W\/)?"[!#-~\u0080-\u00ff]*"$/;

interface KeptResponse<Body> {
  readonly etag: string;
  readonly body: Body;
}

/** Reads and writes the responses of a cache. A failure of the cache, or a damaged entry, counts as a missing entry. */
interface KeptResponses {
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
function createKeptResponses({ cache, onCacheError }: Pick<ClientOptions, "cache" | "onCacheError">): KeptResponses {
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

/** Parses the text of a body; `undefined` for text that is not JSON. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a body has the form of a success: an envelope with `data`, or a GeoJSON document. Only that is checked;
 * the tests of the service check the rest.
 */
function isSuccess<Body>(body: unknown): body is Body {
  return typeof body === "object" && body !== null && ("data" in body || "features" in body);
}

/** Requests a path below the chronicle and returns the body, whose form is the one that the API specifies for the path. */
export type Request = <Body extends object>(path: string, query?: RequestOptions) => Promise<Body>;

/** Makes the URL below which the resources of a chronicle are. */
const chronicleAddress = (baseUrl: string, chronicle: string): string =>
  `${baseUrl.replace(/\/+$/, "")}/api/${encodeURIComponent(chronicle)}/`;

/** Makes the text of a parameter: values of a list are joined by commas, the numbers of a pair as the parameter has them. */
function textOf(name: string, value: unknown): string {
  const join = (one: unknown): unknown => (Array.isArray(one) ? one.join(pairSeparators[name]) : one);
  return String(Array.isArray(value) ? value.map(join) : value);
}

/** Encodes a part of a query as forms do; half a character, as of a cut emoji, becomes the replacement character. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd")).replaceAll("%20", "+");

/** Makes the URL of a request, as text: the `URL` of React Native is incomplete. Equal queries have equal URLs. */
function addressOf(root: string, path: string, query: object): string {
  const parameters = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(textOf(name, value))}`)
    .sort();
  return parameters.length === 0 ? root + path : `${root}${path}?${parameters.join("&")}`;
}

/**
 * Makes the function through which all requests of a client go.
 *
 * @throws {TypeError} When an option is not allowed.
 */
export function createRequest(options: ClientOptions): Request {
  checkOptions(options);
  const { baseUrl, chronicle = "interlude", headers, retries = 2 } = options;
  const { fetch = (url, init) => globalThis.fetch(url, init) } = options;
  const root = chronicleAddress(baseUrl, chronicle);
  const responses = createKeptResponses(options);

  return async <Body>(path: string, { signal, ...query }: RequestOptions = {}) => {
    checkSignal(signal);
    const url = addressOf(root, path, query);
    const kept = await responses.read<Body>(url);
    const init = { headers: { ...headers, ...(kept && { "If-None-Match": kept.etag }) }, ...(signal && { signal }) };
    const attempt = async () => {
      const response = await fetch(url, init);
      const { status, headers } = response;
      return { status, etag: headers.get("ETag"), retryAfter: headers.get("Retry-After"), text: await response.text() };
    };
    const { status, etag, text } = await withRetries(attempt, retries, url, signal);
    if (kept && status === NOT_MODIFIED) return kept.body;
    const body = parseBody(text);
    if (status !== OK || !isSuccess<Body>(body)) throw responseError(url, status, body);
    if (etag) await responses.write(url, { etag, body: text });
    return body;
  };
}
