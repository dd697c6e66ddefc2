import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectFolder, publicPackages } from "../packed/packages.js";
import { createPackedProject, type PackedProject } from "../packed/packed-project.js";
import { type Outcome, runModules } from "../packed/run-modules.js";
import { type RunningServer, serveHttp } from "../runtimes/process.js";
import { type CommandLine, readCommands } from "./command-line.js";
import { wrongIn } from "./known-command.js";
import { brokenLinks } from "./link.js";
import { type Block, promisedOutput, readPages } from "./page.js";

/** Where the documentation says that the service listens. */
const DOCUMENTED_ORIGIN = "http://127.0.0.1:3000";

/** Blocks that a package's own test runs: page, language, test. */
const testedByPackages = [
  ["data/interlude/README.md", "js", "scripts/runtimes/rollup.test.ts"],
  ["docs/compile-your-server.md", "console", "scripts/docs/compile-your-server.test.ts"],
  ["docs/http.md", "console", "apps/http/test/documentation.test.ts"],
  ["docs/mcp.md", "console", "apps/mcp/test/packed.test.ts"],
  ["docs/tables.md", "sql", "apps/export/test/data-files.test.ts"],
  ["packages/client/README.md", "ts", "packages/client/test/examples.ts"],
] as const;

const pages = readPages();
const blocksIn = (...languages: readonly string[]): readonly Block[] =>
  pages.flatMap(({ file, blocks }) =>
    blocks.filter(
      ({ language }) =>
        languages.includes(language) &&
        !testedByPackages.some(([page, tested]) => page === file && tested === language),
    ),
  );

const code = blocksIn("ts", "js");
const commands = blocksIn("sh", "console").flatMap(({ place, language, code: text }) =>
  readCommands(text, language === "console").map((command) => ({ place, ...command })),
);
const requests = commands.filter(({ words }) => words[0] === "curl");
const inlineCommands = pages.flatMap(({ file, prose }) =>
  Array.from(prose.matchAll(/`((?:npm|pnpm|npx|gamedata-\w+) [^`\n]+)`/gu), ([, text = ""]) => text).flatMap((text) =>
    readCommands(text).map((command) => ({ place: file, ...command })),
  ),
);

let project: PackedProject;
let server: RunningServer;
beforeAll(async () => {
  project = createPackedProject();
  cpSync(join(projectFolder, "packages/compiler/fixtures/datapack"), join(project.folder, "datapack"), {
    recursive: true,
  });
  server = await serveHttp(project.folder);
});
afterAll(async () => {
  await server.stop();
  project.remove();
});

const run = promisify(execFile);

describe("the pages", () => {
  it("link only to what the service answers", async () => {
    const links = pages.flatMap(({ prose }) =>
      Array.from(prose.matchAll(/\]\((http:\/\/127\.0\.0\.1:3000[^)]*)\)/gu), ([, link = ""]) => link),
    );
    expect(links).toContain(`${DOCUMENTED_ORIGIN}/interlude/api`);
    for (const link of links) {
      const { status } = await fetch(link.replace(DOCUMENTED_ORIGIN, server.url), { headers: { accept: "text/html" } });
      expect([link, status]).toEqual([link, 200]);
    }
  });

  it("hold only code that a test can check; what is not code has no language", () => {
    const languages = new Set(["", "ts", "js", "sh", "console", "json", "sql"]);
    const unknown = pages.flatMap(({ blocks }) => blocks.filter(({ language }) => !languages.has(language)));
    expect(unknown.map(({ place, language }) => `${place} ${language}`)).toEqual([]);
    expect(pages.map(({ file }) => file)).toContain("README.md");
  });

  it.each(pages)("$file has links that lead somewhere", (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it("can all be found from the README, those of every package too", () => {
    const frontDoor = readFileSync(join(projectFolder, "README.md"), "utf8");
    const guides = pages.flatMap(({ file }) => (/^docs\/[^/]+$/u.test(file) ? [file] : []));
    const folders = publicPackages().map(({ folder }) => folder);
    expect([...guides, ...folders].filter((target) => !frontDoor.includes(`](${target})`))).toEqual([]);
  });

  it.each(testedByPackages)("%s has its %s blocks run by %s", (page, _language, test) => {
    expect(existsSync(join(projectFolder, page))).toBe(true);
    expect(readFileSync(join(projectFolder, test), "utf8")).toContain(page.split("/").at(-1));
  });
});

// `scripts/types` checks the types of the code.
describe("the code", () => {
  let outcomes: readonly Outcome[];
  beforeAll(async () => {
    outcomes = await runModules(
      project,
      code.map((block) => block.code.replaceAll(DOCUMENTED_ORIGIN, server.url)),
    );
  });

  it.each(code.map((block, index) => ({ ...block, index })))("at $place runs, and prints what it says", (block) => {
    const { lines = [], error } = outcomes[block.index] ?? {};
    expect(error).toBeUndefined();
    for (const promised of promisedOutput(block)) expect(lines.join("\n")).toContain(promised);
  });

  it("at the beginning of the README of core prints what stands below it", () => {
    const { prose = "" } = pages.find(({ file }) => file === "packages/core/README.md") ?? {};
    const [, printed = "nothing"] = /^This prints `(.+)`/mu.exec(prose) ?? [];
    expect(outcomes.flatMap(({ lines }) => lines)).toContain(printed);
  });
});

describe("the commands", () => {
  it.each(commands.filter((command) => !requests.includes(command)))("$place: $text", ({ words }) => {
    expect(wrongIn(words)).toBeUndefined();
  });

  it("of the README run where there are only Node, npm and curl", () => {
    const programs = commands.flatMap(({ place, words: [program] }) => (place.startsWith("README.md:") ? program : []));
    expect(programs.filter((program) => !["npm", "npx", "curl"].includes(program ?? ""))).toEqual([]);
    expect(programs).toContain("npm");
  });

  it.each(inlineCommands)("in the text of $place: $text", ({ words }) => {
    expect(wrongIn(words)).toBeUndefined();
  });
});

describe.skipIf(spawnSync("curl", ["--version"]).error !== undefined)("the requests, sent by curl", () => {
  it.each(requests)("$place: $text # $comment", async ({ text, comment }: CommandLine) => {
    expect(text).toContain(DOCUMENTED_ORIGIN);
    const body = join(project.folder, "body");
    const script = `${text.replaceAll(DOCUMENTED_ORIGIN, server.url)} --silent --output '${body}' --write-out '%{http_code}'`;
    const [, status = "200", errorCode] = /^(\d{3})\b(?: ([A-Z_]+))?/u.exec(comment) ?? [];
    const { stdout } = await run("/bin/sh", ["-c", script]);
    expect(stdout).toBe(status);
    if (errorCode !== undefined) expect(readFileSync(body, "utf8")).toContain(`"code":"${errorCode}"`);
  });
});

describe("the JSON", () => {
  it.each(blocksIn("json"))("at $place is well-formed", ({ code: text }) => {
    expect(() => JSON.parse(text)).not.toThrow();
  });
});
