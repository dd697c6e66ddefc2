import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatasetFiles } from "@gamedata/compiler";
import { listItems, listSkills } from "@gamedata/core";
import { inventedDataset } from "@gamedata/fixtures";
import { SCHEMA_VERSION } from "@gamedata/schema";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { filesOf } from "../../../apps/http/test/write-dataset.js";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { openChronicles } from "./open-chronicles.js";

const root = temporaryFolder();

let folder: string;
let other: string;
beforeEach(() => {
  folder = dataFolder("one", filesOfOne);
  other = dataFolder("two", filesOfOther);
});
afterEach(() => {
  for (const path of [folder, other]) rmSync(path, { recursive: true });
});

const filesOfOne = filesOf(inventedDataset, "interlude");
const filesOfOther = filesOf(inventedDataset, "my-server");

/** Writes a data set to a folder, which the compiler does file by file to the disk. */
function dataFolder(name: string, files: DatasetFiles): string {
  const path = join(root, name);
  mkdirSync(join(path, "tables"), { recursive: true });
  for (const [file, text] of files) writeFileSync(join(path, file), text);
  writeFileSync(join(path, "package.json"), "{}");
  return path;
}

function change(path: string, file: string, edit: (text: string) => string): void {
  const text = readFileSync(join(path, file), "utf8");
  const edited = edit(text);
  expect(edited).not.toBe(text);
  writeFileSync(join(path, file), edited);
}

/** Resolves the files of packages that are installed in folders. */
const installed = (packages: Readonly<Record<string, string>>) => (file: string) => {
  const found = Object.entries(packages).find(([name]) => file.startsWith(`${name}/`));
  if (found === undefined) throw new Error(`Cannot find package ${file}`);
  return join(found[1], file.slice(found[0].length));
};
const nothing = installed({});
const namesOf = (chronicles: ReturnType<typeof openChronicles>) => chronicles.map(({ name }) => name);

