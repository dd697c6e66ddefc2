import { describe, expect, it } from "vitest";
import { contentEncodings, createEncodingPreference } from "./content-coding.js";

describe("createEncodingPreference", () => {
  const preferred = createEncodingPreference(contentEncodings);

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
    expect(preferred(header)).toBe(expected);
    // The second result comes from the cache.
    expect(preferred(header)).toBe(expected);
  });

  it("never chooses what is not available", () => {
    expect(createEncodingPreference(["identity"])("br, gzip")).toBe("identity");
    expect(createEncodingPreference(["gzip", "identity"])("br, gzip;q=0.1")).toBe("gzip");
  });
});
