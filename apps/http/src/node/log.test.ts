import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logLine } from "./log.js";

const time = new Date("2026-01-02T03:04:05.678Z");

describe("logLine", () => {
  it("is JSON with time and level first", () => {
    expect(logLine("error", time, { route: "/api/{chronicle}/items", stack: undefined })).toBe(
      '{"time":"2026-01-02T03:04:05.678Z","level":"error","route":"/api/{chronicle}/items"}',
    );
  });

  it("cannot be forged: whatever it holds, it is one line of harmless characters that says the same", () => {
    const hostile = fc.string({ unit: fc.constantFrom("\n", "\r", "\u001b[2J", "\u009b", "\u2028", '"', "\\", "a") });
    fc.assert(
      fc.property(hostile, (target) => {
        const line = logLine("access", time, { target });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
        expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        expect(JSON.parse(line).target).toBe(target);
      }),
    );
  });
});
