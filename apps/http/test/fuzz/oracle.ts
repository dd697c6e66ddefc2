import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { responseSchemaOf } from "@gamedata/api";
import { apiError, type ErrorCode } from "@gamedata/schema";
import * as v from "valibot";
import type { CoreAnswer } from "../equality/core-answer.js";
import type { WireRequest } from "../wire/request.js";
import { fieldOf, type WireResponse } from "../wire/response-parser.js";
import { type Expectation, expectationOf } from "./expectation.js";
import type { Served } from "./served.js";
import { must, OracleViolation } from "./violation.js";

const CACHED = "public, max-age=3600, s-maxage=86400";
const MINIMUM_COMPRESSED_BYTES = 1024;

/** The status of each error code, from the contract; what is not found is 404. */
const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  INVALID_ID: 400,
  INVALID_PARAMETER: 400,
  INVALID_ENUM: 400,
  INVALID_RANGE: 400,
  MALFORMED_REQUEST: 400,
  UNKNOWN_CHRONICLE: 404,
  UNKNOWN_ROUTE: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  URI_TOO_LONG: 414,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
};

const statusOf = (code: ErrorCode) => (code.endsWith("_NOT_FOUND") ? 404 : statuses[code]);

/** What every response carries, whatever its status. */
const commonFields = {
  "content-type": "application/json; charset=utf-8",
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, OPTIONS",
  "access-control-allow-headers": "Content-Type",
  "access-control-expose-headers": "Link, X-Data-Version",
  "x-content-type-options": "nosniff",
} as const;

/** What tells an attacker more than a client needs, or lets the server keep something about a client. */
const forbiddenFields = ["server", "x-powered-by", "set-cookie", "location", "refresh"];

/** What every response of every status must hold. */
function checkCommon(response: WireResponse): void {
  must(response.version === "1.1", `the version is ${response.version}`);
  for (const [name, value] of Object.entries(commonFields)) {
    must(fieldOf(response, name) === value, `${name} is ${fieldOf(response, name)}`);
  }
  for (const name of forbiddenFields) must(fieldOf(response, name) === undefined, `there is a header ${name}`);
  const names = response.fields.map(([name]) => name.toLowerCase());
  must(new Set(names).size === names.length, `a header came twice: ${names.join(", ")}`);
}

/** The refusals of the connection, which reads no path. */
const pathlessCodes: readonly string[] = ["MALFORMED_REQUEST", "HEADERS_TOO_LARGE", "REQUEST_TIMEOUT"];

/** Contract: the version of the chronicle in the path; of all chronicles where there is none, or no path is read. */
function checkVersion(response: WireResponse, own: string | undefined, all: string, code: ErrorCode | undefined): void {
  const version = fieldOf(response, "x-data-version");
  const isPathless = code !== undefined && pathlessCodes.includes(code);
  // The connection refuses the longest targets, the service the others.
  const allowed = code === "URI_TOO_LONG" ? [own, all] : [isPathless ? all : (own ?? all)];
  must(allowed.includes(version), `X-Data-Version is ${version}, not ${allowed.join(" or ")}`);
}

export function decodedBody(response: WireResponse): Buffer {
  const coding = fieldOf(response, "content-encoding");
  switch (coding) {
    case undefined:
      return response.body;
    case "br":
      return brotliDecompressSync(response.body);
    case "gzip":
      return gunzipSync(response.body);
    default:
      throw new OracleViolation(`Content-Encoding is ${coding}`);
  }
}

/** A coding that the client did not name, or gave no weight, may not be used. */
function checkCoding(request: WireRequest, response: WireResponse, decoded: Buffer): void {
  const coding = fieldOf(response, "content-encoding");
  if (coding === undefined) return;
  const accepted = (request.fields ?? [])
    .filter(([name]) => name.toLowerCase() === "accept-encoding")
    .flatMap(([, value]) => value.toLowerCase().split(","))
    .map((entry) => entry.trim());
  const isNamed = (name: string) =>
    accepted.some((entry) => entry.split(";")[0]?.trim() === name && !/;\s*q=0(?:\.0*)?\s*$/.test(entry));
  const isAcceptable = isNamed(coding) || isNamed("*") || (coding === "gzip" && isNamed("x-gzip"));
  must(isAcceptable, `${coding} is not among ${JSON.stringify(accepted)}`);
  must(decoded.length >= MINIMUM_COMPRESSED_BYTES, `${decoded.length} bytes were compressed`);
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new OracleViolation(`the body is no JSON: ${JSON.stringify(bytes.toString("latin1", 0, 100))}`);
  }
}

