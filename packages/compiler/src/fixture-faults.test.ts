import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dialectDiagnostics, type Edit, type FIXTURES } from "../fixtures/datapack.js";

/** A change of an invented datapack, and what is reported of it. */
interface Fault {
  readonly edits: readonly Edit[];
  readonly reported: readonly string[];
}

/**
 * Reads a case: after `-` a text of the file above it, after `+` what is written in its place, and after `>` a line that is reported, of the first
 * file where it names none.
 */
function faultOf(text: string): Fault {
  const edits = [...text.matchAll(/^(.+)\n- (.+)\n\+ ?(.*)$/gmu)].map(
    ([, file = "", from = "", to = ""]): Edit => [file, from, to],
  );
  const reported = [...text.matchAll(/^> (.+)$/gmu)].map(([, line = ""]) =>
    /^\d/u.test(line) ? `${edits[0]?.[0]}:${line}` : line,
  );
  return { edits, reported };
}

const faultsOf = (datapack: keyof typeof FIXTURES): readonly Fault[] =>
  readFileSync(new URL(`../fixtures/faults/${datapack}.txt`, import.meta.url), "utf8")
    .split("\n\n")
    .map(faultOf);

/** Shortens a list of what is expected after its second word. */
const shorten = (line: string) => line.replace(/(?<=expected [^,]+, [^,]+,)(?: [^,]+,){3,}(?= received)/u, " …,");

describe.each(["acis", "l2j"] as const)("in the invented datapack %s", (datapack) => {
  test.each(faultsOf(datapack))("a change is reported: $edits", ({ edits, reported }) => {
    expect(reported).not.toEqual([]);
    expect(dialectDiagnostics(datapack, edits).map(shorten)).toEqual(reported);
  });
});
