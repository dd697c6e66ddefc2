import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { type Section, sections } from "../options.js";
import { type Results, serializeResults } from "../results.js";
import { ratiosOf } from "./ratios.js";

/** The format of `bench/results.json`; a new number when a figure of the same name means something else. Format 1 had no number. */
export const RESULTS_FORMAT = 2;

const formatted = v.object({ machine: v.object({}), format: v.optional(v.unknown(), 1) });
const formerRun = v.object({
  machine: v.object({
    date: v.string(),
    node: v.string(),
    system: v.string(),
    processor: v.string(),
    cores: v.number(),
  }),
  quick: v.boolean(),
  ratios: v.array(v.object({ section: v.picklist(sections), figure: v.string(), value: v.number() })),
});
/** What is read of the results of a former run. */
export type FormerRun = v.InferOutput<typeof formerRun>;

/** Writes results as the JSON that {@link readFormerRun} reads. */
export function resultsFile(results: Results): string {
  const ratios = ratiosOf(results).map(({ section, figure, value }) => ({ section, figure, value }));
  return serializeResults({ format: RESULTS_FORMAT, ...results, ratios });
}

/**
 * Reads the results of a former run.
 *
 * @param wanted The sections that are to be compared.
 * @throws {Error} If the file cannot be read, is no results file, has another format, or lacks one of the sections.
 */
export async function readFormerRun(path: string, wanted: readonly Section[]): Promise<FormerRun> {
  const refuse = (fault: string) => new Error(`--compare is ${JSON.stringify(path)}, which ${fault}.`);
  const text = await readFile(path, "utf8").catch((error: Error) => {
    throw refuse(`cannot be read: ${error.message}`);
  });
  const file = v.safeParse(v.pipe(v.string(), v.parseJson(), formatted), text);
  if (!file.success) throw refuse(`is not a results file of this bench: ${describeIssue(file.issues[0])}`);
  const { format } = file.output;
  if (format !== RESULTS_FORMAT)
    throw refuse(
      `has the results format ${JSON.stringify(format)}; this bench reads format ${RESULTS_FORMAT}, which a full run writes to bench/results.json`,
    );
  const run = v.safeParse(formerRun, JSON.parse(text));
  if (!run.success) throw refuse(`is not a results file of this bench: ${describeIssue(run.issues[0])}`);
  const there = sections.filter((section) => run.output.ratios.some((ratio) => ratio.section === section));
  const missing = wanted.filter((section) => !there.includes(section));
  if (missing.length > 0)
    throw refuse(`lacks ${missing.join(", ")}; compare sections that it has: --only ${there.join()}`);
  return run.output;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
