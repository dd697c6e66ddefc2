import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serverProgram } from "./server/spawn-server.js";
import { patternOf, transcriptsIn } from "./transcript.js";

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const page = readFileSync(pathOf("../../../docs/compile-your-server.md"), "utf8");
const transcripts = transcriptsIn(page);
const DOCUMENTED_ORIGIN = "http://127.0.0.1:3000";

/** The programs of the page, as they are built here. */
const programs: Readonly<Record<string, string>> = {
  "npx @gamedata/compiler": `'${process.execPath}' '${pathOf("../../../packages/compiler/dist/cli.js")}'`,
  "npx @gamedata/http": `'${process.execPath}' '${serverProgram}'`,
};
const built = (command: string) =>
  Object.entries(programs).reduce((text, [name, program]) => text.replace(name, `exec ${program}`), command);

describe("docs/compile-your-server.md", () => {
  let folder: string;
  let server: ChildProcess | undefined;
  let origin = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "gamedata-compile-your-server-"));
    cpSync(pathOf("../../../packages/compiler/fixtures/datapack"), join(folder, "my-datapack"), { recursive: true });
    // The invented datapack leaves references dangling on purpose; a data set of it lists them.
    cpSync(
      pathOf("../../../packages/compiler/fixtures/known-dangling.json"),
      join(folder, "my-server/known-dangling.json"),
    );
  });
  afterAll(() => {
    server?.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });

  /** Starts the server of a command, and gives the line that it prints. */
  async function serve(command: string): Promise<string> {
    server = spawn("/bin/sh", ["-c", command], {
      cwd: folder,
      env: { PATH: process.env["PATH"], PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const chunk of server.stdout ?? []) {
      origin = /http:\/\/[\d.:]+/.exec(String(chunk))?.[0] ?? "";
      return String(chunk).replace(origin, DOCUMENTED_ORIGIN);
    }
    throw new Error("the server printed nothing");
  }

  const run = (command: string) =>
    execFileSync("/bin/sh", ["-c", command.replace(DOCUMENTED_ORIGIN, origin)], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });

  it("compiles, serves and is asked", () => {
    expect(transcripts.map(({ command }) => command.replace(/ .*@/, " @").split(" ")[0])).toEqual([
      "npx",
      "DATA=./my-server",
      "curl",
      "curl",
    ]);
  });

  it.each(transcripts)("$command", async ({ command, output }) => {
    const printed = command.includes("@gamedata/http") ? await serve(built(command)) : run(built(command));
    expect(printed).toMatch(patternOf(output));
  });
});
