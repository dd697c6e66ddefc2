import { describe, expect, it } from "vitest";
import { encodeResponse } from "./response.js";

const content = { status: 200, cacheable: true, headers: {}, body: { data: "x".repeat(2000) } };
const partOfMore = () => new Uint8Array(16_384).fill(7, 100, 103).subarray(100, 103);

describe("encodeResponse", () => {
  it.each([
    ["at once", partOfMore],
    ["later", () => Promise.resolve(partOfMore())],
  ])("keeps a compressed body without the buffer that it came in, made %s", async (_, compress) => {
    const { full } = await encodeResponse(content, {}, "gzip", { encodings: ["gzip"], compress });
    expect(full.body).toEqual(new Uint8Array([7, 7, 7]));
    expect(full.body?.buffer.byteLength).toBe(3);
    expect(full.headers).toMatchObject({ "content-encoding": "gzip", "content-length": "3" });
  });
});
