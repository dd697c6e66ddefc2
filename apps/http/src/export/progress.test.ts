import { describe, expect, it } from "vitest";
import { showProgress } from "./progress.js";

function record(isTerminal: boolean, isQuiet = false): string {
  let printed = "";
  const progress = showProgress({ out: () => {}, err: (text) => (printed += text), isTerminal }, 1000, isQuiet);
  for (let path = 0; path < 1000; path += 1) progress.advance();
  progress.finishPart("/api/interlude/quests", 1);
  progress.finish();
  return printed;
}

describe("progress", () => {
  it("is a line a part in a pipe", () => {
    expect(record(false)).toBe("/api/interlude/quests: 1 files\n");
  });

  it("is one bar on a terminal, drawn at most 200 times and cleared at the end", () => {
    const drawn = record(true).split("\r\u001B[2K").slice(1);
    expect(drawn).toHaveLength(201);
    expect(drawn[99]).toBe(`[${"#".repeat(15)}${".".repeat(15)}] 500/1000`);
    expect(drawn[199]).toBe(`[${"#".repeat(30)}] 1000/1000`);
    expect(drawn[200]).toBe("");
  });

  it("is nothing when it is to be quiet", () => {
    expect(record(true, true) + record(false, true)).toBe("");
  });
});
