import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run as runCommand } from "../runtimes/process.js";
import { projectFolder, readManifest } from "./packages.js";
import { createPackedProject, type PackedProject } from "./packed-project.js";

/** Milliseconds; every package is packed and installed. */
const INSTALL_TIMEOUT = 600_000;

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
}, INSTALL_TIMEOUT);
afterAll(() => project.remove());

const bin = (name: string) => join(project.folder, "node_modules", ".bin", name);

/** Runs a command in the project that holds nothing but the installed packages. */
const run = (program: string, ...args: readonly string[]) => runCommand({ program, args, cwd: project.folder });

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

it("gamedata-http is found by npx", async () => {
  const { stdout } = await run(bin("gamedata-http"), "--version");
  expect(await run("npx", "--no-install", "gamedata-http", "--version")).toMatchObject({ code: 0, stdout });
});
