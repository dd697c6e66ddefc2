import { describe, expect, it } from "vitest";
import { describeAsked, handlerAsker, plainly, type Reply } from "./ask.js";
import { catalog, highFiveCatalog } from "./served.js";

/** A body of more than 1 KiB. */
const long = "/api/interlude/items";
/** A body of less than 1 KiB. */
const short = "/api/interlude/items?limit=1";

const etagOf = ({ headers }: Reply) => headers["etag"] ?? "none";

describeAsked("representations", { catalogs: [catalog] }, (ask) => {
  const accepting = (target: string, acceptEncoding: string) =>
    ask(target, { headers: { "accept-encoding": acceptEncoding } });

  it.each([
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["*", "br"],
    ["gzip;q=0", undefined],
  ])("prefers as the client does: %s", async (acceptEncoding, expected) => {
    const [reply, plain] = [await accepting(long, acceptEncoding), await ask(long)];
    expect(reply.headers["content-encoding"]).toBe(expected);
    expect(reply.headers["content-length"]).toBe(String(reply.body.length));
    expect(reply.headers["vary"]).toBe("Accept-Encoding");
    expect(plainly(reply).equals(plain.body)).toBe(true);
    if (expected !== undefined) expect(reply.body.length).toBeLessThan(plain.body.length / 2);
  });

  it("sends what is shorter than 1 KiB as it is", async () => {
    const reply = await accepting(short, "br, gzip");
    expect(reply.headers).not.toHaveProperty("content-encoding");
    expect(reply).toEqual(await ask(short));
  });

  it("compresses a long error like any other body", async () => {
    const reply = await accepting("/api/interlude/npcs?npcType=hero", "gzip");
    const plain = await ask("/api/interlude/npcs?npcType=hero");
    expect(reply.status).toBe(400);
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(reply.headers["content-encoding"]).toBe(plain.body.length < 1024 ? undefined : "gzip");
    expect(plainly(reply).equals(plain.body)).toBe(true);
  });

  it("has one strong tag for each coding", async () => {
    const replies = [await ask(long), await accepting(long, "gzip"), await accepting(long, "br")];
    const tags = replies.map(etagOf);
    for (const tag of tags) expect(tag).toMatch(/^"[0-9a-f]{16}"$/);
    expect(new Set(tags).size).toBe(3);
    expect(etagOf(await ask("/api/interlude/npcs"))).not.toBe(tags[0]);
  });

  it.each([long, short, "/"])("tells a client that has the bytes of %s so", async (target) => {
    for (const acceptEncoding of ["identity", "gzip", "br"]) {
      const full = await accepting(target, acceptEncoding);
      const tag = etagOf(full);
      for (const ifNoneMatch of [tag, "*"]) {
        for (const method of ["GET", "HEAD"]) {
          const headers = { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch };
          const reply = await ask(target, { method, headers });
          expect(reply.status).toBe(304);
          expect(reply.body).toHaveLength(0);
          const { "content-length": _length, "content-encoding": _encoding, ...kept } = full.headers;
          expect(reply.headers).toEqual(kept);
        }
      }
    }
  });

  it("refuses alike whatever the client has", async () => {
    const reply = await ask("/api/interlude/items/0", { headers: { "if-none-match": "*" } });
    expect(reply.status).toBe(400);
    expect(reply.body.length).toBeGreaterThan(0);
  });

  it("ignores ranges", async () => {
    const reply = await ask(long, { headers: { range: "bytes=0-9" } });
    expect(reply).toEqual(await ask(long));
    expect(reply.status).toBe(200);
  });
});

describe("a runtime that cannot compress", () => {
  it("sends bodies as they are", async () => {
    const plain = handlerAsker({ catalogs: [catalog], compression: undefined });
    const reply = await plain.ask(long, { headers: { "accept-encoding": "br, gzip" } });
    expect(reply.headers).not.toHaveProperty("content-encoding");
    expect(reply.headers["content-length"]).toBe(String(reply.body.length));
  });
});

it.each(["interlude", "high-five"])(
  "the whole map of spawns of %s takes at most 400 kB with gzip",
  async (chronicle) => {
    const { ask } = handlerAsker({ catalogs: [catalog, highFiveCatalog] });
    const { body, headers } = await ask(`/api/${chronicle}/map/spawns`, { headers: { "accept-encoding": "gzip" } });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(body.length).toBeLessThanOrEqual(400_000);
  },
);

describe("a runtime that compresses asynchronously", () => {
  it("is waited for, and its failure is a failure like any other", async () => {
    const failures: unknown[] = [];
    const { ask } = handlerAsker({
      catalogs: [catalog],
      onFailure: ({ error }) => failures.push(error),
      compression: {
        encodings: ["gzip"],
        async compress(body) {
          const compressed = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
          return new Uint8Array(await new Response(compressed).arrayBuffer());
        },
      },
    });
    const reply = await ask(long, { headers: { "accept-encoding": "br, gzip;q=0.5" } });
    expect(reply.headers["content-encoding"]).toBe("gzip");
    expect(plainly(reply).equals((await ask(long)).body)).toBe(true);

    const broken = handlerAsker({
      catalogs: [catalog],
      onFailure: ({ error }) => failures.push(error),
      compression: { encodings: ["gzip"], compress: () => Promise.reject(new Error("no memory")) },
    });
    const refusal = await broken.ask(long, { headers: { "accept-encoding": "gzip" } });
    expect(refusal.status).toBe(500);
    expect(failures).toEqual([new Error("no memory")]);
  });
});