describe("installed packages", () => {
  const both = () => installed({ "@gamedata/high-five": other, "@gamedata/interlude": folder });

  it("are all of them, interlude first", () => {
    change(other, "manifest.json", (text) => text.replace("my-server", "high-five"));
    expect(namesOf(openChronicles({}, both()))).toEqual(["interlude", "high-five"]);
    expect(namesOf(openChronicles({}, installed({ "@gamedata/interlude": folder })))).toEqual(["interlude"]);
    expect(namesOf(openChronicles({}, installed({ "@gamedata/high-five": other })))).toEqual(["high-five"]);
  });

  it("are selected in the order of CHRONICLES", () => {
    change(other, "manifest.json", (text) => text.replace("my-server", "high-five"));
    expect(namesOf(openChronicles({ chronicles: ["high-five", "interlude"] }, both()))).toEqual([
      "high-five",
      "interlude",
    ]);
    expect(namesOf(openChronicles({ chronicles: ["high-five"] }, both()))).toEqual(["high-five"]);
    expect(() => openChronicles({ chronicles: ["high-five", "gracia"] }, both())).toThrow(
      'CHRONICLES has "gracia"; it must be one of interlude, high-five.',
    );
  });

  it("are checked table by table when they are loaded, and whole on request", async () => {
    change(other, "manifest.json", (text) => text.replace("my-server", "high-five"));
    change(other, "tables/items.json", (text) => text.replace(/"name":"./, '"name":"X'));
    const fault = (name: string) =>
      new RegExp(`^The table items of the data set ${name} is not the one that its manifest describes\\.`, "u");
    const [first, second] = openChronicles({}, both());
    if (first === undefined || second === undefined) throw new Error("Both must be there.");
    expect(() => listItems(second.catalog)).toThrow(fault("high-five"));
    await expect(second.prepare()).rejects.toThrow(fault("high-five"));
    expect(second.check).toThrow(fault("high-five"));
    expect(first.check).not.toThrow();
    change(folder, "tables/items.json", (text) => text.replace(/"name":"./, '"name":"X'));
    // What was checked is kept.
    expect(listItems(first.catalog).meta.total).toBe(inventedDataset.items.length);
    await first.prepare();
    const [again] = openChronicles({}, both());
    expect(again?.check).toThrow(fault("interlude"));
  });

  it("let others run while they are prepared", async () => {
    const [chronicle] = openChronicles({}, installed({ "@gamedata/interlude": folder }));
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await chronicle?.prepare();
    clearImmediate(next);
    expect(turns).toBeGreaterThan(5);
  });

  it("leave to the queries what is not prepared when that is aborted", async () => {
    change(folder, "tables/skills.json", (text) => text.replace(/"name":"./, '"name":"X'));
    const [chronicle] = openChronicles({}, installed({ "@gamedata/interlude": folder }));
    if (chronicle === undefined) throw new Error("It must be there.");
    const stopping = new AbortController();
    const preparation = chronicle.prepare(stopping.signal);
    stopping.abort();
    // The altered table is not read.
    await expect(preparation).resolves.toBeUndefined();
    expect(listItems(chronicle.catalog).meta.total).toBe(inventedDataset.items.length);
    expect(() => listSkills(chronicle.catalog)).toThrow(/^The table skills /u);
  });

  it("must be one at least", () => {
    expect(() => openChronicles({}, nothing)).toThrow(
      "No chronicle is installed; install @gamedata/interlude or @gamedata/high-five, or set DATA to the folder of a data set.",
    );
  });

  it("name a manifest that is missing in one of them", () => {
    rmSync(join(other, "manifest.json"));
    expect(() => openChronicles({}, both())).toThrow(/^The manifest of the data set high-five cannot be read: ENOENT/);
  });
});

describe("folders of data sets", () => {
  const open = (...folders: readonly string[]) => openChronicles({ folders }, nothing);

  it("are served in place of the packages, in their order", () => {
    const chronicles = openChronicles({ folders: [other, folder] }, installed({ "@gamedata/high-five": "/nowhere" }));
    expect(namesOf(chronicles)).toEqual(["my-server", "interlude"]);
    const [mine] = chronicles;
    expect(mine && listItems(mine.catalog).meta.total).toBe(inventedDataset.items.length);
    expect(mine?.readTable("items.json")).toEqual(readFileSync(join(other, "tables/items.json")));
  });

  it("are refused when a table was altered: folder, file, expected and received hash", () => {
    change(other, "tables/items.json", (text) => text.replace(/"name":"./, '"name":"X'));
    const received = createHash("sha256")
      .update(readFileSync(join(other, "tables/items.json")))
      .digest("hex");
    const { tables } = JSON.parse(readFileSync(join(other, "manifest.json"), "utf8"));
    expect(() => open(folder, other)).toThrow(
      `The table items of the data set in ${other} is not the one that its manifest describes. Expected is tables/items.json with the SHA-256 ${tables.items.sha256}, received one with ${received}.`,
    );
  });

  it("are not checked when they are not selected", () => {
    change(other, "tables/items.json", (text) => text.replace(/"name":"./, '"name":"X'));
    expect(namesOf(openChronicles({ folders: [folder, other], chronicles: ["interlude"] }, nothing))).toEqual([
      "interlude",
    ]);
  });

  it.each<[string, () => void, (path: string) => string]>([
    [
      "a table is missing",
      () => rmSync(join(other, "tables/drops.json")),
      (path) =>
        `The table drops of the data set in ${path} cannot be read: ENOENT: no such file or directory, stat '${path}/tables/drops.json'.`,
    ],
    [
      "the manifest has no such table",
      () => change(other, "manifest.json", (text) => text.replace('"hennas":', '"symbols":')),
      (path) => `The data set in ${path} has no table hennas.`,
    ],
    [
      "the schema version is newer",
      () => change(other, "manifest.json", (text) => text.replace(/"schemaVersion":\s*\d+/, '"schemaVersion": 99')),
      (path) => `The data set in ${path} has schema version 99; this server reads version ${SCHEMA_VERSION}.`,
    ],
    [
      "the manifest is cut",
      () => change(other, "manifest.json", (text) => text.slice(0, 40)),
      (path) => `The manifest of the data set in ${path} is malformed: `,
    ],
    [
      "there is no manifest",
      () => rmSync(join(other, "manifest.json")),
      (path) =>
        `The manifest of the data set in ${path} cannot be read: ENOENT: no such file or directory, stat '${path}/manifest.json'.`,
    ],
    [
      "the chronicle is a path of the service",
      () => change(other, "manifest.json", (text) => text.replace("my-server", "chronicles")),
      (path) =>
        `The chronicle in manifest.json of the data set in ${path} is "chronicles"; it must be letters, digits, ".", "-" and "_", and not api, assets, chronicles, healthz or openapi.json.`,
    ],
    [
      "the chronicle cannot be in a URL",
      () => change(other, "manifest.json", (text) => text.replace("my-server", "my/server")),
      (path) => `The chronicle in manifest.json of the data set in ${path} is "my/server"; it must be letters, `,
    ],
    [
      "two have the same chronicle",
      () => change(other, "manifest.json", (text) => text.replace("my-server", "interlude")),
      (path) =>
        `DATA has the chronicle interlude twice: the data set in ${root}/one and the data set in ${path}; each chronicle must be there once.`,
    ],
  ])("are refused when %s", (_what, damage, sentence) => {
    damage();
    expect(() => open(folder, other)).toThrow(sentence(other));
  });

  /** Replaces the content of a table, and its hash and number of rows in the manifest, as a program that writes its own tables would. */
  function write(table: string, rows: unknown): void {
    const text = JSON.stringify(rows);
    const manifest = JSON.parse(readFileSync(join(other, "manifest.json"), "utf8"));
    const facts = manifest.tables[table];
    writeFileSync(join(other, "tables", facts.file), text);
    facts.sha256 = createHash("sha256").update(text).digest("hex");
    if (Array.isArray(rows)) facts.rows = rows.length;
    writeFileSync(join(other, "manifest.json"), JSON.stringify(manifest));
  }
  const [bow, ...items] = inventedDataset.items;

  it.each<[string, string, unknown, string]>([
    ["items", "items", [...items, { ...bow, weight: "heavy" }], 'weight: expected number, received "heavy"'],
    ["items", "items", [{ ...bow, weight: -1 }], "weight: expected >=0, received -1"],
    ["items", "items", [{ ...bow, type: "boat" }], 'type: expected ("weapon" | "armor" | "etcitem"), received "boat"'],
    ["items", "items", [{ ...bow, color: "red" }], "color: unknown key"],
    ["items", "items", [57], "expected Object, received 57"],
    ["spawnGroups", "spawn-groups", [{}], "id: missing key"],
  ])("are refused when a row of %s is not one, by file, row and field", (table, file, rows, fault) => {
    write(table, rows);
    const row = Array.isArray(rows) ? rows.length : 0;
    expect(() => open(folder, other)).toThrow(
      `The table ${table} of the data set in ${other} is not valid: tables/${file}.json, row ${row}, ${fault}.`,
    );
  });

  it("are refused when the manifest counts other rows than the table has", () => {
    change(other, "manifest.json", (text) => text.replace(/("file": "drops\.json",\s*"rows": )\d+/u, "$17"));
    expect(() => open(other)).toThrow(
      `The table drops of the data set in ${other} is not valid: tables/drops.json has ${inventedDataset.drops.length} rows; the number in manifest.json is 7.`,
    );
  });

  it("are refused when a table is no list", () => {
    write("hennas", { rows: [] });
    expect(() => open(other)).toThrow(`The table hennas of the data set in ${other} is no list of rows.`);
  });

  it("are taken as they are on request, unless a table was altered", () => {
    write("items", [{ ...bow, color: "red" }]);
    const trusted = () => openChronicles({ folders: [other], trustsData: true }, nothing);
    const [mine] = trusted();
    expect(mine && listItems(mine.catalog).meta.total).toBe(1);
    change(other, "tables/items.json", (text) => text.replace("red", "tan"));
    expect(trusted).toThrow("is not the one that its manifest describes");
  });
});

describe("a text overlay", () => {
  const overlay = { chronicle: "interlude", skills: [], quests: [{ questId: 1, steps: [] }] };
  const path = join(root, "text.json");

  it.each([
    ["is no JSON", '{"chronicle":"inter', /is no text overlay: .*JSON/],
    [
      "has another form",
      { ...overlay, quests: [{ questId: 0, steps: [] }] },
      /is no text overlay: quests\.0\.questId: /,
    ],
    [
      "has a key that there is not",
      { ...overlay, schemaVersion: 1 },
      /is no text overlay: schemaVersion: unknown key\.$/,
    ],
    ["lacks a key", { ...overlay, quests: undefined }, /is no text overlay: quests: missing key\.$/],
    ["is of another chronicle", { ...overlay, chronicle: "gracia" }, /is about gracia; the server serves interlude\.$/],
  ])("that %s is refused", (_what, content, fault) => {
    writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
    const open = () => openChronicles({ folders: [folder], textOverlay: path }, nothing);
    expect(open).toThrow(`TEXT_OVERLAY ${path} `);
    expect(open).toThrow(fault);
  });
});
