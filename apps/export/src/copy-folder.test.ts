import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openCopyFolder } from "./copy-folder.js";
import { csvTarget } from "./csv/csv-target.js";

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), "gamedata-copy-")), "copy");
});
afterEach(() => rmSync(join(root, ".."), { recursive: true }));

const textOf = (file: string) => readFileSync(join(root, file), "utf8");

describe("the folder of a copy", () => {
  it("is made when it is not there, and holds only the copy once that is whole", () => {
    const folder = openCopyFolder(root);
    expect(folder.put("api/some/file.json", "{}")).toBe("written");
    expect(existsSync(join(root, "export.json"))).toBe(false);
    folder.finish("manifest");
    expect(readdirSync(root).sort()).toEqual(["api", "export.json"]);
    expect([textOf("api/some/file.json"), textOf("export.json")]).toEqual(["{}", "manifest"]);
  });

  it("keeps files that are right, and replaces those that are not", () => {
    const first = openCopyFolder(root);
    for (const file of ["right", "cut", "other"]) first.put(`api/${file}.json`, '{"id":1}');
    const { ino } = statSync(join(root, "api/right.json"));
    writeFileSync(join(root, "api/cut.json"), '{"id"');
    writeFileSync(join(root, "api/other.json"), '{"id":2}');
    const second = openCopyFolder(root);
    const outcomes = ["right", "cut", "other"].map((file) => second.put(`api/${file}.json`, '{"id":1}'));
    expect(outcomes).toEqual(["kept", "written", "written"]);
    expect(["right", "cut", "other"].map((file) => textOf(`api/${file}.json`))).toEqual(Array(3).fill('{"id":1}'));
    expect(statSync(join(root, "api/right.json")).ino).toBe(ino);
  });

  it("has no manifest while it is written again", () => {
    openCopyFolder(root).finish("old");
    const again = openCopyFolder(root);
    expect(existsSync(join(root, "export.json"))).toBe(false);
    again.finish("new");
    expect(textOf("export.json")).toBe("new");
  });

  it("clears away what a killed run was writing", () => {
    openCopyFolder(root);
    // Greater than the id of any process of Linux.
    const left = join(root, ".gamedata-export", String(2 ** 22 + 1));
    mkdirSync(left);
    writeFileSync(join(left, "file"), '{"half');
    openCopyFolder(root).finish("manifest");
    expect(readdirSync(root)).toEqual(["export.json"]);
  });

  it("is refused while another run writes to it, and keeps its manifest", () => {
    openCopyFolder(root).finish("manifest");
    const other = join(root, ".gamedata-export", String(process.ppid));
    mkdirSync(other, { recursive: true });
    expect(() => openCopyFolder(root)).toThrow("Another run is writing to");
    expect(readdirSync(join(root, ".gamedata-export"))).toEqual([String(process.ppid)]);
    expect(textOf("export.json")).toBe("manifest");
  });

  it("loses the files of the copy before that it no longer has, also when a killed run was between, and no other", () => {
    const files = ["game/index.html", "copy-worker.js", "../outside.txt"].map((file) => ({ file }));
    const first = openCopyFolder(root);
    for (const file of ["game/index.html", "copy-worker.js", "notes.txt"]) first.put(file, "{}");
    writeFileSync(join(root, "../outside.txt"), "");
    first.finish(JSON.stringify({ files }));
    openCopyFolder(root);
    const third = openCopyFolder(root);
    expect(third.prune([], new Set(["copy-worker.js"]))).toBe(1);
    third.finish("{}");
    expect(readdirSync(root).sort()).toEqual(["copy-worker.js", "export.json", "game", "notes.txt"]);
    expect([readdirSync(join(root, "game")), existsSync(join(root, "../outside.txt"))]).toEqual([[], true]);
    expect(openCopyFolder(root).prune([], new Set())).toBe(0);
  });

  it("loses the files that a copy no longer has, in the export's own folders only", () => {
    const folder = openCopyFolder(root);
    for (const file of ["api/kept.json", "api/gone/gone.json", "notes.txt"]) folder.put(file, "{}");
    expect(folder.prune(["api", "bulk"], new Set(["api/kept.json"]))).toBe(1);
    expect(readdirSync(root, { recursive: true }).sort()).toEqual(
      [".gamedata-export", `.gamedata-export/${process.pid}`, "api", "api/gone", "api/kept.json", "notes.txt"].sort(),
    );
  });

  it("is refused when it holds CSV files, and for these when it holds a copy", () => {
    csvTarget(root).finish();
    expect(() => openCopyFolder(root)).toThrow(`The folder ${root} holds CSV files; choose another one.`);
    rmSync(root, { recursive: true });
    openCopyFolder(root).finish('{"files":[{"file":"api/a.json"}]}');
    expect(() => csvTarget(root)).toThrow(`The folder ${root} holds a static copy; choose another one.`);
  });

  it("is refused when it holds something else", () => {
    mkdirSync(root);
    openCopyFolder(root).finish("manifest");
    rmSync(join(root, "export.json"));
    writeFileSync(join(root, "thesis.txt"), "years of work");
    expect(() => openCopyFolder(root)).toThrow(
      `The folder ${root} is not empty, and holds no earlier export; choose another one.`,
    );
    expect(readdirSync(root)).toEqual(["thesis.txt"]);
  });
});
