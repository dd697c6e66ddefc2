import { describe, expect, it } from "vitest";
import { counted, createProgress } from "./output.js";

function record(isTerminal: boolean, isQuiet = false): string {
  let printed = "";
  const err = (text: string) => {
    printed += text;
  };
  const progress = createProgress({ out: () => {}, err, isTerminal }, { total: 1000, barWidth: 30, isQuiet });
  for (let done = 1; done <= 1000; done += 1) progress.show(done);
  progress.line("quests: 1 files");
  progress.finish();
  return printed;
}

describe("progress", () => {
  it("is lines in a pipe", () => {
    expect(record(false)).toBe("quests: 1 files\n");
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

describe("counted", () => {
  it.each([
    [counted(0, "error"), "0 errors"],
    [counted(1, "error"), "1 error"],
    [counted(11, "error"), "11 errors"],
    [counted("1", "category", "categories"), "1 category"],
    [counted("1,000", "category", "categories"), "1,000 categories"],
  ])("%s", (text, expected) => {
    expect(text).toBe(expected);
  });
});
