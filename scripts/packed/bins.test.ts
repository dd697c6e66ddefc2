import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectFolder, readManifest } from "./packages.js";
import { createPackedProject, type PackedProject } from "./packed-project.js";

const fixtures = join(projectFolder, "packages/compiler/fixtures");

/** Milliseconds; every package is packed and installed. */
const INSTALL_TIMEOUT = 600_000;

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
}, INSTALL_TIMEOUT);
afterAll(() => project.remove());

const bin = (name: string) => join(project.folder, "node_modules", ".bin", name);

/** Runs a command in the project that holds nothing but the installed packages. */
const run = (command: string, ...args: readonly string[]) =>
  new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
    execFile(command, args, { cwd: project.folder }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });

describe.each([
  // The specification of the service gives the API this version, which the snapshot of its document has too.
  ["gamedata-http", "apps/http", " (API 1.0.0-rc.1)"],
  ["gamedata-export", "apps/export", ""],
  ["gamedata-mcp", "apps/mcp", ""],
  ["gamedata-compile", "packages/compiler", ""],
])("%s, installed from its tarball in an empty folder", (name, folder, interfaceVersion) => {
  it("tells its version", async () => {
    const { version } = readManifest(join(projectFolder, folder));
    const stdout = `${version}${interfaceVersion}\n`;
    expect(await run(bin(name), "--version")).toEqual({ code: 0, stdout, stderr: "" });
  });

  it("explains itself", async () => {
    const { code, stdout, stderr } = await run(bin(name), "--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`${name} `);
    expect(stdout).toContain("Exit code");
  });

  it("says what it does not understand, and ends with 2", async () => {
    const { code, stdout, stderr } = await run(bin(name), "--colour");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("--colour");
    expect(stderr).toMatch(new RegExp(`[Tt]ry ${name} --help`));
    expect(stderr).not.toContain("    at ");
  });
});

it("the library can be required by CommonJS", async () => {
  const program = `const { createCatalog, getItem } = require("@gamedata/core");
    console.log(getItem(createCatalog(require("@gamedata/interlude").interlude), 57).name);`;
  expect(await run(process.execPath, "--input-type=commonjs", "--eval", program)).toMatchObject({ stdout: "Adena\n" });
});

describe("gamedata-http", () => {
  it("serves both chronicles", async () => {
    const server = spawn(bin("gamedata-http"), { cwd: project.folder, env: { ...process.env, PORT: "0" } });
    const [line] = await once(server.stdout.setEncoding("utf8"), "data");
    const [url] = /http:\/\/\S+/.exec(String(line)) ?? [];
    const answer: unknown = await (await fetch(`${url}/api/interlude/items/57`)).json();
    const later: unknown = await (await fetch(`${url}/api/high-five/items/15558?fields=name,grade`)).json();
    server.kill("SIGTERM");
    const [code] = await once(server, "close");
    expect(answer).toMatchObject({ data: { id: 57, name: "Adena" } });
    expect(later).toEqual({ data: { name: "Periel Sword", grade: "s84" } });
    expect(code).toBe(0);
  });

  it("is found by npx", async () => {
    const { stdout } = await run(bin("gamedata-http"), "--version");
    expect(await run("npx", "--no-install", "gamedata-http", "--version")).toMatchObject({ code: 0, stdout });
  });
});

describe("gamedata-compile", () => {
  it("compiles a datapack, and compares data sets", async () => {
    const options = ["--datapack", join(fixtures, "datapack")];
    const compiled = await run(bin("gamedata-compile"), ...options, "--out", "dataset");
    expect(compiled).toMatchObject({ code: 0, stdout: expect.stringContaining("items: read 9 of 9\n") });
    expect(await run(bin("gamedata-compile"), ...options, "--out", "dataset", "--check")).toMatchObject({ code: 0 });
    expect(await run(bin("gamedata-compile"), "diff", "dataset", "dataset")).toMatchObject({ code: 0, stderr: "" });
  });
});
