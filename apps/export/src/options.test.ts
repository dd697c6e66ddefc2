import { describe, expect, it } from "vitest";
import { readCommandLine } from "./options.js";

describe("the arguments of the export", () => {
  it("are a folder, and where the copy will be", () => {
    expect(readCommandLine(["--out", "copy"])).toEqual({ out: "copy", baseUrl: undefined, isQuiet: false });
    const all = readCommandLine(["--quiet", "--base-url", "https://data.example.org/game/", "--out=copy"]);
    expect(all).toEqual({ out: "copy", baseUrl: new URL("https://data.example.org/game/"), isQuiet: true });
  });

  it.each([
    ["--help", "help"],
    ["-h", "help"],
    ["--version", "version"],
    ["-v", "version"],
  ])("ask with %s for the %s", (option, task) => {
    expect(readCommandLine([option])).toBe(task);
  });

  it.each([
    ["no folder", [], "--out <dir> is missing"],
    ["an empty folder", ["--out="], "--out <dir> is missing"],
    ["an unknown option", ["--out", "copy", "--zip"], /Unknown option '--zip'/],
    ["a stray word", ["--out", "copy", "items"], /Unexpected argument 'items'/],
    ["a folder that is an option", ["--out", "--quiet"], /'--out/],
  ])("are refused with %s", (_what, args, message) => {
    expect(() => readCommandLine(args)).toThrow(message);
  });

  it.each([
    "data.example.org",
    "ftp://data.example.org",
    "https://user@data.example.org",
    "https://data.example.org/?a",
    "https://data.example.org/#a",
    "https://data.example.org/a%20b",
    "https://data.example.org//a",
    "",
  ])("are refused with the base URL %j", (url) => {
    expect(() => readCommandLine(["--out", "copy", "--base-url", url])).toThrow(
      `--base-url is ${JSON.stringify(url)}; it must be an http or https URL with a plain path, without user, query or fragment`,
    );
  });
});
