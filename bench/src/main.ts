import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseOptions, sections } from "./options.js";
import { compareRuns } from "./regression/compare-runs.js";
import { describeChanges } from "./regression/describe-changes.js";
import { ratiosOf } from "./regression/ratios.js";
import { readFormerRun, resultsFile } from "./regression/results-file.js";
import { drawGrowth } from "./report/chart.js";
import { report } from "./report/report.js";
import type { Results } from "./results.js";
import { run } from "./run.js";
import { root } from "./workspace.js";

const options = parseOptions(process.argv.slice(2));
// Before the run: a wrong file shows at once, and a full run writes over the results of the one before it.
const former = options.compare === undefined ? undefined : await readFormerRun(options.compare, options.sections);
const folder = await mkdtemp(join(tmpdir(), "gamedata-bench-"));
try {
  const results = await run(options, folder, (line) => console.error(line));
  console.log(report(results));
  if (former !== undefined)
    console.log(describeChanges(results, former, compareRuns(ratiosOf(results), former.ratios)));
  // Only a whole run is worth keeping: the published figures all come from one.
  if (!options.quick && options.sections.length === sections.length) await publish(results);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function publish(results: Results): Promise<void> {
  await writeFile(join(root, "bench", "results.json"), resultsFile(results));
  await writeFile(join(root, "docs", "performance-results.md"), document(results));
  if (results.growth !== undefined)
    await writeFile(join(root, "docs", "performance-growth.svg"), drawGrowth(results.growth));
}

function document(results: Results): string {
  const chart = "![Cost against size of the data set](performance-growth.svg)";
  return `# Performance: the last full run

Written by \`pnpm bench\`; how to read it is in [performance.md](performance.md).

${report(results)}
${chart}
`;
}
