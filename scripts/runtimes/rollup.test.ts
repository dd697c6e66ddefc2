import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCommands } from "../docs/command-line.js";
import { readPage } from "../docs/page.js";
import { projectFolder } from "../packed/packages.js";
import { createPackedProject, type PackedProject } from "../packed/packed-project.js";
import { run } from "./process.js";

const README = "data/interlude/README.md";
const page = readPage(README, readFileSync(join(projectFolder, README), "utf8"));
const configuration = page.blocks.find(({ code }) => code.startsWith("// rollup.config.js\n"))?.code ?? "";
const [install, build] = page.blocks
  .filter(({ language, code }) => language === "sh" && code.includes("rollup"))
  .flatMap(({ code }) => readCommands(code).map(({ words }) => words));

const program = `import { createCatalog, listItems } from "@gamedata/core";
import { hennas } from "@gamedata/interlude/hennas";
import { items } from "@gamedata/interlude/items";
import { manifest } from "@gamedata/interlude/manifest";

console.log(listItems(createCatalog({ manifest, items }), { q: "adena" }).data[0].name, hennas.length);
`;

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
  for (const name of install?.slice("npm install --save-dev".split(" ").length) ?? []) {
    const link = join(project.folder, "node_modules", name);
    mkdirSync(join(link, ".."), { recursive: true });
    symlinkSync(join(projectFolder, "node_modules", name), link);
  }
  writeFileSync(join(project.folder, "rollup.config.js"), configuration);
  writeFileSync(join(project.folder, "main.js"), program);
});
afterAll(() => project.remove());

const node = (...args: readonly string[]) => run({ program: process.execPath, args, cwd: project.folder });

describe("rollup, set up as the README says", () => {
  it("needs the plugins that the README installs, and no other", () => {
    expect(install?.slice(3)).toEqual(["rollup", "@rollup/plugin-node-resolve", "@rollup/plugin-json"]);
    expect(build).toEqual(["npx", "rollup", "--config"]);
    expect(configuration).toContain("plugins: [nodeResolve(), json()]");
  });

  it("bundles the library and the data without a warning", async () => {
    const { code, stderr } = await node("node_modules/rollup/dist/bin/rollup", ...(build?.slice(2) ?? []));
    expect(stderr).not.toMatch(/warning|\(!\)|error/iu);
    expect(code).toBe(0);
    expect(readFileSync(join(project.folder, "bundle.js"), "utf8")).not.toMatch(/from ["']@gamedata|require\(/u);
    expect(await node("bundle.js")).toEqual({ code: 0, stdout: "Adena 180\n", stderr: "" });
  });
});

describe("Node, started with the conditions of a bundler", () => {
  it("reads the data through CommonJS all the same", async () => {
    const printed = await node("--conditions=module", "main.js");
    expect(printed).toEqual({ code: 0, stdout: "Adena 180\n", stderr: "" });
  });
});
