import { responseError } from "./error.js";
import type { ClientOptions, RequestOptions } from "./options.js";
import { withRetries } from "./retry.js";

const OK = 200;
const NOT_MODIFIED = 304;

/** Requests a path below the chronicle and returns the body, whose form is the one that the API specifies for the path. */
export type Request = <Body extends { readonly data: unknown }>(path: string, query?: RequestOptions) => Promise<Body>;

function chronicleAddress(baseUrl: string, chronicle: string): string {
  try {
    return new URL(`api/${encodeURIComponent(chronicle)}/`, baseUrl.replace(/\/*$/, "/")).href;
  } catch {
    throw new TypeError(`Invalid baseUrl "${baseUrl}": it must be an absolute URL, such as "https://gamedata.example"`);
  }
}

/** Makes the text of a parameter: values of a list are joined by commas, the numbers of a pair by a colon. */
function textOf(value: unknown): string {
  const join = (one: unknown): unknown => (Array.isArray(one) ? one.join(":") : one);
  return String(Array.isArray(value) ? value.map(join) : value);
}

/** Makes the URL of a request; equal queries have equal URLs. */
function addressOf(root: string, path: string, query: object): string {
  const url = new URL(root + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, textOf(value));
  }
  url.searchParams.sort();
  return url.href;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only the envelope is checked; the tests of the service check the rest. */
function isEnvelope<Body>(body: unknown): body is Body {
  return typeof body === "object" && body !== null && "data" in body;
}

/**
 * Makes the function through which all requests of a client go.
 *
 * @throws {TypeError} When the base URL is not an absolute URL.
 */
export function createRequest(options: ClientOptions): Request {
  const { baseUrl, chronicle = "interlude", headers, cache, retries = 2 } = options;
  const { fetch = (url, init) => globalThis.fetch(url, init) } = options;
  const root = chronicleAddress(baseUrl, chronicle);

  return async <Body>(path: string, { signal, ...query }: RequestOptions = {}) => {
    const url = addressOf(root, path, query);
    const kept = await cache?.get(url);
    const init = { headers: { ...headers, ...(kept && { "If-None-Match": kept.etag }) }, ...(signal && { signal }) };
    const attempt = async () => {
      const response = await fetch(url, init);
      return { status: response.status, etag: response.headers.get("ETag"), text: await response.text() };
    };
    const { status, etag, text } = await withRetries(attempt, retries, url, signal);
    const unchanged = kept && status === NOT_MODIFIED;
    const body = parse(unchanged ? kept.body : text);
    if (!(unchanged || status === OK) || !isEnvelope<Body>(body)) throw responseError(url, status, body);
    if (etag && !unchanged) await cache?.set(url, { etag, body: text });
    return body;
  };
}
