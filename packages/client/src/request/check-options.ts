import type { ClientOptions, RequestOptions } from "./options.js";

/** A name and a value of a header, as RFC 9110, section 5, defines them. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;
const headerValue = /^[\t -~\u0080-\u00ff]*$/;

/** Prints a value in a message; an object only by its kind, because it can be large or hold a secret. */
function print(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  return Object(value) === value ? Object.prototype.toString.call(value) : String(value);
}

function refuse(name: string, value: unknown, allowed: string): never {
  throw new TypeError(`Invalid ${name} ${print(value)}: it must be ${allowed}`);
}

const isFunction = (value: unknown): boolean => typeof value === "function";

/** A scheme, a host and perhaps a path, in characters of addresses; a query and a fragment would be lost when the path is added. */
const absoluteUrl = /^[a-z][a-z\d+.-]*:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/i;

/** A `Headers`, a `Map` and a list have no properties with the names of headers, so nothing of them would be sent. */
const isHeaders = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  !(Symbol.iterator in value) &&
  Object.entries(value).every(
    ([name, text]) => headerName.test(name) && typeof text === "string" && headerValue.test(text.trim()),
  );

const isCache = (value: unknown): boolean =>
  typeof value === "object" && value !== null && ["get", "set"].every((name) => isFunction(Reflect.get(value, name)));

/** For each option, whether a value is allowed, and what is. */
const rules: { readonly [Name in keyof ClientOptions]-?: readonly [(value: unknown) => boolean, string] } = {
  baseUrl: [
    (value) => typeof value === "string" && absoluteUrl.test(value),
    'an absolute URL without query and fragment, such as "https://gamedata.example"',
  ],
  // "." and ".." would be taken as steps of the path.
  chronicle: [
    (value) => typeof value === "string" && !/^\.{0,2}$/.test(value),
    'the name of a chronicle, such as "interlude"',
  ],
  fetch: [isFunction, "a function"],
  headers: [isHeaders, "a plain object of header names and values, each value one line of text"],
  cache: [isCache, "an object with the methods get and set"],
  onCacheError: [isFunction, "a function"],
  retries: [(value) => Number.isSafeInteger(value) && Number(value) >= 0, "a whole number, 0 or more"],
};

/**
 * Checks the options of `createClient`. An option that is `undefined` is absent; only `baseUrl` is required.
 *
 * @throws {TypeError} For the first option that is not allowed; the message names the option, its value and what is allowed.
 */
export function checkOptions(options: ClientOptions): void {
  for (const [name, [isAllowed, allowed]] of Object.entries(rules)) {
    const value: unknown = Object(options)[name];
    if ((value !== undefined || name === "baseUrl") && !isAllowed(value)) refuse(name, value, allowed);
  }
}

/**
 * Checks the signal of a request. `fetch` would refuse another value, but its error would look like one of the network.
 *
 * @throws {TypeError} For a value that is not an `AbortSignal`, for example an `AbortController`.
 */
export function checkSignal(signal: RequestOptions["signal"]): void {
  if (signal && !(isFunction(signal.addEventListener) && "aborted" in signal)) {
    refuse("signal", signal, "an AbortSignal");
  }
}
