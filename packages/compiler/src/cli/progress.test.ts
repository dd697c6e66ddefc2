import { expect, test } from "vitest";
import { showProgress } from "./run.js";

function progressOf(isTerminal: boolean): string {
  let written = "";
  const err = (text: string) => {
    written += text;
  };
  const progress = showProgress({ out: () => {}, err, isTerminal });
  progress.onTable("items");
  progress.onTable("hennas");
  progress.finish();
  return written;
}

test("writes nothing in a pipe", () => {
  expect(progressOf(false)).toBe("");
});

test("draws one bar on a terminal and clears it away", () => {
  const clear = "\r\u001B[2K";
  expect(progressOf(true)).toBe(
    `${clear}[....................] 0/47 items${clear}[#########...........] 20/47 hennas${clear}`,
  );
});