function checkError(
  request: WireRequest,
  response: WireResponse,
  { codes }: Expectation,
  expected: CoreAnswer | undefined,
): ErrorCode {
  must(response.status >= 400, `the status is ${response.status}`);
  const decoded = decodedBody(response);
  checkCoding(request, response, decoded);
  const json = jsonOf(decoded);
  const parsed = v.safeParse(apiError, json);
  must(parsed.success, `the error is no ApiError: ${JSON.stringify(json)?.slice(0, 200)}`);
  const { code, status, error } = parsed.output;
  must(
    codes.includes(code),
    `the code is ${code}, not one of ${codes.join(", ") || "success"} (${error.slice(0, 200)})`,
  );
  if (expected !== undefined) must(code === expected.code, `core answers ${JSON.stringify(expected).slice(0, 200)}`);
  must(status === response.status && statusOf(code) === status, `${code} has status ${status} and ${response.status}`);
  must(error.length > 0 && error.length < 1500, `the message has ${error.length} characters`);
  must(!/[\r\n]|node_modules|file:\/\//.test(error), `the message tells too much: ${error.slice(0, 200)}`);
  must(fieldOf(response, "cache-control") === "no-store", `Cache-Control is ${fieldOf(response, "cache-control")}`);
  must(fieldOf(response, "etag") === undefined, "an error has an ETag");
  must(fieldOf(response, "link") === undefined, "an error has a Link");
  const allow = fieldOf(response, "allow");
  must((code === "METHOD_NOT_ALLOWED") === (allow === "GET, HEAD, OPTIONS"), `Allow is ${allow}`);
  return code;
}

function checkPreflight(response: WireResponse, { codes, isPreflight }: Expectation): void {
  must(isPreflight === true, `a preflight; expected ${codes.join(", ") || "success"}`);
  must(/^\d+$/.test(fieldOf(response, "access-control-max-age") ?? ""), "Access-Control-Max-Age is missing");
  must(fieldOf(response, "content-length") === undefined, "a 204 has a Content-Length");
}

/** Bodies that were found right, by route and hash: the same bytes need no second look. */
const seenBodies = new Set<string>();
/** The hash of the body that each entity tag came with. */
const taggedBodies = new Map<string, string>();
const MAXIMUM_REMEMBERED = 200_000;

const hashOf = (bytes: Buffer) => createHash("sha1").update(bytes).digest("base64");

function isNew(path: string, decoded: Buffer): boolean {
  const key = `${path} ${hashOf(decoded)}`;
  if (seenBodies.has(key)) return false;
  if (seenBodies.size < MAXIMUM_REMEMBERED) seenBodies.add(key);
  return true;
}

/** A strong entity tag changes exactly when the bytes change. */
function checkTag(etag: string, body: Buffer): void {
  must(/^"[!#-~]+"$/.test(etag), `ETag is ${etag}`);
  const hash = hashOf(body);
  must((taggedBodies.get(etag) ?? hash) === hash, `${etag} is the tag of two bodies`);
  if (taggedBodies.size < MAXIMUM_REMEMBERED) taggedBodies.set(etag, hash);
}

function checkSuccess(
  request: WireRequest,
  response: WireResponse,
  { success, codes }: Expectation,
  expected: CoreAnswer | undefined,
): void {
  must(success !== undefined, `the request succeeded; expected ${codes.join(", ") || "a preflight"}`);
  const { path, operation } = success;
  const isVolatile = path === "/healthz";
  const cacheControl = isVolatile ? "no-store" : CACHED;
  must(fieldOf(response, "cache-control") === cacheControl, `Cache-Control is ${fieldOf(response, "cache-control")}`);
  const vary = path === "/" ? "accept, accept-encoding" : "accept-encoding";
  must(fieldOf(response, "vary")?.toLowerCase() === vary, `Vary is ${fieldOf(response, "vary")}`);
  const etag = fieldOf(response, "etag");
  if (isVolatile) must(etag === undefined, "a response that is not to be kept has an ETag");
  else checkTag(etag ?? "", response.body);
  const decoded = decodedBody(response);
  checkCoding(request, response, decoded);
  const json = jsonOf(decoded);
  if (expected !== undefined)
    must(
      decoded.toString() === JSON.stringify(expected.body),
      `core answers ${JSON.stringify(expected).slice(0, 200)}`,
    );
  // Only rows of all fields have those of their schema.
  if (operation === undefined || /[?&]fields/.test(request.target) || !isNew(path, decoded)) return;
  const parsed = v.safeParse(responseSchemaOf(operation), json);
  must(parsed.success, `the body is not what ${path} gives: ${parsed.issues?.map(issueText).join("; ")}`);
}

/** The address of a page of the site: a chronicle, and perhaps a section and the number of a record with its name. */
const PAGE = /^\/(?<chronicle>[^/]+)(?:\/[a-z]+(?:-[a-z]+)*(?:\/\d{1,9}(?:-[a-z0-9-]*)?)?)?$/;

/** The pages of a chronicle without the number of a record, which exist in every data set; "" is its first one. */
const SECTIONS: ReadonlySet<string> = new Set([
  ...["", "items", "npcs", "monsters", "quests", "classes", "skills", "recipes", "armor-sets", "locations", "regions"],
  ...["hunting", "levels", "raid-bosses", "fishes", "castles", "compare", "list", "map", "changes", "api", "downloads"],
  "search",
]);

/**
 * The site is given at `/`, only to who accepts HTML by name, and at the addresses of its pages, not to who accepts JSON alone; who accepts
 * HTML by name also gets it for a path that does not exist. Its policy lets nothing else run.
 */
function checkSite(request: WireRequest, response: WireResponse, { catalogs }: Served): void {
  const path = request.target.replace(/^https?:\/\/[^/?#]*/i, "").split("?")[0] ?? "";
  const isRoot = path === "/" || path === "";
  const isPage = catalogs.has(PAGE.exec(path)?.groups?.["chronicle"] ?? "");
  const accepted = (request.fields ?? []).filter(([name]) => name.toLowerCase() === "accept").map(([, value]) => value);
  const text = accepted.join();
  const isNamed = /text\/html/i.test(text);
  const isUnknown = response.status === 404 && !path.startsWith("/api/");
  must(isRoot || isPage || (isUnknown && isNamed), `${request.target} is HTML`);
  const [, , section = "", ofRecord] = path.split("/");
  const isThere = isRoot || (isPage && SECTIONS.has(section) && ofRecord === undefined);
  must(response.status === 200 || !isThere, `the page ${path} has the status ${response.status}`);
  must(
    isNamed || (isPage && (text.trim() === "" || /(?:text|\*)\/\*/.test(text))),
    `HTML is given to who accepts ${text || "anything"}`,
  );
  must(fieldOf(response, "vary")?.toLowerCase() === "accept, accept-encoding", `Vary is ${fieldOf(response, "vary")}`);
  must(fieldOf(response, "cache-control") === "no-cache", `Cache-Control is ${fieldOf(response, "cache-control")}`);
  must(/default-src 'none'/.test(fieldOf(response, "content-security-policy") ?? ""), "the site has no policy");
  const decoded = decodedBody(response);
  checkCoding(request, response, decoded);
  must(/^<!doctype html>/i.test(decoded.toString()), "the site is no document");
}

const issueText = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? ""} ${issue.message}`;

/**
 * Checks a response with its body against what the specification and the contract allow.
 *
 * @param request The request, not `HEAD`: that is checked by what `GET` gives.
 * @param answer What core answers, where that is known; the response may be a refusal of the connection or the site instead.
 * @throws {OracleViolation} Saying what is wrong.
 */
export function checkResponse(request: WireRequest, response: WireResponse, served: Served, answer?: CoreAnswer): void {
  const { status } = response;
  if ((status === 200 || status === 404) && fieldOf(response, "content-type")?.startsWith("text/html") === true) {
    checkSite(request, response, served);
    return;
  }
  const expected = expectationOf(request, served);
  checkCommon(response);
  let code: ErrorCode | undefined;
  const known = expected.isOperation === true ? answer : undefined;
  if (status === 200) checkSuccess(request, response, expected, known);
  else if (status === 204) checkPreflight(response, expected);
  else code = checkError(request, response, expected, known);
  checkVersion(response, expected.dataVersion, served.dataVersion, code);
}
