import { METHODS } from "node:http";
import type { ErrorCode } from "@gamedata/schema";
import type { WireRequest } from "../wire/request.js";
import type { Facts } from "./facts.js";
import { type AllowedQuery, parameterTexts, queryExpectation } from "./query.js";
import { readId } from "./reading.js";
import { type SpecifiedRoute, specifiedRoutes } from "./routes.js";
import type { ServedFacts } from "./served-facts.js";

/** What a successful response must show. */
export interface ExpectedSuccess {
  readonly route: SpecifiedRoute;
  /** What records there are in the chronicle; of a route without one, in the default chronicle. */
  readonly facts: Facts;
  /** The id of the path; NaN where it has none. */
  readonly id: number;
  readonly query: AllowedQuery;
}

/** Every outcome that the contract allows for a request. */
export interface Expectation {
  readonly codes: readonly ErrorCode[];
  readonly success?: ExpectedSuccess | undefined;
  readonly isPreflight?: boolean;
  /** The version of the chronicle that the path is about, if it is about one. */
  readonly dataVersion?: string | undefined;
}

/** The longest target that is answered: the 8 KiB of the contract. */
const MAXIMUM_TARGET_LENGTH = 8192;
/** Bytes of request line and headers from which Node may refuse them: a little below the 16 KiB that it counts. */
const DOUBTFUL_HEAD_BYTES = 15 * 1024;
/** Bytes of request line and headers that Node never takes. */
const REFUSED_HEAD_BYTES = 17 * 1024;

const schemeAndAuthority = /^[a-z]+:\/\/[^/?#]*/i;

const only = (...codes: readonly ErrorCode[]): Expectation => ({ codes });

function pathMatch(
  path: string,
): { readonly route: SpecifiedRoute; readonly values: ReadonlyMap<string, string> } | undefined {
  const segments = path.split("/");
  for (const route of specifiedRoutes) {
    const wanted = route.path.split("/");
    if (wanted.length !== segments.length) continue;
    const values = new Map<string, string>();
    const isMatch = wanted.every((part, index) => {
      const segment = segments[index] ?? "";
      if (!part.startsWith("{")) return part === segment;
      values.set(part, segment);
      return segment !== "" && !/^(?:\.|%2e){1,2}$/i.test(segment);
    });
    if (isMatch) return { route, values };
  }
  return undefined;
}

/** The contract's order of checks: route, method, chronicle, path id, query, entity. */
function contractExpectation(method: string, path: string, query: string, { chronicles }: ServedFacts): Expectation {
  const match = pathMatch(path);
  if (match === undefined) return only("UNKNOWN_ROUTE");
  const { route, values } = match;
  const chronicle = values.get("{chronicle}");
  const facts = chronicle === undefined ? [...chronicles.values()][0] : chronicles.get(chronicle);
  const dataVersion = chronicle === undefined ? undefined : facts?.dataVersion;
  if (method === "OPTIONS") return { codes: [], isPreflight: true, dataVersion };
  if (method !== "GET" && method !== "HEAD") return { codes: ["METHOD_NOT_ALLOWED"], dataVersion };
  if (facts === undefined) return only("UNKNOWN_CHRONICLE");
  return { ...routeExpectation(route, values, query, facts), dataVersion };
}

function routeExpectation(
  route: SpecifiedRoute,
  values: ReadonlyMap<string, string>,
  query: string,
  facts: Facts,
): Expectation {
  const idText = values.get("{id}");
  const id = Number(idText);
  if (idText !== undefined && readId(idText, route.minimumId ?? 1, "INVALID_ID").value === undefined) {
    return only("INVALID_ID");
  }
  const { codes, allowed } = queryExpectation(route, query, facts);
  if (allowed === undefined) return { codes };
  const absence = route.existence?.(facts, id, parameterTexts(route, query));
  return absence === undefined ? { codes, success: { route, facts, id, query: allowed } } : { codes: [absence] };
}

/** Bytes that no request line or header may have, or of which parsers differ. */
const hasOddBytes = ({ target, fields = [] }: WireRequest) =>
  !/^[!-~]+$/.test(target) || fields.some(([, value]) => !/^[\t -~\x80-\xff]*$/.test(value));

/** RFC 9112, section 3.2: a second or an invalid `Host` is refused; of the hosts that are tried, only one is invalid. */
function hasBadHost({ fields = [] }: WireRequest): boolean {
  const hosts = fields.filter(([name]) => name.toLowerCase() === "host");
  return hosts.length > 1 || hosts.some(([, value]) => value.includes("@"));
}

/** What Node's HTTP parser may say before the service is asked. */
function parserCodes(request: WireRequest, headBytes: number): readonly ErrorCode[] {
  const { method, target } = request;
  const isUnknownMethod = !METHODS.includes(method);
  const isUnusualTarget = !target.startsWith("/") || target.includes("#") || method === "CONNECT";
  const isMalformed = isUnknownMethod || isUnusualTarget || hasOddBytes(request);
  return [
    ...(isMalformed ? (["MALFORMED_REQUEST"] as const) : []),
    ...(headBytes >= DOUBTFUL_HEAD_BYTES ? (["HEADERS_TOO_LARGE", "URI_TOO_LONG"] as const) : []),
  ];
}

/**
 * Tells every outcome that the contract allows for a request, worked out by no code of the service.
 *
 * @param request The request.
 * @param served What records there are.
 */
export function expectationOf(request: WireRequest, served: ServedFacts): Expectation {
  const { method, target, fields = [] } = request;
  const headBytes = fields.reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    method.length + target.length,
  );
  const doubts = parserCodes(request, headBytes);
  if (!METHODS.includes(method) || headBytes > REFUSED_HEAD_BYTES) return { codes: doubts };
  if (method === "CONNECT") return { codes: [...doubts, "METHOD_NOT_ALLOWED"] };
  if (hasBadHost(request)) return { codes: [...doubts, "MALFORMED_REQUEST"] };
  const origin = target.replace(schemeAndAuthority, "");
  const asked = origin.startsWith("/") ? origin : origin === "" || origin.startsWith("?") ? `/${origin}` : origin;
  const [withoutFragment = ""] = asked.split("#", 1);
  const [path = ""] = withoutFragment.split("?", 1);
  const query = withoutFragment.slice(path.length + 1);
  const expected = contractExpectation(method, path, query, served);
  if (asked.length > MAXIMUM_TARGET_LENGTH)
    return { codes: [...doubts, "URI_TOO_LONG"], dataVersion: expected.dataVersion };
  return { ...expected, codes: [...doubts, ...expected.codes] };
}
