import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseOptions, sections } from "./options.js";
import { compareRuns, readFormerRun, serializeResults } from "./report/compare-runs.js";
import { publishedReport, report } from "./report/report.js";
import { checkTargets } from "./report/targets.js";
import { type Results, run } from "./run.js";
import { root } from "./server.js";

const options = parseOptions(process.argv.slice(2));
// Before the run: a wrong file shows at once, and a full run writes over the results of the one before it.
const former = options.compare === undefined ? undefined : await readFormerRun(options.compare);
const folder = await mkdtemp(join(tmpdir(), "gamedata-bench-"));
try {
  const results = await run(options, folder, (line) => console.error(line));
  console.log(report(results));
  if (former !== undefined) console.log(compareRuns(checkTargets(results), former));
  // Only a whole run is worth keeping: the published figures all come from one.
  if (!options.quick && options.sections.length === sections.length) await publish(results);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function publish(results: Results): Promise<void> {
  await writeFile(join(root, "bench", "results.json"), serializeResults(results));
  await writeFile(
    join(root, "docs", "performance-results.md"),
    `# Performance: the last full run

\`pnpm bench\` writes this page, with the promised targets alone; [performance.md](performance.md) explains them.

${publishedReport(results)}`,
  );
}
