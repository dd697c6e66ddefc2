import { describe, expect, it } from "vitest";
import { parseOptions } from "./command-line.js";
import { UsageError } from "./errors.js";

const options = { out: { type: "string" } } as const;

describe("parseOptions", () => {
  it("returns the values of options", () => {
    expect(parseOptions({ args: ["--out", "copy"], options }).values).toEqual({ out: "copy" });
  });

  it.each([
    [["--zip"], "Unknown option '--zip'"],
    [["items"], "Unexpected argument 'items'"],
    [["--out", "--zip"], "Option '--out' argument is ambiguous"],
  ])("refuses %j with the first sentence of the parser", (args, message) => {
    expect(() => parseOptions({ args, options })).toThrow(new UsageError(message));
  });
});
