import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { projectFolder, publicPackages } from "../packed/packages.js";
import { tarballOf } from "../packed/packed-project.js";
import { type RunningServer, run, serve } from "./process.js";

const datapack = join(projectFolder, "packages/compiler/fixtures/datapack");
const yarn = createRequire(import.meta.url).resolve("@yarnpkg/cli-dist/bin/yarn.js");

/** Lists the packages of others that the packed project has, by name, with their folders. */
function installedPackages(): readonly (readonly [name: string, source: string])[] {
  const root = join(inject("packedProject"), "node_modules");
  const names = readdirSync(root)
    .filter((name) => !name.startsWith(".") && name !== "@gamedata")
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(root, name)).map((part) => `${name}/${part}`) : [name],
    );
  return names.map((name) => [name, `file:${join(root, name)}`]);
}

describe("the programs, installed by Yarn, whose packages stay in their archives", () => {
  const folder = mkdtempSync(join(tmpdir(), "gamedata-yarn-"));
  const environment = { PORT: "0", DATA: "", YARN_ENABLE_TELEMETRY: "false", YARN_ENABLE_NETWORK: "false" };
  const node = (...args: readonly string[]) => ({ program: process.execPath, args, cwd: folder, environment });
  const command = (...args: readonly string[]) => node(yarn, ...args);
  let server: RunningServer;

  beforeAll(async () => {
    const ours = publicPackages().map(({ folder: of, manifest }) => [manifest.name, `file:${tarballOf(of)}`] as const);
    const dependencies = Object.fromEntries(ours);
    // Nothing is fetched: what is installed already takes the place of the registry.
    const resolutions = Object.fromEntries([...installedPackages(), ...ours]);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "project", dependencies, resolutions }));
    writeFileSync(join(folder, ".yarnrc.yml"), "nodeLinker: pnp\nenableGlobalCache: false\n");
    writeFileSync(join(folder, "yarn.lock"), "");
    const { code, stdout } = await run(command("install", "--no-immutable"));
    expect([code, stdout]).toEqual([0, expect.any(String)]);
    // Yarn itself would not pass a signal on.
    const { stdout: program } = await run(command("bin", "gamedata-http"));
    const loading = ["--no-warnings", "--require", "./.pnp.cjs", "--loader", "./.pnp.loader.mjs"];
    server = await serve(node(...loading, program.trim()));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it.each(["/", "/api/interlude/items/57", "/api/high-five/items/57"])("serve %s", async (path) => {
    const { status } = await fetch(`${server.url}${path}`, { headers: { accept: "text/html" } });
    expect(status).toBe(200);
  });

  it("compile a datapack, and write it as SQLite", async () => {
    const compiled = await run(command("gamedata-compile", "--datapack", datapack, "--out", "data"));
    expect([compiled.code, compiled.stderr]).toEqual([0, expect.any(String)]);
    const exporting = command("gamedata-export", "--sqlite", "data.sqlite", "--quiet");
    const { code, stderr } = await run({ ...exporting, environment: { ...environment, DATA: "data" } });
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    expect(readdirSync(folder)).toContain("data.sqlite");
  });
});
