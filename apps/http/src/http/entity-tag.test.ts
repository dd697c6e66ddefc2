import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strongEntityTag } from "./entity-tag.js";

const bytes = fc.uint8Array({ minLength: 1, maxLength: 64 });

describe("strongEntityTag", () => {
  it("is a quoted tag of 16 hexadecimal digits", () => {
    expect(strongEntityTag(new Uint8Array())).toMatch(/^"[0-9a-f]{16}"$/);
    expect(strongEntityTag(new TextEncoder().encode("{}"))).toMatch(/^"[0-9a-f]{16}"$/);
  });

  it("depends on the bytes alone, not on where they lie", () => {
    fc.assert(
      fc.property(bytes, fc.nat({ max: 7 }), (body, offset) => {
        const elsewhere = new Uint8Array(body.length + offset);
        elsewhere.set(body, offset);
        expect(strongEntityTag(elsewhere.subarray(offset))).toBe(strongEntityTag(body));
      }),
    );
  });

  it("changes with any bit and with the length", () => {
    fc.assert(
      fc.property(bytes, fc.nat(), fc.nat({ max: 7 }), (body, at, bit) => {
        const changed = body.slice();
        const index = at % body.length;
        changed[index] = (changed[index] ?? 0) ^ (1 << bit);
        expect(strongEntityTag(changed)).not.toBe(strongEntityTag(body));
        expect(strongEntityTag(Uint8Array.from([...body, 0]))).not.toBe(strongEntityTag(body));
      }),
    );
  });

  it("tells ten thousand similar bodies apart", () => {
    const tags = Array.from({ length: 10_000 }, (_, id) => strongEntityTag(new TextEncoder().encode(`{"id":${id}}`)));
    expect(new Set(tags).size).toBe(tags.length);
  });
});
