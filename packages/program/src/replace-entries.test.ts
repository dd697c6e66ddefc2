import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { writeFailure } from "./errors.js";
import { kindOfFile, readRegularFile } from "./read-regular-file.js";
import { makeFolder, replaceEntries } from "./replace-entries.js";
import { replaceFile } from "./replace-file.js";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gamedata-program-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The id of a process that is not running: greater than the greatest one of Linux. */
const DEAD = 2 ** 22 + 1;

test("replaces folders and files together, and leaves the others", () => {
  const root = join(temporaryFolder(), "deep", "root");
  const write = (name: string) =>
    replaceEntries(root, (staging) => {
      mkdirSync(join(staging, "folder"));
      writeFileSync(join(staging, "folder", name), name);
      writeFileSync(join(staging, "list"), name);
    });
  write("one");
  writeFileSync(join(root, "foreign"), "");
  write("two");
  expect(readdirSync(root).sort()).toEqual(["folder", "foreign", "list"]);
  expect(readdirSync(join(root, "folder"))).toEqual(["two"]);
  expect(readFileSync(join(root, "list"), "utf8")).toBe("two");
});

test("leaves everything as it was when the new entries cannot be written", () => {
  const root = temporaryFolder();
  const fail = () =>
    replaceEntries(root, (staging) => {
      writeFileSync(join(staging, "list"), "half");
      throw new Error("stopped");
    });
  expect(fail).toThrow("stopped");
  expect(readdirSync(root)).toEqual([]);
});

test("replaces a file, and removes what killed runs left of it", () => {
  const root = temporaryFolder();
  writeFileSync(join(root, `data.sqlite.${DEAD}.tmp`), "half");
  writeFileSync(join(root, `data.sqlite.${process.ppid}.tmp`), "of a run");
  writeFileSync(join(root, `other.${DEAD}.tmp`), "of another file");
  replaceFile(join(root, "data.sqlite"), "new");
  expect(readdirSync(root).sort()).toEqual(
    ["data.sqlite", `data.sqlite.${process.ppid}.tmp`, `other.${DEAD}.tmp`].sort(),
  );
  expect(readFileSync(join(root, "data.sqlite"), "utf8")).toBe("new");
});

test.runIf(process.platform === "linux")("reads no device, and says what is in the place of a file", () => {
  expect(() => readRegularFile("/dev/zero")).toThrow("/dev/zero is a device; expected is a file");
  expect(() => readRegularFile("/proc")).toThrow("/proc is a folder; expected is a file");
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "four");
  expect(readRegularFile(file, 4).toString()).toBe("four");
  expect(() => readRegularFile(file, 3)).toThrow(`${file} is 4 bytes; expected is at most 3 bytes`);
});

test.runIf(process.platform === "linux")("does not wait for a folder that the system does not create", () => {
  expect(() => makeFolder("/proc/gamedata/tables")).toThrow("ENOENT");
});

test("says what keeps a place from being written", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(writeFailure("out", full)).toMatchObject({
    message: "out cannot be written: the disk is full (ENOSPC: no space left on device, write).",
  });
  const bug = new TypeError("a bug");
  expect(writeFailure("out", bug)).toBe(bug);
});

test("names the kinds of files", () => {
  const is = (name: string) =>
    kindOfFile({
      isFile: () => name === "file",
      isFIFO: () => name === "pipe",
      isSocket: () => name === "socket",
      isDirectory: () => name === "folder",
      isSymbolicLink: () => name === "link",
    });
  expect(["file", "pipe", "socket", "folder", "link", "device"].map(is)).toEqual(yaml`
    [a file, a pipe, a socket, a folder, a link, a device]
  `);
});
