import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPages } from "../docs/page.js";
import { projectFolder, publicPackages, readManifest } from "../packed/packages.js";
import { createPackedProject, type PackedProject } from "../packed/packed-project.js";

/** The least version that the READMEs promise. */
const LEAST = "5.4";

const compilerIn = (name: string) => {
  const folder = join(import.meta.dirname, "node_modules", name);
  return { folder, version: readManifest(folder).version };
};

/** The compilers: the least version and the newest. Other tests compile with the version of this project. */
const oldest = compilerIn(`typescript-${LEAST}`);
const newest = compilerIn("typescript-7");
const compilers = [oldest, newest];

/** The packages that programs can import. */
const importable = publicPackages().flatMap(({ folder, manifest: { name, exports = {} } }) => {
  const subpaths = Object.entries(exports).flatMap(([subpath, target]) => (typeof target === "string" ? [] : subpath));
  return subpaths.length === 0 ? [] : [{ folder, modules: subpaths.map((subpath) => `${name}${subpath.slice(1)}`) }];
});

const modules = importable.flatMap((imported) => imported.modules);
const examples = readPages().flatMap(({ blocks }) => blocks.filter(({ language }) => language === "ts"));

/** As strict as an editor can be, the declarations of the packages included. */
const strict = {
  target: "ES2022",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
};

/** What a program is compiled for. A browser's has no types of Node: the DOM has what the packages need. */
const platforms = {
  browser: { module: "ESNext", moduleResolution: "Bundler", lib: ["ES2022", "DOM"], types: [] },
  Node: {
    module: "NodeNext",
    moduleResolution: "NodeNext",
    lib: ["ES2023"],
    types: ["node"],
    typeRoots: [join(projectFolder, "node_modules/@types")],
  },
};

const run = promisify(execFile);

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
  const folder = join(project.folder, "program");
  mkdirSync(join(folder, "examples"), { recursive: true });
  const everything = modules.map((name, index) => `export * as module${index} from "${name}";\n`);
  writeFileSync(join(folder, "everything.ts"), everything.join(""));
  examples.forEach(({ code }, index) => {
    writeFileSync(join(folder, "examples", `${index}.ts`), `${code}export {};\n`);
  });
});
afterAll(() => project.remove());

/** Compiles files of the program, and gives what the compiler prints; that is nothing if all is right. */
async function compile(compiler: string, platform: object, include: readonly string[]): Promise<string> {
  const cwd = join(project.folder, "program");
  writeFileSync(join(cwd, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...strict, ...platform }, include }));
  return run(process.execPath, [join(compiler, "bin/tsc"), "-p", "."], { cwd }).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout?: string }) => error.stdout || String(error),
  );
}

// What a browser lacks is missing for every compiler: the fast one tells.
it("the types of the packed packages hold in a browser's program", async () => {
  expect(await compile(newest.folder, platforms.browser, ["everything.ts"])).toBe("");
});

describe.each(compilers)("the types of the packed packages, with TypeScript $version", ({ folder }) => {
  it("hold in a program of Node, and so do the examples of the documentation", async () => {
    expect(await compile(folder, platforms.Node, ["everything.ts", "examples/*.ts"])).toBe("");
  });

  it("are checked: a name that does not exist is found", async () => {
    writeFileSync(join(project.folder, "program/wrong.ts"), 'export { nothing } from "@gamedata/client";\n');
    expect(await compile(folder, platforms.browser, ["wrong.ts"])).toContain("has no exported member 'nothing'");
  });
});

describe("the compilers", () => {
  it("are the least version and a newer one, for every package that has types", () => {
    expect(compilers.map(({ version }) => version.startsWith(`${LEAST}.`))).toEqual([true, false]);
    expect(modules).toContain("@gamedata/http/handler");
    expect(modules).toContain("@gamedata/compiler");
    expect(examples.length).toBeGreaterThan(10);
  });
});

describe("the README of a package", () => {
  it.each(importable.map((imported) => imported.folder))("says from which version on its types work: %s", (folder) => {
    expect(readFileSync(join(projectFolder, folder, "README.md"), "utf8")).toContain(`TypeScript ${LEAST} or newer`);
  });
});
