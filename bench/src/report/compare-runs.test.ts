import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { yaml } from "../../../scripts/test/yaml.js";
import type { Results } from "../run.js";
import { compareRuns, readFormerRun, serializeResults } from "./compare-runs.js";
import type { Target } from "./targets.js";

const machine = { date: "2026-01-02", node: "20.19.0", processor: "A processor" };
const results: Results = {
  machine: { ...machine, system: "Linux 6", cores: 2, memoryGiB: 8 },
  quick: false,
  package: { tarball: 1_234_567, bundle: 7_000, importMs: 9, importRss: 1 },
};

describe("a results file", () => {
  const folder = temporaryFolder();
  let path: string;
  beforeAll(() => {
    path = join(folder, "results.json");
  });

  it("gives the figures of targets back, cut to four digits", async () => {
    writeFileSync(path, serializeResults(results));
    expect(await readFormerRun(path)).toEqual(yaml`
      { machine: ${machine}, quick: false,
        targets: [
          { figure: "import of the whole data package, ms", value: 9 },
          { figure: "tarball of the data package, MB", value: 1.235 },
          { figure: "createCatalog and listItems, minified and gzipped, kB", value: 7 }] }
    `);
  });

  it.each([
    ["not JSON", "{", /JSON/u],
    ["another JSON", '{"name":"x"}', /not a results file of this bench: machine /u],
    ["without a number", serializeResults(results).replace('"value": 7', '"value": null'), /targets\.2\.value /u],
  ])("is refused if it is %s", async (_what, text, fault) => {
    writeFileSync(path, text);
    await expect(readFormerRun(path)).rejects.toThrow(fault);
  });

  it("is refused if it is not there", async () => {
    await expect(readFormerRun(join(folder, "none.json"))).rejects.toThrow("ENOENT");
  });
});

describe("the comparison of two runs", () => {
  const target = (figure: string, value: number, bound: Target["bound"], limit = 0): Target => ({
    figure,
    isPromised: true,
    value,
    bound,
    limit,
    wanted: "",
    measured: "",
    holds: true,
  });

  it.each([
    // 10 % of a rate, 5 % of MiB, 30 % of anything else.
    [target("rate", 0.89, "least"), 1, "worse"],
    [target("rate", 0.91, "least"), 1, "same"],
    [target("rate", 1.11, "least"), 1, "better"],
    [target("RSS, MiB", 106, "most"), 100, "worse"],
    [target("RSS, MiB", 95, "most"), 100, "same"],
    [target("time", 131, "most"), 100, "worse"],
    [target("time", 129, "most"), 100, "same"],
    [target("time", 60, "most"), 100, "better"],
    // 5 % of 150 is negligible.
    [target("time", 7.4, "most", 150), 0.02, "same"],
    [target("time", 7.6, "most", 150), 0.02, "worse"],
  ])("has a verdict on %o", (now, former, verdict) => {
    const text = compareRuns([now], { machine, quick: true, targets: [{ figure: now.figure, value: former }] });
    expect(text).toMatch(new RegExp(`\\| ${now.figure} +\\|.* ${verdict} \\|`, "u"));
    expect(text).toContain("a first impression (`--quick`), with Node 20.19.0 on A processor.");
  });

  it("leaves out what only one of the runs has", () => {
    expect(compareRuns([target("new", 1, "most")], { machine, quick: false, targets: [] })).not.toContain("new");
  });
});
