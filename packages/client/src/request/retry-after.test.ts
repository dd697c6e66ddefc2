import { afterEach, describe, expect, it, vi } from "vitest";
import { millisecondsUntil } from "./retry-after.js";

afterEach(() => {
  vi.useRealTimers();
});

describe("millisecondsUntil", () => {
  it.each([
    ["120", 120_000],
    ["0", 0],
    // The date of the example in RFC 9110, section 10.2.3.
    ["Fri, 31 Dec 1999 23:59:59 GMT", 9000],
    ["Fri, 31 Dec 1999 23:59:00 GMT", 0],
    ["soon", 0],
    ["-5", 0],
    ["", 0],
    [null, 0],
  ])("of %s at 23:59:50 is %i", (header, milliseconds) => {
    vi.useFakeTimers({ now: Date.UTC(1999, 11, 31, 23, 59, 50) });
    expect(millisecondsUntil(header)).toBe(milliseconds);
  });
});
