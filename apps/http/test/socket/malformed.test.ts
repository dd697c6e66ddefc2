import { apiError } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { serverOfTests } from "../server/server-of-tests.js";
import { WireConnection } from "../wire/connection.js";
import { getText, responsesTo } from "../wire/request.js";
import { fieldOf } from "../wire/response-parser.js";

const server = serverOfTests();

const HOST = "Host: gamedata.test\r\n";
/** What an attacker hides behind the first request; nobody may answer it. */
const HIDDEN = getText("/api/interlude/items/58");

const withLength = (...values: readonly string[]) =>
  `GET /healthz HTTP/1.1\r\n${HOST}${values.map((value) => `Content-Length: ${value}\r\n`).join("")}\r\n${HIDDEN}`;
const withCoding = (field: string, body = "0\r\n\r\n") =>
  `POST /healthz HTTP/1.1\r\n${HOST}${field}\r\n\r\n${body}${HIDDEN}`;
const withField = (field: string) => `GET /healthz HTTP/1.1\r\n${HOST}${field}\r\n\r\n${HIDDEN}`;
const chunked = (body: string) => withCoding("Transfer-Encoding: chunked", body);

const notRequests: readonly (readonly [what: string, text: string])[] = [
  ["two different lengths", withLength("4", "5")],
  ["one length twice", withLength("4", "4")],
  ["a list of lengths", withLength("4, 4")],
  ["a length with a sign", withLength("+4")],
  ["a negative length", withLength("-1")],
  ["a hexadecimal length", withLength("0x4")],
  ["a length in two parts", withLength("4 4")],
  ["a length beyond all numbers", withLength("9".repeat(40))],
  ["an empty length", withLength("")],
  ["a length and chunks", withCoding("Content-Length: 4\r\nTransfer-Encoding: chunked")],
  ["chunks and a length", withCoding("Transfer-Encoding: chunked\r\nContent-Length: 4")],
  ["a coding after chunks", withCoding("Transfer-Encoding: chunked, identity")],
  ["an unknown coding", withCoding("Transfer-Encoding: xchunked")],
  ["a coding behind a control character", withCoding("Transfer-Encoding: \x0bchunked")],
  ["a space before the colon", withCoding("Transfer-Encoding : chunked")],
  ["a chunk without a size", chunked("\r\n\r\n")],
  ["a chunk size that is no number", chunked("z\r\n\r\n")],
  ["a negative chunk size", chunked("-1\r\n\r\n")],
  ["a chunk size beyond all numbers", chunked(`${"F".repeat(17)}\r\n`)],
  ["a chunk longer than its size", chunked("1\r\nab\r\n0\r\n\r\n")],
  ["a line feed in a chunk extension", chunked("1;a\nb\r\na\r\n0\r\n\r\n")],
  ["a header that continues on the next line", withField("X-Long: a\r\n b")],
  ["a space before a header", withField(" X-Space: a")],
  ["a header without a colon", withField("X-Nothing")],
  ["a header with NUL", withField("X-Nul: a\0b")],
  ["a header with a lone carriage return", withField("X-Return: a\rX-Other: b")],
  ["a header name with a bracket", withField("X[1]: a")],
  ["a header name in UTF-8", withField("X-é: a")],
  ["no version", `GET /\r\n${HIDDEN}`],
  ["HTTP/2 by prior knowledge", `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN}`],
  ["HTTP/9.9", `GET / HTTP/9.9\r\n${HOST}\r\n${HIDDEN}`],
  ["a version in lower case", `GET / http/1.1\r\n${HOST}\r\n${HIDDEN}`],
  ["a space in the target", `GET /a b HTTP/1.1\r\n${HOST}\r\n${HIDDEN}`],
  ["NUL in the target", `GET /\0 HTTP/1.1\r\n${HOST}\r\n${HIDDEN}`],
  ["an unknown method", `BREW / HTTP/1.1\r\n${HOST}\r\n${HIDDEN}`],
  ["a method in lower case", `get / HTTP/1.1\r\n${HOST}\r\n${HIDDEN}`],
  ["two hosts", withField("Host: gamedata.test")],
  ["two different hosts", withField("hOST: other.test")],
  ["two hosts of a POST with a body", withCoding("Host: other.test\r\nContent-Length: 5", "hello")],
  ["two hosts in HTTP/1.0", `GET /healthz HTTP/1.0\r\n${HOST}host: y\r\n\r\n${HIDDEN}`],
  ["an invalid host", `GET /healthz HTTP/1.1\r\nHost: a@b\r\n\r\n${HIDDEN}`],
  ["a host longer than any name", `GET /healthz HTTP/1.1\r\nHost: ${"a".repeat(260)}\r\n\r\n${HIDDEN}`],
  ["no host", `GET /healthz HTTP/1.1\r\nAccept: */*\r\n\r\n${HIDDEN}`],
  ["a greeting of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"],
  ["a greeting of SSH", "SSH-2.0-OpenSSH_9.6\r\n"],
  ["a greeting of SOCKS", "\x05\x01\x00\r\n\r\n"],
  ["JSON", '{"jsonrpc":"2.0"}\r\n\r\n'],
  ["a response", `HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n${HIDDEN}`],
];

