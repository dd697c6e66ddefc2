import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { promisedOutput } from "../../../scripts/docs/page.js";
import { tarballOf } from "../../../scripts/packed/packed-project.js";
import { javaScriptOf } from "../../../scripts/packed/run-modules.js";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { readDocstringExamples, readReadmeExamples } from "./examples.js";
import { fetchFromService } from "./real-service.js";

const readme = readReadmeExamples();
const examples = [...readme, ...readDocstringExamples()].map((example, index) => ({
  ...example,
  file: `example-${index}.js`,
}));

describe("the packed tarball in an empty project", () => {
  const project = temporaryFolder();
  beforeAll(async () => {
    const tarball = tarballOf("packages/client");
    writeFileSync(join(project, "package.json"), '{ "type": "module", "private": true }');
    execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: project, stdio: "pipe" });
    for (const { file, code } of examples) writeFileSync(join(project, file), await javaScriptOf(code));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("installs nothing but itself", () => {
    expect(readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["@gamedata"]);
    expect(readdirSync(join(project, "node_modules/@gamedata"))).toEqual(["client"]);
    const installed = join(project, "node_modules/@gamedata/client");
    expect(readdirSync(installed)).not.toContain("node_modules");
    expect(JSON.parse(readFileSync(join(installed, "package.json"), "utf8"))).not.toHaveProperty("dependencies");
  });

  // `scripts/types` compiles the declarations and the examples.
  it("has types that need no other package", () => {
    const declarations = readFileSync(join(project, "node_modules/@gamedata/client/dist/index.d.ts"), "utf8");
    expect(declarations).toContain("createClient");
    expect(declarations).not.toMatch(/\bfrom ["']|\bimport\b|<reference/u);
  });

  it.each(examples)("does what it says in $name", async ({ file, code }) => {
    vi.stubGlobal("fetch", fetchFromService);
    const log = vi.spyOn(console, "log").mockReturnValue();
    await import(pathToFileURL(join(project, file)).href);
    const printed = log.mock.calls.map((values) => format(...values));
    expect(printed).toEqual(expect.arrayContaining([...promisedOutput({ code })]));
    expect(printed.filter((line) => /undefined,|, undefined/.test(line))).toEqual([]);
  });

  it("has examples in its README that import all that they use, and say what they print", () => {
    expect(readme.length).toBeGreaterThan(5);
    for (const { code } of readme) expect(code).toMatch(/^import .* from "@gamedata\/client";$/mu);
    expect(readme.flatMap((example) => promisedOutput(example)).length).toBeGreaterThan(5);
  });
});
