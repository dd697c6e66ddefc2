import type { Catalog } from "@gamedata/core";
import fc from "fast-check";
import type { FuzzCase } from "./exchange.js";
import { acceptEncodings, conditions, hostileSegments, otherMethods } from "./hostile-text.js";
import type { Served } from "./served.js";
import { targetArbitrary } from "./target-arbitrary.js";
import { weighted } from "./weighted.js";

type Field = readonly [name: string, value: string];

/** Fields that must change nothing, with values that some servers believe. */
const idleFields: Readonly<Record<string, readonly string[]>> = {
  Range: ["bytes=0-0", "bytes=-1", "bytes=0-1,2-3", "bytes=99999999-", "items=0-5", "bytes=0-0,".repeat(200)],
  "If-Modified-Since": ["Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT", "yesterday"],
  "If-Unmodified-Since": ["Thu, 01 Jan 1970 00:00:00 GMT"],
  "If-Match": ["*", '"none"'],
  "If-Range": ['"none"'],
  Accept: ["text/html", "*/*;q=0", "application/xml", ""],
  "Accept-Charset": ["utf-16"],
  "Accept-Language": ["ko", "*"],
  Forwarded: ["for=1.2.3.4;host=evil.example;proto=https"],
  "X-Forwarded-For": ["127.0.0.1", "1.2.3.4, ::1"],
  "X-Forwarded-Host": ["evil.example"],
  "X-Forwarded-Prefix": ["/admin"],
  "X-Original-URL": ["/healthz"],
  "X-Rewrite-URL": ["/healthz"],
  "X-HTTP-Method-Override": ["DELETE"],
  Origin: ["null", "https://evil.example"],
  "Access-Control-Request-Method": ["GET", "DELETE"],
  "Access-Control-Request-Headers": ["X-Anything"],
  Cookie: ["a=b", "__proto__=1", "a".repeat(2000)],
  Authorization: ["Bearer x", "Basic Og=="],
  "Content-Type": ["application/json", "text/plain", "multipart/form-data"],
  "Cache-Control": ["no-cache", "only-if-cached", "max-age=0"],
  Connection: ["keep-alive", "close", "Keep-Alive, X-Anything", "Upgrade"],
  Upgrade: ["websocket", "h2c"],
  Expect: ["100-continue", "200-maybe"],
  Host: ["", "evil.example", "[::1]", "a@b", "%00", "gamedata.test:0", "a".repeat(300)],
  "User-Agent": ["", "\xff\xfe", "() { :; }; echo"],
  "X-Anything": ["", "\t", "a".repeat(5000), "a".repeat(20_000), "\x80\xff", "a:b"],
  __proto__x: ["1"],
  constructor: ["1"],
};

const idleField: fc.Arbitrary<Field> = fc
  .constantFrom(...Object.entries(idleFields))
  .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)));

const fields: fc.Arbitrary<readonly Field[]> = fc
  .tuple(
    fc.option(fc.constantFrom(...acceptEncodings), { nil: undefined }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(idleField, { maxLength: 6 }) },
    ),
  )
  .map(([encoding, others]) => (encoding === undefined ? others : [["Accept-Encoding", encoding], ...others]));

/** A body with the fields that frame it, by its length or in chunks. */
const body: fc.Arbitrary<{ readonly text: string; readonly framing: readonly Field[] }> = fc
  .tuple(fc.constantFrom("", "a", "{}", "GET / HTTP/1.1\r\n\r\n", "\x00\xff", "a".repeat(5000)), fc.boolean())
  .map(([text, isChunked]) =>
    isChunked
      ? {
          text: `${text === "" ? "" : `${text.length.toString(16)};x="y"\r\n${text}\r\n`}0\r\nX-Trailer: 1\r\n\r\n`,
          framing: [["Transfer-Encoding", "chunked"]],
        }
      : { text, framing: [["Content-Length", String(text.length)]] },
  );

const noBody = fc.constant({ text: "", framing: [] });

/** Makes cases: requests from well-formed to absurd, which every server must answer or refuse politely; most are about `catalog`. */
export function caseArbitrary(catalog: Catalog, served: Served): fc.Arbitrary<FuzzCase> {
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant("GET") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...otherMethods, ...hostileSegments.filter((text) => /^[^\s\0]+$/.test(text))),
    },
  );
  const version = fc.oneof(
    { weight: 30, arbitrary: fc.constant("1.1" as const) },
    { weight: 1, arbitrary: fc.constant("1.0" as const) },
  );
  const content = fc.oneof({ weight: 20, arbitrary: noBody }, { weight: 1, arbitrary: body });
  const asked: fc.Arbitrary<Pick<FuzzCase, "request" | "answer">> = fc
    .record({ method, target: targetArbitrary(catalog, served), version, fields, content })
    .map(({ target: { target, answer }, ...parts }) => ({
      request: {
        method: parts.method,
        target,
        version: parts.version,
        fields: [...parts.fields, ...parts.content.framing],
        body: parts.content.text,
      },
      answer,
    }));
  return fc
    .record({
      asked,
      condition: fc.option(fc.constantFrom(...conditions), { nil: undefined, freq: 3 }),
      reset: weighted<FuzzCase["reset"]>(
        [20, fc.constant(undefined)],
        [1, fc.constantFrom("at once", "at the first bytes")],
      ),
    })
    .map(({ asked: one, ...rest }) => ({ ...one, ...rest }));
}