describe("what is no request", () => {
  it.each(notRequests)("%s is refused once, in JSON, and nothing behind it is answered", async (_what, text) => {
    const responses = await responsesTo(server().address, text);
    const last = responses.at(-1);
    expect(last?.status).toBe(400);
    expect(v.parse(apiError, JSON.parse(String(last?.body)))).toMatchObject({ code: "MALFORMED_REQUEST", status: 400 });
    expect(last && fieldOf(last, "connection")).toBe("close");
    expect(last && fieldOf(last, "cache-control")).toBe("no-store");
    expect(last && fieldOf(last, "x-content-type-options")).toBe("nosniff");
    // A head that was right may have been answered before its body proved wrong: that is the first request, not the hidden one.
    expect(responses.length).toBeLessThanOrEqual(2);
    for (const { body } of responses) expect(String(body)).not.toContain('"id":58');
  });

  it("is told without a body to a client that asks for the headers", async () => {
    const [response] = await responsesTo(server().address, "HEAD / HTTP/1.1\r\nHost: a b\r\n\r\n", "HEAD");
    expect(response?.status).toBe(400);
    expect(response && fieldOf(response, "content-length")).toMatch(/^[1-9]\d+$/u);
  });

  it("is told to a client that is still sending a large body", async () => {
    const body = "a".repeat(8 * 1_048_576);
    const text = `POST / HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const connection = await WireConnection.open(server().address);
    connection.send(text);
    const response = await connection.receiveFinal("POST");
    expect(JSON.parse(String(response.body))).toMatchObject({ error: "A request must have only one Host header." });
    expect(fieldOf(response, "connection")).toBe("close");
    connection.destroy();
  });

  it("may be preceded by empty lines if a request follows", async () => {
    const responses = await responsesTo(server().address, `\r\n\r\n${getText("/api/interlude/items/57")}`);
    expect(responses.map(({ status }) => status)).toEqual([200]);
  });

  it("is nothing at all", async () => {
    expect(await responsesTo(server().address, "")).toEqual([]);
  });
});

describe("a message that is refused before a route", () => {
  it.each([
    ["a tunnel", `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`, 405, "METHOD_NOT_ALLOWED"],
    ["a target of 12 KiB", getText(`/?q=${"a".repeat(12_288)}`), 414, "URI_TOO_LONG"],
    ["a target of 1 MiB", getText(`/api/interlude/items?q=${"a".repeat(1_048_576)}`), 414, "URI_TOO_LONG"],
    ["a method of 1 MiB", `${"A".repeat(1_048_576)} / HTTP/1.1\r\n${HOST}\r\n`, 400, "MALFORMED_REQUEST"],
    ["headers of 20 KiB", getText("/", ["X-Long", "a".repeat(20_480)]), 431, "HEADERS_TOO_LARGE"],
    ["a header of 1 MiB", getText("/", ["X-Long", "a".repeat(1_048_576)]), 431, "HEADERS_TOO_LARGE"],
    ["a header name of 1 MiB", getText("/", ["X".repeat(1_048_576), "a"]), 431, "HEADERS_TOO_LARGE"],
    [
      "50,000 headers",
      getText("/", ...Array.from({ length: 50_000 }, (_, index): [string, string] => [`X-${index}`, "a"])),
      431,
      "HEADERS_TOO_LARGE",
    ],
  ])("%s is refused, and the client gets to know", async (_what, text, status, code) => {
    const connection = await WireConnection.open(server().address);
    connection.send(text);
    const response = await connection.receiveFinal("GET");
    await connection.closed;
    expect(response.status).toBe(status);
    expect(JSON.parse(String(response.body))).toMatchObject({ status, code });
  });

  it("may have a body of any length, which nobody reads", async () => {
    const body = "a".repeat(8 * 1_048_576);
    const text = `POST /api/interlude/items HTTP/1.1\r\n${HOST}Content-Length: ${body.length}\r\n\r\n${body}`;
    const responses = await responsesTo(server().address, text + getText("/api/interlude/items/57"));
    expect(responses.map(({ status }) => status)).toEqual([405, 200]);
  });
});
