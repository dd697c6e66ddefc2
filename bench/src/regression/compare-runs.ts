import type { Section } from "../options.js";
import type { Ratio } from "./ratios.js";

/** A number of a former run. */
export type FormerRatio = Pick<Ratio, "section" | "figure" | "value">;

/** How a number of this run differs from the former one. */
export interface Change extends FormerRatio {
  readonly former: number;
  /** The difference up to which the two count as equal, in the unit of the figure. */
  readonly allowed: number;
  readonly verdict: "worse" | "better" | "same";
}

/** How a run differs from a former one. */
export interface RunChanges {
  /** Regressions first, then improvements, then the rest; within them the largest multiple of the allowed difference first. */
  readonly changes: readonly Change[];
  /** Sections of the former run that this run did not measure. */
  readonly notMeasured: readonly Section[];
  /** Figures of common sections that only one of the runs has. */
  readonly onlyNow: readonly string[];
  readonly onlyFormer: readonly string[];
}

const order: readonly Change["verdict"][] = ["worse", "better", "same"];

/** Compares the numbers of this run with those of a former one; equal sections and figures belong together. */
export function compareRuns(now: readonly Ratio[], former: readonly FormerRatio[]): RunChanges {
  const formerByKey = new Map(former.map((ratio) => [keyOf(ratio), ratio]));
  const keys = new Set(now.map(keyOf));
  const measured = new Set(now.map(({ section }) => section));
  const changes = now.flatMap((ratio) => {
    const before = formerByKey.get(keyOf(ratio));
    return before === undefined ? [] : [changeOf(ratio, before.value)];
  });
  return {
    changes: changes.sort(
      (a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || multipleOf(b) - multipleOf(a),
    ),
    notMeasured: [...new Set(former.map(({ section }) => section))].filter((section) => !measured.has(section)),
    onlyNow: now.filter((ratio) => !formerByKey.has(keyOf(ratio))).map(({ figure }) => figure),
    onlyFormer: former
      .filter((ratio) => measured.has(ratio.section) && !keys.has(keyOf(ratio)))
      .map(({ figure }) => figure),
  };
}

function changeOf({ section, figure, value, better, noise, negligible }: Ratio, former: number): Change {
  const allowed = Math.max(noise * Math.abs(former), negligible);
  const gain = better === "more" ? value - former : former - value;
  const verdict = Math.abs(gain) <= allowed ? "same" : gain > 0 ? "better" : "worse";
  return { section, figure, value, former, allowed, verdict };
}

/** Returns the difference as a multiple of the allowed one. */
function multipleOf({ value, former, allowed }: Change): number {
  const difference = Math.abs(value - former);
  return difference === 0 ? 0 : difference / allowed;
}

const keyOf = ({ section, figure }: FormerRatio) => `${section} ${figure}`;
