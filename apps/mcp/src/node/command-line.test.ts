import { describe, expect, it } from "vitest";
import { readCommandLine } from "./command-line.js";

describe("readCommandLine", () => {
  it("uses standard input and output and 12,000 bytes by default", () => {
    expect(readCommandLine([])).toEqual({ port: undefined, maximumBytes: 12_000, selectionFlags: {} });
  });

  it("reads the port, the bytes, and whether to trust the data", () => {
    expect(readCommandLine(["--http", "0", "--max-bytes", "50000", "--trust-data"])).toEqual({
      port: 0,
      maximumBytes: 50_000,
      selectionFlags: { "trust-data": true },
    });
  });

  it.each([
    [["--http", "65536"], '--http is "65536"; it must be a whole number from 0 to 65535'],
    [["--http", "-1"], "Option '--http' argument is ambiguous"],
    [["--http", "0x10"], '--http is "0x10"; it must be a whole number from 0 to 65535'],
    [["--max-bytes", "100"], '--max-bytes is "100"; it must be a whole number from 4000 to 10000000'],
    [["--colour"], "Unknown option '--colour'"],
    [["interlude"], "Unexpected argument 'interlude'"],
  ])("refuses %j", (args, message) => {
    expect(() => readCommandLine(args)).toThrow(message);
  });

  it("prefers help and version to anything else", () => {
    expect(readCommandLine(["--http", "no", "--help"])).toBe("help");
    expect(readCommandLine(["-v", "--http", "no"])).toBe("version");
  });
});
