import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesEntityTag, strongEntityTag } from "./entity-tag.js";

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
});

describe("matchesEntityTag", () => {
  it.each(['"a1"', 'W/"a1"', '"x", "a1"', '"x",W/"a1" , "y"', '"with,comma", "a1"', "*", " * ", ',, "a1",'])(
    "%s matches",
    (header) => {
      expect(matchesEntityTag(header, '"a1"')).toBe(true);
    },
  );

  it.each([
    ...["", '"a2"', "a1", '"a1', '"A1"', '"x", "y"', '"*"', ', "a1 "'],
    ...['"a1"x', 'x"a1"', '"a1" "x"', '"x", "a1"x', '"a1", x', 'w/"a1"', '"a1", *', '"a 1", "a1"'],
  ])("%j does not match", (header) => {
    expect(matchesEntityTag(header, '"a1"')).toBe(false);
  });

  it("reads each character of a malformed header once or twice", () => {
    expect(matchesEntityTag(`"a1"${" , ".repeat(5000)}x`, '"a1"')).toBe(false);
  });
});
