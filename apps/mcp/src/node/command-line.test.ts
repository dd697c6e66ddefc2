import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { readCommandLine } from "./command-line.js";

describe("readCommandLine", () => {
  it("uses standard input and output, every chronicle and 12,000 bytes by default", () => {
    expect(readCommandLine([])).toEqual({ chronicles: [], port: undefined, maximumBytes: 12_000, selectionFlags: {} });
  });

  it("reads the port, the bytes, whether to trust the data, and the chronicles", () => {
    expect(
      readCommandLine(["--http", "0", "interlude", "--max-bytes", "50000", "--trust-data", "gracia"]),
    ).toEqual(yaml`
      { chronicles: [interlude, gracia], port: 0, maximumBytes: 50000, selectionFlags: { "trust-data": true } }
    `);
  });

  it.each([
    [["--http", "65536"], '--http is "65536"; it must be a whole number from 0 to 65535'],
    [["--http", "-1"], "Option '--http' argument is ambiguous"],
    [["--http", "0x10"], '--http is "0x10"; it must be a whole number from 0 to 65535'],
    [["--max-bytes", "100"], '--max-bytes is "100"; it must be a whole number from 4000 to 10000000'],
    [["--colour"], "Unknown option '--colour'"],
  ])("refuses %j", (args, message) => {
    expect(() => readCommandLine(args)).toThrow(message);
  });

  it("prefers help and version to anything else", () => {
    expect(readCommandLine(["--http", "no", "--help"])).toBe("help");
    expect(readCommandLine(["-v", "interlude"])).toBe("version");
  });
});
