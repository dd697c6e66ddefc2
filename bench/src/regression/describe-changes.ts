import type { Machine } from "../machine.js";
import { table } from "../report/table.js";
import type { Change, RunChanges } from "./compare-runs.js";
import { noiseLimits } from "./ratios.js";
import type { FormerRun } from "./results-file.js";

/** What is said of a run beside its figures. */
export interface RunFacts {
  readonly machine: Pick<Machine, keyof FormerRun["machine"]>;
  readonly quick: boolean;
}

/** Digits that a figure is shown with, as in the results file. */
const DIGITS = 4;

/** Makes the readable comparison of two runs, in Markdown: the regressions named first, then all common figures. */
export function describeChanges(now: RunFacts, former: RunFacts, runs: RunChanges): string {
  const { changes, notMeasured, onlyNow, onlyFormer } = runs;
  const worse = changes.filter(({ verdict }) => verdict === "worse");
  const lines = [
    `## Against the run of ${former.machine.date}`,
    worse.length === 0
      ? "No regression beyond the noise limits."
      : `**Regressions beyond the noise limits (${worse.length}):**\n\n${worse.map((change) => `- ${nameOf(change)}: ${numbers(change)}`).join("\n")}`,
    noiseLimits,
    differentRuns(now, former),
    list("Sections that this run did not measure", notMeasured),
    list("Figures of this run only", onlyNow),
    list("Figures of the former run only", onlyFormer),
    table(
      ["Figure", "former", "now", "change", "noise ±", "verdict"],
      changes.map((change) => [
        nameOf(change),
        digits(change.former),
        digits(change.value),
        relative(change),
        digits(change.allowed),
        change.verdict,
      ]),
    ),
  ];
  return `${lines.filter((line) => line !== undefined).join("\n\n")}\n`;
}

/** Returns what makes figures differ beside the code. */
function differentRuns(now: RunFacts, former: RunFacts): string | undefined {
  const place = ({ machine: { node, system, processor, cores } }: RunFacts) =>
    `Node ${node}, ${system}, ${processor}, ${cores} cores`;
  const extent = ({ quick }: RunFacts) => (quick ? "a first impression (`--quick`)" : "a full run");
  const differences = [
    ...(place(now) === place(former) ? [] : [`the former on ${place(former)}, this one on ${place(now)}`]),
    ...(now.quick === former.quick ? [] : [`the former is ${extent(former)}, this one ${extent(now)}`]),
  ];
  return differences.length === 0
    ? undefined
    : `Figures may differ for other reasons than the code: ${differences.join("; ")}.`;
}

function list(title: string, names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `${title}: ${names.join("; ")}.`;
}

function nameOf({ section, figure }: Change): string {
  return `${section}: ${figure}`;
}

function numbers(change: Change): string {
  return `${digits(change.former)} → ${digits(change.value)} (${relative(change)})`;
}

function relative({ former, value }: Change): string {
  const share = (value - former) / Math.abs(former);
  if (!Number.isFinite(share)) return "";
  return `${share < 0 ? "−" : "+"}${Math.abs(share * 100).toFixed(0)} %`;
}

function digits(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: DIGITS });
}
