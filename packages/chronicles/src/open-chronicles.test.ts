import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serializeDataset, writeDataset } from "@gamedata/compiler";
import { listItems } from "@gamedata/core";
import { inventedDataset } from "@gamedata/fixtures";
import { SCHEMA_VERSION } from "@gamedata/schema";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openChronicles } from "./open-chronicles.js";
import { readSelection } from "./selection.js";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "gamedata-chronicles-"));
});
afterAll(() => rmSync(root, { recursive: true }));

let folder: string;
let other: string;
beforeEach(() => {
  folder = dataFolder("one", "interlude");
  other = dataFolder("two", "my-server");
});
afterEach(() => {
  for (const path of [folder, other]) rmSync(path, { recursive: true });
});

/** Writes the invented data set to a folder as the compiler does, under the name of a chronicle. */
function dataFolder(name: string, chronicle: string): string {
  const path = join(root, name);
  const { manifest: _, ...tables } = inventedDataset;
  const place = { file: "invented.xml", line: 1 };
  const sourced = Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => ({ row, ...place }))]);
  writeDataset(path, serializeDataset(Object.fromEntries(sourced), { chronicle, project: "invented", revision: "1" }));
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
    expect(namesOf(openChronicles({ folders: [other, folder], chronicles: ["interlude"] }, nothing))).toEqual([
      "interlude",
    ]);
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
        `The table drops of the data set in ${path} cannot be read: ENOENT: no such file or directory, open '${path}/tables/drops.json'.`,
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
        `The manifest of the data set in ${path} cannot be read: ENOENT: no such file or directory, open '${path}/manifest.json'.`,
    ],
    [
      "the chronicle is a path of the service",
      () => change(other, "manifest.json", (text) => text.replace("my-server", "chronicles")),
      (path) =>
        `The chronicle in manifest.json of the data set in ${path} is "chronicles"; it must be letters, digits, ".", "-" and "_", and not chronicles or openapi.json.`,
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

  it("say when there is no such folder", () => {
    expect(() => open(join(root, "none"))).toThrow(
      `The manifest of the data set in ${root}/none cannot be read: ENOENT: no such file or directory, open '${root}/none/manifest.json'.`,
    );
  });
});

describe("readSelection", () => {
  it("reads lists, and takes an empty variable for an absent one", () => {
    expect(readSelection({})).toEqual({});
    expect(readSelection({ CHRONICLES: " ", DATA: "", TEXT_OVERLAY: "" })).toEqual({});
    expect(readSelection({ CHRONICLES: "b , a", DATA: "./one, ./two", TEXT_OVERLAY: "text.json" })).toEqual({
      chronicles: ["b", "a"],
      folders: ["./one", "./two"],
      textOverlay: "text.json",
    });
  });

  it.each([
    [{ CHRONICLES: "interlude," }, 'CHRONICLES is "interlude," and lacks a chronicle beside a comma; it must be '],
    [
      { CHRONICLES: "a,b,a" },
      'CHRONICLES is "a,b,a" and has a twice; it must be different values separated by commas.',
    ],
    [{ DATA: "," }, 'DATA is "," and lacks a folder beside a comma; it must be different values separated by commas.'],
    [{ DATA: "./one,./one" }, 'DATA is "./one,./one" and has ./one twice; it must be different values separated '],
  ])("refuses %j", (environment, sentence) => {
    expect(() => readSelection(environment)).toThrow(sentence);
  });
});
