import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { tarballOf } from "../../../scripts/packed/packed-project.js";
import { readExamples } from "./examples.js";
import { fetchFromService } from "./real-service.js";

/** As strict as an editor can be, the declarations of the package included. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};

const globals = `declare const assert: {
  ok(value: unknown): asserts value;
  equal(actual: unknown, expected: unknown): void;
  deepEqual(actual: unknown, expected: unknown): void;
  match(actual: string, expected: RegExp): void;
};
`;

const examples = readExamples().map((example, index) => ({ ...example, file: `example-${index}` }));

describe("the packed tarball in an empty project", () => {
  let project: string;
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), "gamedata-client-"));
    const tarball = tarballOf("packages/client");
    writeFileSync(join(project, "package.json"), '{ "type": "module", "private": true }');
    execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: project, stdio: "pipe" });
    mkdirSync(join(project, "dist"));
    writeFileSync(join(project, "globals.d.ts"), globals);
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
    const files = [join(project, "globals.d.ts"), ...examples.map(({ file }) => join(project, `${file}.ts`))];
    const program = ts.createProgram(files, { ...compilerOptions, outDir: join(project, "dist") });
    const diagnostics = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
    expect(
      diagnostics.map(({ file, messageText }) => [file?.text, ts.flattenDiagnosticMessageText(messageText, "\n")]),
    ).toEqual([]);
  });

  for (const example of examples) {
    it(`does what it says in ${example.name}`, async () => {
      vi.stubGlobal("fetch", fetchFromService);
      vi.stubGlobal("assert", assert);
      vi.spyOn(console, "log").mockReturnValue();
      await import(pathToFileURL(join(project, "dist", `${example.file}.js`)).href);
    });
  }
});
