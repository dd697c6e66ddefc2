import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataPackages } from "../data-packages.mjs";
import { projectFolder, publicPackages } from "../packed/packages.js";
import { createRehearsal, type Rehearsal } from "./release-rehearsal.js";

const releasedTogether = [
  "@gamedata/schema",
  "@gamedata/core",
  "@gamedata/client",
  "@gamedata/explorer",
  "@gamedata/http",
  "@gamedata/handler",
  "@gamedata/export",
  "@gamedata/mcp",
];
const DATA = "@gamedata/interlude";
const COMPILER = "@gamedata/compiler";
/** What the README says until the packages are published. */
const NOTE = "<!-- until the first release -->\nNot yet published.\n<!-- /until the first release -->\n";

const versionsIn = (folder: string) =>
  new Map(publicPackages(folder).map(({ manifest: { name, version } }) => [name, version]));

function nextMinor(version = ""): string {
  const [major, minor] = version.split(".").map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
}

const before = versionsIn(projectFolder);
let rehearsal: Rehearsal;
let after: ReadonlyMap<string, string>;
let said: string;

function edit(file: string, change: (text: string) => string): void {
  const path = join(rehearsal.folder, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** Tags a release of other data, in which item 57 had another name in each data set, and then brings today's data. */
function releaseOldData(): void {
  const tables = dataPackages.map(({ folder }) => `${folder}/tables/items.json`);
  const today = tables.map((file) => readFileSync(join(rehearsal.folder, file), "utf8"));
  for (const file of tables) edit(file, (text) => text.replace('"name":"Adena"', '"name":"Old Coin"'));
  rehearsal.commit("Release");
  for (const { name } of dataPackages) rehearsal.run("git", "tag", `${name}@${before.get(name)}`);
  for (const [index, file] of tables.entries()) edit(file, () => today[index] ?? "");
}

beforeAll(() => {
  rehearsal = createRehearsal();
  const changesets = join(rehearsal.folder, ".changeset");
  for (const file of readdirSync(changesets)) if (file.endsWith(".md")) rmSync(join(changesets, file));
  releaseOldData();
  edit("README.md", (text) => text.replace("\n## Documentation\n", `\n${NOTE}\n## Documentation\n`));
  writeFileSync(join(changesets, "one.md"), '---\n"@gamedata/core": minor\n---\n\nOne more query.\n');
  rehearsal.commit("Ask one more question");
  said = rehearsal.run("pnpm", "--silent", "release:version");
  after = versionsIn(rehearsal.folder);
}, 600_000);
afterAll(() => rehearsal.remove());

const changelogOf = (name: string) => {
  const folder = publicPackages(rehearsal.folder).find(({ manifest }) => manifest.name === name)?.folder ?? "";
  return readFileSync(join(rehearsal.folder, folder, "CHANGELOG.md"), "utf8");
};

describe("a release", () => {
  it("raises the packages that belong together to one version", () => {
    const raised = nextMinor(before.get("@gamedata/core"));
    expect(releasedTogether.map((name) => after.get(name))).toEqual(releasedTogether.map(() => raised));
    expect(after.get(COMPILER)).not.toBe(nextMinor(before.get(COMPILER)));
    expect([...before.keys()].sort()).toEqual(
      [...releasedTogether, COMPILER, ...dataPackages.map(({ name }) => name)].sort(),
    );
  });

  it("puts each change into the changelog of its package", () => {
    expect(changelogOf("@gamedata/core")).toContain("One more query.");
    expect(readdirSync(join(rehearsal.folder, ".changeset"))).toEqual(["config.json"]);
  });

  it.each(dataPackages)("raises $name, and says record by record what has changed in it", ({ name }) => {
    expect(said).toContain(`what has changed since ${name}@${before.get(name)}`);
    expect(after.get(name)).toBe(nextMinor(before.get(name)));
    const changelog = changelogOf(name);
    expect(changelog).toContain(`## ${after.get(name)}`);
    expect(changelog).toMatch(/items: 0 added, 0 removed, 1 changed/u);
    expect(changelog).toMatch(/57 Adena: name "Old Coin" → "Adena"/u);
  });

  it("removes from the README what holds only before the first one, and nothing else", () => {
    const note = /<!-- until the first release -->\n[\s\S]*?<!-- \/until the first release -->\n\n?/gu;
    const readme = readFileSync(join(rehearsal.folder, "README.md"), "utf8");
    expect(readme).not.toMatch(/until the first release|Before the first release|Not yet published|pack:all/u);
    expect(readme).toBe(readFileSync(join(projectFolder, "README.md"), "utf8").replace(note, ""));
  });

  it("leaves what it writes well formatted", () => {
    const written = rehearsal.run("git", "diff", "--name-only", "--diff-filter=d", "HEAD").trimEnd().split("\n");
    expect(written).toContain("apps/mcp/server.json");
    expect(rehearsal.run("pnpm", "exec", "biome", "ci", ...written)).toContain("No fixes applied");
  });

  it("would publish all of it and nothing else", () => {
    rehearsal.commit("Release");
    const published = rehearsal.run("node", "scripts/release/publish.mjs", "--dry-run");
    const named = new Set(Array.from(published.matchAll(/@gamedata\/[\w-]+@\d+\.\d+\.\d+/gu), ([name]) => name));
    expect([...named].sort()).toEqual([...after].map(([name, version]) => `${name}@${version}`).sort());
    expect(() => rehearsal.run("node", "scripts/release/publish.mjs", "--now")).toThrow();
  });

  it("publishes nothing before every package names its repository, which provenance asks for", () => {
    const refused = new RegExp(`the package.json of .*${DATA}.* does not say which it is`, "u");
    const publish = () => rehearsal.run("sh", "-c", "node scripts/release/publish.mjs || true");
    expect(publish()).toMatch(refused);
  });

  it("has nothing to say of data that has not changed", () => {
    for (const [name, version] of after) rehearsal.run("git", "tag", `${name}@${version}`);
    const printed = rehearsal.run("node", "scripts/data-changeset.mjs");
    for (const { name } of dataPackages) {
      expect(printed).toContain(`The data is as it was in ${name}@${after.get(name)}.`);
    }
    expect(readdirSync(join(rehearsal.folder, ".changeset"))).toEqual(["config.json"]);
  });
});
