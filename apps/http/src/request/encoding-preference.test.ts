import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentEncodings, preferredEncoding } from "./encoding-preference.js";

describe("preferredEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["x-gzip", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0.8, gzip;q=0.8", "br"],
    ["gzip;q=0", "identity"],
    ["identity;q=1, gzip;q=0.5", "identity"],
    ["identity;q=0.5, gzip;q=0.5", "gzip"],
    ["gzip;q=0.001", "gzip"],
    ["*", "br"],
    ["*;q=0.5, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["*;q=0", "identity"],
    ["identity;q=0", "identity"],
    ["deflate", "identity"],
    ["gzip;q=2", "identity"],
    ["gzip;q=high, br;q=0.1", "br"],
    [" gzip ; q=1.000 ", "gzip"],
    [",,;;,", "identity"],
  ] as const)("of %j chooses %s", (header, expected) => {
    expect(preferredEncoding(header, contentEncodings)).toBe(expected);
  });

  it("never chooses what is not available", () => {
    expect(preferredEncoding("br, gzip", ["identity"])).toBe("identity");
    expect(preferredEncoding("br, gzip;q=0.1", ["gzip", "identity"])).toBe("gzip");
  });

  it("answers any header whatever", () => {
    fc.assert(
      fc.property(fc.string(), (header) => contentEncodings.includes(preferredEncoding(header, contentEncodings))),
    );
  });
});
