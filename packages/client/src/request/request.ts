import { pairSeparators } from "../generated/constants.js";
import { isSuccess, parseBody } from "./body.js";
import { checkOptions, checkSignal } from "./check-options.js";
import { responseError } from "./error.js";
import { createKeptResponses } from "./kept-responses.js";
import type { ClientOptions, RequestOptions } from "./options.js";
import { withRetries } from "./retry.js";

const OK = 200;
const NOT_MODIFIED = 304;

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
