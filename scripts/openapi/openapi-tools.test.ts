import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectFolder } from "../packed/packages.js";
import { type Printed, type RunningServer, run, serveHttp } from "../runtimes/process.js";
import { temporaryFolder } from "../test/temporary-folder.js";
import { runTool, toolNode, toolsFitThisMachine } from "./tools.js";

/** A Node for the tools may have to be installed the first time. */
const INSTALLATION_TIMEOUT = 5 * 60_000;

const folder = temporaryFolder();
const documentFile = join(folder, "openapi.json");
const generated = join(folder, "generated");
let server: RunningServer;
let node: string;

const tool = (packageName: string, command: string, ...args: readonly string[]) =>
  runTool(node, packageName, command, folder, args);

beforeAll(async () => {
  if (!toolsFitThisMachine) return;
  node = await toolNode();
  server = await serveHttp();
  cpSync(join(projectFolder, "scripts/openapi/programs"), folder, { recursive: true });
  // The programs import the schemas too, which the HTTP package has.
  symlinkSync(join(projectFolder, "apps/http/node_modules"), join(folder, "node_modules"), "dir");
  writeFileSync(documentFile, await (await fetch(`${server.url}/api/openapi.json`)).text());
}, INSTALLATION_TIMEOUT);
afterAll(async () => {
  await server?.stop();
});

/** The configuration of orval: it has no options for a client on the command line that name the server. */
const orvalConfiguration = () => `export default {
  gamedata: {
    input: ${JSON.stringify(documentFile)},
    output: { target: ${JSON.stringify(join(generated, "orval.ts"))}, client: "fetch", baseUrl: ${JSON.stringify(server.url)} },
  },
};`;

function generateOrval(): Promise<Printed> {
  const configuration = join(folder, "orval.config.mjs");
  writeFileSync(configuration, orvalConfiguration());
  return tool("orval", "orval", "--config", configuration);
}

const expectSuccess = ({ code, stdout, stderr }: Printed) =>
  expect({ code, printed: code === 0 ? "" : stdout + stderr }).toEqual({ code: 0, printed: "" });

/** What every client must answer. Names, levels and coordinates are those of the source's entries with these ids. */
const expected = {
  item: "Adena",
  // Of the 32 names with "draconic", those that begin with "Sealed Draconic Leather Helmet" come last.
  lastByName: ["Sealed Draconic Leather Helmet Pattern", 32],
  // Item ids end at 9208.
  byIds: {
    records: [
      { id: 57, name: "Adena" },
      { id: 1, name: "Short Sword" },
    ],
    missing: [99_999],
  },
  fields: { name: "Queen Ant", level: 40 },
  // Rows of the type RaidBoss with a level of at least 40 in the source.
  raidBosses: 149,
  clampedLimit: 200,
  // 200,000 parts per million.
  dropper: ["Blood Queen", 20],
  // Gremlin: "gremiln" has two letters swapped.
  typo: 18_342,
  unknownItem: [404, "ITEM_NOT_FOUND"],
  spawn: [-94_208, "Orc Barracks"],
};

describe.runIf(toolsFitThisMachine)("the OpenAPI document of a running server", () => {
  it("is valid to swagger-parser", async () => {
    const program = `import SwaggerParser from "@apidevtools/swagger-parser";
      await SwaggerParser.validate(process.argv[1]);`;
    const args = ["--input-type=module", "--eval", program, documentFile];
    expectSuccess(await run({ program: node, args, cwd: projectFolder }));
  });

  it("has no errors and no warnings to spectral", async () => {
    const ruleset = join(projectFolder, "scripts/openapi/ruleset.yaml");
    const options = ["--ruleset", ruleset, "--fail-severity", "hint"];
    const linted = await tool("@stoplight/spectral-cli", "spectral", "lint", documentFile, ...options);
    expectSuccess(linted);
    expect(linted.stdout).toContain("No results with a severity of 'hint' or higher found!");
  });

  it("becomes types that are those of the schemas, and clients that get the right answers", async () => {
    const types = join(generated, "openapi-typescript.ts");
    const runs = await Promise.all([
      tool("openapi-typescript", "openapi-typescript", documentFile, "--output", types),
      tool(
        "@hey-api/openapi-ts",
        "openapi-ts",
        "-i",
        documentFile,
        "-o",
        join(generated, "hey-api"),
        "-c",
        "@hey-api/client-fetch",
      ),
      generateOrval(),
    ]);
    runs.forEach(expectSuccess);

    const bundle = join(folder, "run.mjs");
    const [checked] = await Promise.all([
      tool("typescript-7", "tsc", "--project", folder, "--singleThreaded"),
      build({ entryPoints: [join(folder, "run.ts")], bundle: true, platform: "node", format: "esm", outfile: bundle }),
    ]);
    expectSuccess(checked);

    const { stdout, stderr } = await run({ program: process.execPath, args: [bundle, server.url], cwd: folder });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({ "openapi-fetch": expected, orval: expected, "hey-api": expected });
  });
});
