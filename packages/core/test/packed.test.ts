import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPackedProject, type PackedProject } from "../../../scripts/packed/packed-project.js";
import { runModules } from "../../../scripts/packed/run-modules.js";

/** A CommonJS module that requires the packages. */
const COMMON_JS = `const { createCatalog, getItem } = require("@gamedata/core");
const { interlude } = require("@gamedata/interlude");
console.log(getItem(createCatalog(interlude), 57).name);
`;

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
/** The examples of the README, each a whole module. */
const examples = [...readme.matchAll(/```ts\n(?<code>[\s\S]*?)```/gu)].map(({ groups }) => groups?.["code"] ?? "");

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
  writeFileSync(join(project.folder, "example.cjs"), COMMON_JS);
});
afterAll(() => project.remove());

/** Runs a module of the project, and gives what it prints. */
const run = (file: string) => execFileSync(process.execPath, [file], { cwd: project.folder, encoding: "utf8" });

// `scripts/runtimes` runs the packages on other versions of Node, and `scripts/types` checks their types and these examples.
describe("the packed tarballs in a project", () => {
  it("run the README's examples", async () => {
    const outcomes = await runModules(project, examples);
    const [first, second, ...others] = outcomes.map(({ lines, error }) => error ?? `${lines.join("\n")}\n`);
    expect(first).toBe("Queen Ant (level 40) drops Ring of Queen Ant (30%) at -21610, 181594: Town of Gludio\n");
    expect(readme).toContain(`\`${first?.trimEnd()}\``);
    expect(second).toBe('INVALID_ENUM Invalid grade "x": it must be one of none, d, c, b, a, s.\n');
    expect(others.length).toBeGreaterThan(0);
    for (const printed of others) expect(printed).toMatch(/\S/u);
    expect(outcomes.flatMap(({ error }) => error ?? [])).toEqual([]);
  });

  it("mark the calls that bundlers may drop, also for webpack, which does not read the marks of functions", () => {
    const code = readFileSync(join(project.folder, "node_modules/@gamedata/core/dist/index.js"), "utf8");
    const values = [...code.matchAll(/^var \w+ = (.*)(?:derived|catalogQuery|recordQuery)\(/gmu)].map(
      ([, mark]) => mark,
    );
    expect(values.length).toBeGreaterThan(100);
    expect(values.filter((mark) => !mark?.includes("@__PURE__"))).toEqual([]);
  });

  it("can be required by CommonJS", () => {
    expect(run("example.cjs")).toBe("Adena\n");
  });

  it("bring valibot and the schema, and nothing else", () => {
    const { dependencies } = JSON.parse(
      readFileSync(join(project.folder, "node_modules/@gamedata/core/package.json"), "utf8"),
    );
    expect(Object.keys(dependencies)).toEqual(["@gamedata/schema", "valibot"]);
    const schema = JSON.parse(readFileSync(join(project.folder, "node_modules/@gamedata/schema/package.json"), "utf8"));
    expect(Object.keys(schema.dependencies)).toEqual(["valibot"]);
  });

  it("have no module of Node or of the DOM in core", () => {
    const dist = join(project.folder, "node_modules/@gamedata/core/dist");
    const code = readdirSync(dist)
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(join(dist, file), "utf8"))
      .join("\n");
    const imports = [...code.matchAll(/\bfrom "(?<module>[^"./][^"]*)"/gu)].map(({ groups }) => groups?.["module"]);
    expect(new Set(imports)).toEqual(new Set(["@gamedata/schema", "valibot"]));
    expect(code).not.toMatch(/\b(?:process|window|document|fetch|Request|Response|URLSearchParams)\b\./u);
  });
});
