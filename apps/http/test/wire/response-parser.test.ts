import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldOf, ResponseParser, WireError } from "./response-parser.js";

const message = (...lines: readonly string[]) => Buffer.from(lines.join("\r\n"), "latin1");
const two = Buffer.concat([
  message("HTTP/1.1 200 OK", "Content-Length: 5", "X-Kind: a", "", "hello"),
  message("HTTP/1.1 404 Not Found", "Content-Length: 2", "", "{}"),
]);

function parsed(bytes: Buffer, ...methods: readonly string[]) {
  const parser = new ResponseParser();
  parser.push(bytes);
  return methods.map((method) => parser.next(method));
}

describe("ResponseParser", () => {
  it("cuts responses apart, however their bytes arrive", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: two.length })), (cuts) => {
        const parser = new ResponseParser();
        const found: unknown[] = [];
        const edges = [0, ...cuts.toSorted((a, b) => a - b), two.length];
        for (const [index, start] of edges.entries()) {
          parser.push(two.subarray(start, edges[index + 1] ?? start));
          for (let next = parser.next("GET"); next !== undefined; next = parser.next("GET")) {
            found.push([next.status, next.body.toString()]);
          }
        }
        expect(found).toEqual([
          [200, "hello"],
          [404, "{}"],
        ]);
        expect(parser.pending).toBe(0);
      }),
    );
  });

  it("expects no body where there can be none", () => {
    const head = message("HTTP/1.1 200 OK", "Content-Length: 5", "", "");
    expect(parsed(head, "HEAD")[0]?.body.length).toBe(0);
    expect(parsed(head, "GET")[0]).toBeUndefined();
    expect(parsed(message("HTTP/1.1 304 Not Modified", "", ""), "GET")[0]?.status).toBe(304);
    expect(parsed(message("HTTP/1.1 100 Continue", "", ""), "GET")[0]?.status).toBe(100);
  });

  it.each([
    ["a body without its length", message("HTTP/1.1 200 OK", "", "hello")],
    ["a chunked body", message("HTTP/1.1 200 OK", "Transfer-Encoding: chunked", "", "")],
    ["two lengths", message("HTTP/1.1 200 OK", "Content-Length: 1", "content-length: 1", "", "a")],
    ["a length that is no number", message("HTTP/1.1 200 OK", "Content-Length: 1e1", "", "")],
    ["a line feed in a header", message("HTTP/1.1 200 OK", "X: a\nb", "Content-Length: 0", "", "")],
    ["bytes that are no response", message("hello", "", "")],
  ])("refuses %s", (_case, bytes) => {
    expect(() => parsed(bytes, "GET")).toThrow(WireError);
  });

  it("gives a header by its name, upper and lower case aside", () => {
    expect(parsed(two, "GET").map((response) => response && fieldOf(response, "x-kind"))).toEqual(["a"]);
  });
});
