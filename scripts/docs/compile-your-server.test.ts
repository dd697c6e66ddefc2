import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectFolder } from "../packed/packages.js";
import { createPackedProject, type PackedProject, tarballOf } from "../packed/packed-project.js";
import { type RunningServer, serve } from "../runtimes/process.js";
import { patternOf, transcriptsIn } from "./page.js";

const PAGE = "docs/compile-your-server.md";
const DOCUMENTED_ORIGIN = "http://127.0.0.1:3000";

const transcripts = transcriptsIn(readFileSync(join(projectFolder, PAGE), "utf8"));

const invented = join(projectFolder, "packages/compiler/fixtures/datapack");

/** A program of the project: the errors that the audit finds in the data set, and listed references that do not dangle. */
const AUDIT = `
  import { auditDataset, formatDiagnostic, readKnownDangling } from "@gamedata/compiler";
  const { diagnostics } = auditDataset("my-server", readKnownDangling("my-server/known-dangling.json"));
  const faults = diagnostics.filter(({ severity, file }) => severity === "error" || file === "known-dangling.json");
  console.log(JSON.stringify(faults.map(formatDiagnostic)));
`;

const packageFolders: Readonly<Record<string, string>> = {
  "@gamedata/compiler": "packages/compiler",
  "@gamedata/http": "apps/http",
};
const tarballNamed = (name: string) => `'${tarballOf(packageFolders[name] ?? name)}'`;

it(`${PAGE} has five commands: install, compile, serve, the API, the explorer`, () => {
  expect(transcripts.map(({ command }) => command.split(" ").slice(0, 2).join(" "))).toEqual([
    "npm install",
    "npx gamedata-compile",
    "DATA=./my-server npx",
    "curl -s",
    "curl -s",
  ]);
});

describe("the five commands, with an invented datapack", () => {
  let project: PackedProject;
  let server: RunningServer | undefined;
  const urlOf = () => server?.url ?? DOCUMENTED_ORIGIN;
  const shell = (command: string) =>
    execFileSync("/bin/sh", ["-c", command], {
      cwd: project.folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  beforeAll(() => {
    project = createPackedProject();
    cpSync(invented, join(project.folder, "datapack"), { recursive: true });
  });
  afterAll(async () => {
    await server?.stop();
    project.remove();
  });

  async function run(command: string): Promise<string> {
    // No registry has the packages of this build: npm installs their tarballs.
    if (command.startsWith("npm install ")) return shell(command.replaceAll(/@gamedata\/(\w+)/gu, tarballNamed));
    if (!command.startsWith("DATA=")) return shell(command.replaceAll(DOCUMENTED_ORIGIN, urlOf()));
    // The program itself, so that it can be ended, on a port that is free.
    const args = ["-c", command.replace(/\bnpx (\S+)/u, "exec node_modules/.bin/$1")];
    server = await serve({ program: "/bin/sh", args, cwd: project.folder, environment: { PORT: "0" } });
    return server.printed().replaceAll(urlOf(), DOCUMENTED_ORIGIN);
  }

  it.each(transcripts)("$command", async ({ command, output }) => {
    expect(await run(command)).toMatch(patternOf(output));
  });

  it("compile to a data set that passes the audit", () => {
    writeFileSync(join(project.folder, "audit.js"), AUDIT);
    expect(shell("node audit.js")).toBe("[]\n");
  });
});
