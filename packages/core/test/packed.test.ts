import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tarballOf } from "../../../scripts/packed/packed-project.js";

const tarballs = ["packages/schema", "packages/core", "data/interlude"].map(tarballOf);
/** The newest long-term Node beside the one that runs this; its package brings the binary. */
const OTHER_NODE = "node@24";

/** A CommonJS module that requires the packages. */
const COMMON_JS = `const { createCatalog, getItem } = require("@gamedata/core");
const { interlude } = require("@gamedata/interlude");
console.log(getItem(createCatalog(interlude), 57).name);
`;

const project = mkdtempSync(join(tmpdir(), "gamedata-core-"));

/** Runs a command in the empty project, and gives what it prints; what it complains of is in the error. */
function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: "pipe" });
}

/** Gives the examples of the README, each a whole module. */
function readExamples(): readonly string[] {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  return [...readme.matchAll(/```ts\n(?<code>[\s\S]*?)```/gu)].map(({ groups }) => groups?.["code"] ?? "");
}

beforeAll(() => {
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
  run("npm", "install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error", ...tarballs, OTHER_NODE);
  readExamples().forEach((code, position) => {
    writeFileSync(join(project, `example-${position}.ts`), code);
    const output = ts.transpile(code, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext });
    writeFileSync(join(project, `example-${position}.js`), output);
  });
  writeFileSync(join(project, "example.cjs"), COMMON_JS);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe("the packed tarballs in an empty project", () => {
  it.each([
    ["this Node", process.execPath],
    [OTHER_NODE, join(project, "node_modules", ".bin", "node")],
  ])("run the README's examples on %s", (name, node) => {
    if (name === OTHER_NODE) expect(run(node, "--version")).toMatch(/^v24\./u);
    const [first, second, third, ...others] = readExamples().map((_, position) => run(node, `example-${position}.js`));
    expect(first).toBe("Queen Ant (level 40) drops Ring of Queen Ant (30%) at -21610, 181594: Town of Gludio\n");
    expect(second).toMatch(/^10 of \d+ raid bosses from level 40 on\n$/u);
    expect(third).toBe('INVALID_ENUM Invalid grade "x": it must be one of none, d, c, b, a, s.\n');
    expect(others.length).toBeGreaterThan(0);
    for (const printed of others) expect(printed).not.toBe("");
    expect(run(node, "example.cjs")).toBe("Adena\n");
  });

  it.each(["Bundler", "NodeNext"])("have types that a strict compiler takes, resolved like %s", (resolution) => {
    const compilerOptions = {
      target: "ES2022",
      types: [],
      module: resolution === "Bundler" ? "ESNext" : resolution,
      moduleResolution: resolution,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: false,
    };
    const config = join(project, `tsconfig.${resolution}.json`);
    writeFileSync(config, JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
    const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", config], {
      cwd: project,
      encoding: "utf8",
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
  });

  it("bring valibot and the schema, and nothing else", () => {
    const { dependencies } = JSON.parse(
      readFileSync(join(project, "node_modules/@gamedata/core/package.json"), "utf8"),
    );
    expect(Object.keys(dependencies)).toEqual(["@gamedata/schema", "valibot"]);
    const schema = JSON.parse(readFileSync(join(project, "node_modules/@gamedata/schema/package.json"), "utf8"));
    expect(Object.keys(schema.dependencies)).toEqual(["valibot"]);
  });

  it("have no module of Node or of the DOM in core", () => {
    const dist = join(project, "node_modules/@gamedata/core/dist");
    const code = readdirSync(dist)
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(join(dist, file), "utf8"))
      .join("\n");
    const imports = [...code.matchAll(/\bfrom "(?<module>[^"./][^"]*)"/gu)].map(({ groups }) => groups?.["module"]);
    expect(new Set(imports)).toEqual(new Set(["@gamedata/schema", "valibot"]));
    expect(code).not.toMatch(/\b(?:process|window|document|fetch|Request|Response|URLSearchParams)\b\./u);
  });
});
