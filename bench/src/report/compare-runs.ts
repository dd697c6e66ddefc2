import { readFile } from "node:fs/promises";
import * as v from "valibot";
import type { Results } from "../run.js";
import { table } from "./table.js";
import { checkTargets, type Target } from "./targets.js";

/** The changes up to which two runs of the same code may differ, as shares: of a rate, of MiB, and of anything else. */
const noise = { rate: 0.1, memory: 0.05, other: 0.3 };
/** A change by less than this share of what is wanted is negligible. */
const NEGLIGIBLE_SHARE = 0.05;
const DIGITS = 4;

const formerRun = v.object({
  machine: v.object({ date: v.string(), node: v.string(), processor: v.string() }),
  quick: v.boolean(),
  targets: v.array(v.object({ figure: v.string(), value: v.number() })),
});
export type FormerRun = v.InferOutput<typeof formerRun>;

/** Writes the targets of results as the JSON that {@link readFormerRun} reads, figures cut to the digits that mean something. */
export function serializeResults(results: Results): string {
  const { machine, quick } = results;
  const targets = checkTargets(results).map(({ figure, value }) => ({ figure, value }));
  const round = (_: string, value: unknown) =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
  return `${JSON.stringify({ machine, quick, targets }, round, 2)}\n`;
}

/**
 * Reads the results of a former run.
 *
 * @throws {Error} If the file cannot be read or is no results file.
 */
export async function readFormerRun(path: string): Promise<FormerRun> {
  const run = v.safeParse(v.pipe(v.string(), v.parseJson(), formerRun), await readFile(path, "utf8"));
  if (run.success) return run.output;
  const [issue] = run.issues;
  const fault = `${v.getDotPath(issue) ?? ""} ${issue.message}`;
  throw new Error(`--compare names ${path}, which is not a results file of this bench: ${fault}`);
}

/** Makes the readable comparison of the targets' figures with those of a former run, in Markdown. */
export function compareRuns(targets: readonly Target[], { machine, quick, targets: before }: FormerRun): string {
  const rows = targets.flatMap((target) => {
    const former = before.find(({ figure }) => figure === target.figure)?.value;
    return former === undefined ? [] : [[target.figure, digits(former), digits(target.value), verdict(target, former)]];
  });
  return `## Against the run of ${machine.date}

That is ${quick ? "a first impression (`--quick`)" : "a full run"}, with Node ${machine.node} on ${machine.processor}.

${table(["Figure", "former", "now", "verdict"], rows)}
`;
}

function verdict({ figure, value, bound, limit }: Target, former: number): "better" | "same" | "worse" {
  const share = bound === "least" ? noise.rate : figure.endsWith(", MiB") ? noise.memory : noise.other;
  const allowed = Math.max(share * Math.abs(former), limit * NEGLIGIBLE_SHARE);
  if (Math.abs(value - former) <= allowed) return "same";
  return value > former === (bound === "least") ? "better" : "worse";
}

function digits(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: DIGITS });
}
