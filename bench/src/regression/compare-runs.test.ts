import { describe, expect, it } from "vitest";
import { compareRuns } from "./compare-runs.js";
import { describeChanges } from "./describe-changes.js";
import type { Ratio } from "./ratios.js";

const rate = (figure: string, value: number): Ratio => ({
  section: "http",
  figure,
  value,
  better: "more",
  noise: 0.1,
  negligible: 0,
});
const time = (figure: string, value: number, negligible = 0): Ratio => ({
  section: "memory",
  figure,
  value,
  better: "less",
  noise: 0.3,
  negligible,
});
const verdicts = (now: readonly Ratio[], former: readonly Ratio[]) =>
  compareRuns(now, former).changes.map(({ figure, verdict }) => [figure, verdict]);

describe("compareRuns", () => {
  it("counts a difference beyond the noise, in the direction that is worse", () => {
    const former = [rate("a", 1), rate("b", 1), rate("c", 1), time("d", 100), time("e", 100), time("f", 100)];
    const now = [rate("a", 0.89), rate("b", 0.91), rate("c", 1.2), time("d", 131), time("e", 129), time("f", 60)];
    expect(verdicts(now, former)).toEqual([
      // 0.11 of 0.1 allowed, and 31 of 30.
      ["a", "worse"],
      ["d", "worse"],
      // 0.2 of 0.1, and 40 of 30.
      ["c", "better"],
      ["f", "better"],
      // 29 of 30, and 0.09 of 0.1.
      ["e", "same"],
      ["b", "same"],
    ]);
  });

  it("takes a negligible difference for none, however large its share is", () => {
    expect(verdicts([time("a", 7.4, 7.5)], [time("a", 0.02)])).toEqual([["a", "same"]]);
    expect(verdicts([time("a", 7.6, 7.5)], [time("a", 0.02)])).toEqual([["a", "worse"]]);
  });

  it("compares numbers below zero and unchanged zeros", () => {
    expect(verdicts([time("a", -5), time("b", 0)], [time("a", -10), time("b", 0)])).toEqual([
      ["a", "worse"],
      ["b", "same"],
    ]);
  });

  it("names what only one of the runs has", () => {
    const { changes, notMeasured, onlyNow, onlyFormer } = compareRuns(
      [rate("new", 1), rate("both", 1)],
      [rate("both", 1), rate("old", 1), time("start", 9)],
    );
    expect(changes.map(({ figure }) => figure)).toEqual(["both"]);
    expect({ notMeasured, onlyNow, onlyFormer }).toEqual({
      notMeasured: ["memory"],
      onlyNow: ["new"],
      onlyFormer: ["old"],
    });
  });

  it("leaves both lists as they are", () => {
    const now = Object.freeze([rate("a", 1), rate("b", 0.5)]);
    const former = Object.freeze([rate("b", 1), rate("a", 1)]);
    expect(compareRuns(now, former).changes[0]?.figure).toBe("b");
    expect(now.map(({ figure }) => figure)).toEqual(["a", "b"]);
  });
});

describe("the comparison as text", () => {
  const machine = { date: "2026-01-02", node: "20.19.0", system: "Linux 6", processor: "A processor", cores: 2 };
  const run = { machine, quick: false };

  it("names the regressions first", () => {
    const runs = compareRuns([rate("list", 0.5), time("start", 100)], [rate("list", 1), time("start", 100)]);
    const text = describeChanges(run, run, runs);
    expect(text).toMatch(/^## Against the run of 2026-01-02\n\n\*\*Regressions beyond the noise limits \(1\):\*\*\n/u);
    expect(text).toContain("- http: list: 1 → 0.5 (−50 %)");
    expect(text).toMatch(
      /\| http: list +\| +1 \| +0\.5 \| +−50 % \| +0\.1 \| +worse \|\n\| memory: start +\|.*\| +same \|/u,
    );
    expect(text).not.toContain("other reasons");
  });

  it("says that there are none, and why figures may differ beside the code", () => {
    const former = { machine: { ...machine, node: "22.0.0" }, quick: true };
    const text = describeChanges(run, former, compareRuns([rate("list", 1)], [rate("list", 1), time("start", 1)]));
    expect(text).toContain("No regression beyond the noise limits.");
    expect(text).toContain("Sections that this run did not measure: memory.");
    expect(text).toMatch(
      /the former on Node 22\.0\.0, .*, this one on Node 20\.19\.0, .*; the former is a first impression/u,
    );
  });
});
