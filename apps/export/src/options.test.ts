import { describe, expect, it } from "vitest";
import { readCommandLine } from "./options.js";

describe("the arguments of the export", () => {
  it("are what to write, and where the copy will be", () => {
    const nothing = {
      out: undefined,
      baseUrl: undefined,
      csv: undefined,
      sqlite: undefined,
      isCompact: false,
      isQuiet: false,
      gameServerFlags: {},
      selectionFlags: {},
    };
    expect(readCommandLine(["--out", "copy"])).toEqual({ ...nothing, out: "copy" });
    expect(readCommandLine(["--out", "copy", "--compact"])).toEqual({ ...nothing, out: "copy", isCompact: true });
    expect(readCommandLine(["--csv", "tables"])).toEqual({ ...nothing, csv: "tables" });
    expect(readCommandLine(["--csv", "tables", "--trust-data"])).toEqual({
      ...nothing,
      csv: "tables",
      selectionFlags: { "trust-data": true },
    });
    expect(readCommandLine(["--sqlite", "data.sqlite"])).toEqual({ ...nothing, sqlite: "data.sqlite" });
    const all = readCommandLine(["--quiet", "--base-url", "https://data.example.org/game/", "--out=copy"]);
    const baseUrl = new URL("https://data.example.org/game/");
    expect(all).toEqual({ ...nothing, out: "copy", baseUrl, isQuiet: true });
    expect(readCommandLine(["--out", "copy", "--site-name", "Aden"])).toEqual({
      ...nothing,
      out: "copy",
      gameServerFlags: { "site-name": "Aden" },
    });
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
    ["no folder", [], "--out <dir>, --csv <dir> or --sqlite <file> is missing"],
    ["an empty folder", ["--out="], "the path of an option is empty"],
    ["an empty file", ["--out", "copy", "--sqlite="], "the path of an option is empty"],
    ["a form of a copy without a copy", ["--csv", "tables", "--compact"], "--compact needs --out <dir>"],
    ["a base URL without a copy", ["--csv", "tables", "--base-url", "https://a.org"], "--base-url needs --out <dir>"],
    ["a game server without a copy", ["--csv", "tables", "--site-name", "Aden"], "--site-name needs --out <dir>"],
    ["an unknown option", ["--out", "copy", "--zip"], /Unknown option '--zip'/],
    ["a stray word", ["--out", "copy", "items"], /Unexpected argument 'items'/],
    ["a folder that is an option", ["--out", "--quiet"], /'--out/],
  ])("are refused with %s", (_what, args, message) => {
    expect(() => readCommandLine(args)).toThrow(message);
  });

  it.each([
    ...["data.example.org", "ftp://data.example.org", "https://user@data.example.org", "https://data.example.org/?a"],
    ...["https://data.example.org/#a", "https://data.example.org/a%20b", "https://data.example.org//a", ""],
  ])("are refused with the base URL %j", (url) => {
    expect(() => readCommandLine(["--out", "copy", "--base-url", url])).toThrow(
      `--base-url is ${JSON.stringify(url)}; it must be an http or https URL with a plain path, without user, query or fragment`,
    );
  });
});
