import { METHODS } from "node:http";
import { type ErrorCode, errorCode } from "@gamedata/schema";
import type { WireRequest } from "../wire/request.js";
import { matchPath, type Served, type ServedPath } from "./served.js";

/** Every outcome that the contract allows for a request. */
export interface Expectation {
  /** The errors, any of which may be told. */
  readonly codes: readonly ErrorCode[];
  /** What may succeed. */
  readonly success?: ServedPath | undefined;
  readonly isPreflight?: boolean;
  /** Whether the operation itself is asked, and nothing can be refused before. */
  readonly isOperation?: boolean;
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

/** An id in a path: digits only, without leading zeros, at most 2^53-1. */
const isId = (text: string, minimum: number) =>
  /^(?:0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(Number(text)) && Number(text) >= minimum;

/** Which collections have a record with id 0. */
const fromZero: readonly string[] = ["Classes", "Regions"];

/** The contract's order of checks: route, method, chronicle, path id; then what the document says of the operation. */
function contractExpectation(method: string, path: string, { catalogs }: Served): Expectation {
  const match = matchPath(path);
  if (match === undefined) return only("UNKNOWN_ROUTE");
  const { served, values } = match;
  const chronicle = values.get("{chronicle}");
  const catalog = chronicle === undefined ? undefined : catalogs.get(chronicle);
  const dataVersion = catalog?.manifest.dataVersion;
  if (method === "OPTIONS") return { codes: [], isPreflight: true, dataVersion };
  if (method !== "GET" && method !== "HEAD") return { codes: ["METHOD_NOT_ALLOWED"], dataVersion };
  const { operation } = served;
  if (operation === undefined) return { codes: [], success: served };
  if (catalog === undefined) return only("UNKNOWN_CHRONICLE");
  const id = values.get("{id}");
  const minimum = fromZero.includes(operation.idFacts?.many ?? "") ? 0 : 1;
  if (id !== undefined && !isId(id, minimum)) return { codes: ["INVALID_ID"], dataVersion };
  const documented = operation.errorsOf(catalog);
  return {
    codes: [
      ...errorCode.options.filter((code) => code in documented),
      ...(operation.mayLackData ? (["DATA_NOT_FOUND"] as const) : []),
    ],
    success: served,
    dataVersion,
    isOperation: true,
  };
}

/** Bytes that no request line or header may have, or of which parsers differ. */
const hasOddBytes = ({ target, fields = [] }: WireRequest) =>
  !/^[!-~]+$/.test(target) || fields.some(([, value]) => !/^[\t -~\x80-\xff]*$/.test(value));

/** The longest host name, with a port: RFC 1035, section 2.3.4. */
const LONGEST_HOST = 259;

/** RFC 9112, section 3.2: a second or an invalid `Host` is refused; of the hosts that are tried, one is invalid, and others are too long. */
function hasBadHost({ fields = [] }: WireRequest): boolean {
  const hosts = fields.filter(([name]) => name.toLowerCase() === "host");
  return hosts.length > 1 || hosts.some(([, value]) => value.includes("@") || value.length > LONGEST_HOST);
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

/** Tells every outcome that the contract allows for a request, worked out by no code of the service. */
export function expectationOf(request: WireRequest, served: Served): Expectation {
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
  const expected = contractExpectation(method, path, served);
  if (asked.length > MAXIMUM_TARGET_LENGTH)
    return { codes: [...doubts, "URI_TOO_LONG"], dataVersion: expected.dataVersion };
  const isOperation = expected.isOperation === true && doubts.length === 0;
  return { ...expected, isOperation, codes: [...doubts, ...expected.codes] };
}
