import { describe, expect, it } from "vitest";
import { readExportOptions } from "./export-options.js";

describe("the arguments of the export", () => {
  it("are a folder, and where the copy will be", () => {
    expect(readExportOptions(["--out", "copy"])).toEqual({ out: "copy", baseUrl: undefined, isQuiet: false });
    const all = readExportOptions(["--quiet", "--base-url", "https://data.example.org/game/", "--out=copy"]);
    expect(all).toEqual({ out: "copy", baseUrl: new URL("https://data.example.org/game/"), isQuiet: true });
  });

  it.each([["--help"], ["-h"]])("ask for help with %s", (option) => {
    expect(readExportOptions([option])).toBeUndefined();
  });

  it.each([
    ["no folder", [], "--out <dir> is missing; try gamedata-http export --help."],
    ["an empty folder", ["--out="], "--out <dir> is missing; try gamedata-http export --help."],
    ["an unknown option", ["--out", "copy", "--zip"], /Unknown option '--zip'/],
    ["a stray word", ["--out", "copy", "items"], /Unexpected argument 'items'/],
    ["a folder that is an option", ["--out", "--quiet"], /'--out/],
  ])("are refused with %s", (_what, args, message) => {
    expect(() => readExportOptions(args)).toThrow(message);
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
    expect(() => readExportOptions(["--out", "copy", "--base-url", url])).toThrow(
      `--base-url is ${JSON.stringify(url)}; it must be an http or https URL with a plain path, without user, query or fragment; try gamedata-http export --help.`,
    );
  });
});
