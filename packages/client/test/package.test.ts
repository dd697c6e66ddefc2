import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import ts from "typescript";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { promisedOutput } from "../../../scripts/docs/compile-blocks.js";
import { projectFolder } from "../../../scripts/packed/packages.js";
import { tarballOf } from "../../../scripts/packed/packed-project.js";
import { readDocstringExamples, readReadmeExamples } from "./examples.js";
import { fetchFromService } from "./real-service.js";

/** As strict as an editor can be, the declarations of the package included; the types of Node are for `node:assert`. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  types: ["node"],
  typeRoots: [join(projectFolder, "node_modules/@types")],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};

const readme = readReadmeExamples();
const examples = [...readme, ...readDocstringExamples()].map((example, index) => ({
  ...example,
  file: `example-${index}`,
}));

describe("the packed tarball in an empty project", () => {
  let project: string;
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), "gamedata-client-"));
    const tarball = tarballOf("packages/client");
    writeFileSync(join(project, "package.json"), '{ "type": "module", "private": true }');
    execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: project, stdio: "pipe" });
    mkdirSync(join(project, "dist"));
    for (const { file, code } of examples) writeFileSync(join(project, `${file}.ts`), code);
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));
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

  it("has types that hold by themselves, and every example is right by them", () => {
    const files = examples.map(({ file }) => join(project, `${file}.ts`));
    const program = ts.createProgram(files, { ...compilerOptions, outDir: join(project, "dist") });
    const diagnostics = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
    expect(
      diagnostics.map(({ file, messageText }) => [file?.text, ts.flattenDiagnosticMessageText(messageText, "\n")]),
    ).toEqual([]);
  });

  it.each(examples)("does what it says in $name", async ({ file, code }) => {
    vi.stubGlobal("fetch", fetchFromService);
    const log = vi.spyOn(console, "log").mockReturnValue();
    await import(pathToFileURL(join(project, "dist", `${file}.js`)).href);
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
