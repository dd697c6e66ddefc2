import { describe, expect, it } from "vitest";
import { createClient } from "../index.js";
import { checkOptions, checkSignal } from "./check-options.js";

const baseUrl = "https://gamedata.example";

/** Checks options whose types are not known, as those of a program in JavaScript. */
const check = (options: object) => Reflect.apply(checkOptions, undefined, [options]);

const anAbsoluteUrl = 'an absolute URL without query and fragment, such as "https://gamedata.example"';
const aChronicle = 'the name of a chronicle, such as "interlude"';
const aHeaderObject = "a plain object of header names and values, each value one line of text";
const aWholeNumber = "a whole number, 0 or more";

describe("the options of a client", () => {
  it.each([
    ["baseUrl", undefined, "undefined", anAbsoluteUrl],
    ["baseUrl", 5, "5", anAbsoluteUrl],
    ["baseUrl", "/api", '"/api"', anAbsoluteUrl],
    ["baseUrl", "localhost:3000", '"localhost:3000"', anAbsoluteUrl],
    ["baseUrl", "https://game data.example", '"https://game data.example"', anAbsoluteUrl],
    ["baseUrl", "https://", '"https://"', anAbsoluteUrl],
    ["baseUrl", `${baseUrl}/?key=1`, `"${baseUrl}/?key=1"`, anAbsoluteUrl],
    ["baseUrl", `${baseUrl}/#top`, `"${baseUrl}/#top"`, anAbsoluteUrl],
    ["baseUrl", new URL(baseUrl), "[object URL]", anAbsoluteUrl],
    ["chronicle", "", '""', aChronicle],
    ["chronicle", "..", '".."', aChronicle],
    ["chronicle", null, "null", aChronicle],
    ["fetch", "fetch", '"fetch"', "a function"],
    ["headers", "X-App: 1", '"X-App: 1"', aHeaderObject],
    ["headers", new Headers({ "X-App": "1" }), "[object Headers]", aHeaderObject],
    ["headers", [["X-App", "1"]], "[object Array]", aHeaderObject],
    ["headers", { "X-App": 1 }, "[object Object]", aHeaderObject],
    ["headers", { "X App": "1" }, "[object Object]", aHeaderObject],
    ["headers", { "X-App": "1\nX-Other: 2" }, "[object Object]", aHeaderObject],
    ["headers", { "X-App": "💎" }, "[object Object]", aHeaderObject],
    ["cache", true, "true", "an object with the methods get and set"],
    ["cache", { get: () => undefined }, "[object Object]", "an object with the methods get and set"],
    ["onCacheError", console, "[object console]", "a function"],
    ["retries", -1, "-1", aWholeNumber],
    ["retries", 0.5, "0.5", aWholeNumber],
    ["retries", Number.NaN, "NaN", aWholeNumber],
    ["retries", Number.POSITIVE_INFINITY, "Infinity", aWholeNumber],
    ["retries", "2", '"2"', aWholeNumber],
    ["retries", null, "null", aWholeNumber],
  ])("are refused by name: %s %s", (name, value, printed, allowed) => {
    const message = `Invalid ${name} ${printed}: it must be ${allowed}`;
    expect(() => check({ baseUrl, [name]: value })).toThrow(new TypeError(message));
  });

  it("are refused when the client is created", () => {
    expect(() => createClient({ baseUrl, retries: -1 })).toThrow("Invalid retries -1");
  });

  it.each([
    { chronicle: undefined, fetch: undefined, headers: undefined, cache: undefined, retries: undefined },
    { chronicle: "c4/x", fetch: globalThis.fetch, cache: new Map(), onCacheError: () => undefined, retries: 0 },
    // The line break after a secret that was read from a file; fetch removes it.
    { headers: { Authorization: "Bearer x\n", "x-empty": "" }, retries: 10 },
  ])("may be %o", (options) => {
    expect(() => checkOptions({ baseUrl, ...options })).not.toThrow();
  });

  it("do not appear in a message when they can hold a secret", () => {
    expect(() => check({ baseUrl, headers: { "X Key": "secret" } })).toThrow(/^(?!.*secret)/u);
  });
});

describe("the signal of a request", () => {
  it.each([new AbortController(), "abort", {}])("is refused by name when it is none: %o", (signal) => {
    expect(() => Reflect.apply(checkSignal, undefined, [signal])).toThrow(
      /^Invalid signal .*: it must be an AbortSignal$/u,
    );
  });

  it("may be one, or absent", () => {
    expect(() => checkSignal(new AbortController().signal)).not.toThrow();
    expect(() => checkSignal(undefined)).not.toThrow();
  });

  it("is refused before the request is sent", async () => {
    const client = createClient({ baseUrl, fetch: () => expect.unreachable("It was sent") });
    const getItem = Reflect.apply(client.getItem, undefined, [57, { signal: new AbortController() }]);
    await expect(getItem).rejects.toThrow("Invalid signal [object AbortController]");
  });
});
