import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compileInvented, copyFixture, FIXTURE_KNOWN_DANGLING, temporaryFolder } from "../../fixtures/datapack.js";
import { formatDiagnostic } from "../diagnostic.js";
import { readKnownDangling } from "../link/known-dangling.js";
import { walk } from "./walk.js";

/** Makes a folder of files, folders and links from their paths; a path with `->` is a link. */
function folderOf(...paths: readonly string[]): string {
  const root = join(temporaryFolder(), "root");
  for (const path of paths) {
    const [name = "", target] = path.split(" -> ");
    mkdirSync(join(root, name, ".."), { recursive: true });
    if (target === undefined) writeFileSync(join(root, name), "");
    else symlinkSync(target, join(root, name));
  }
  return root;
}

test("follows links to files and folders of the folder, and names the others", () => {
  const root = folderOf("a/one.xml", "b -> a", "two.xml -> a/one.xml", "out -> ../other", "etc -> /etc", "up -> ..");
  mkdirSync(join(root, "../other"));
  const { files, refused } = walk(root);
  expect(files).toEqual(["a/one.xml", "b/one.xml", "two.xml"]);
  expect(refused.map(({ path, received }) => `${path}: ${received}`).sort()).toEqual([
    "etc: a link that leads outside",
    "out: a link that leads outside",
    "up: a link that leads outside",
  ]);
});

test("ends where links lead back, or to one another", () => {
  const links = Array.from({ length: 20 }, (_, level) => [
    `d${level}/x -> ../d${level + 1}`,
    `d${level}/y -> ../d${level + 1}`,
  ]);
  const root = folderOf("a/b/loop -> ..", "a/self -> self", "gone -> nowhere", ...links.flat(), "d20/file.xml");
  const { files, refused } = walk(root);
  expect(files).toEqual(["d19/x/file.xml", "d19/y/file.xml", "d20/file.xml"]);
  expect(refused).toContainEqual({ path: "a/b/loop", received: "a link to a folder that it is in" });
  expect(refused).toContainEqual({ path: "a/self", received: "a link that leads nowhere (ELOOP)" });
  expect(refused).toContainEqual({ path: "gone", received: "a link that leads nowhere (ENOENT)" });
  expect(refused).toContainEqual({ path: "d0/x/x", received: "a link behind another link" });
});

test("leaves hidden files out", () => {
  expect(walk(folderOf(".git/config", "one.xml")).files).toEqual(["one.xml"]);
});

/** Compiles a datapack where losses are accepted, and returns its diagnostics about files. */
function diagnosticsOf(datapack: string): readonly string[] {
  const { diagnostics } = compileInvented({
    datapack,
    acceptLosses: true,
    knownDangling: readKnownDangling(FIXTURE_KNOWN_DANGLING),
  });
  return diagnostics
    .filter(({ what }) => what === "file" || what === "folder" || what === "JSON")
    .map(formatDiagnostic);
}

test.runIf(process.platform === "linux")("reads no pipe, device, socket or file outside, and names each", async () => {
  const datapack = copyFixture();
  execFileSync("mkfifo", [join(datapack, "xml/items/pipe.xml")]);
  symlinkSync("/dev/zero", join(datapack, "xml/items/zero.xml"));
  symlinkSync("/etc", join(datapack, "etc"));
  const secret = join(temporaryFolder(), "secret.json");
  writeFileSync(secret, "[]");
  rmSync(join(datapack, "curated/quests.json"));
  symlinkSync(secret, join(datapack, "curated/quests.json"));
  const server = createServer().listen(join(datapack, "xml/npcs/socket.xml"));
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  expect([...diagnosticsOf(datapack)].sort()).toEqual([
    "curated/quests.json:1: loss: file: expected a file inside of the datapack, received a link that leads outside",
    "etc:1: warning: file: expected a file or folder inside of the datapack, received a link that leads outside",
    "xml/items/pipe.xml:1: loss: file: expected a file, received a pipe",
    "xml/items/zero.xml:1: loss: file: expected a file inside of the datapack, received a link that leads outside",
    "xml/npcs/socket.xml:1: loss: file: expected a file, received a socket",
  ]);
});

test("reads no JSON that nests a million deep, and no string of ten megabytes", () => {
  const datapack = copyFixture();
  const depth = 1_000_000;
  writeFileSync(join(datapack, "curated/quests.json"), "[".repeat(depth) + "]".repeat(depth));
  expect(diagnosticsOf(datapack)).toEqual([
    'curated/quests.json:1: error: JSON: expected at most 64 nested values, received "["',
  ]);
  writeFileSync(join(datapack, "curated/quests.json"), JSON.stringify([{ name: `\\"${"x".repeat(10_000_000)}` }]));
  expect(diagnosticsOf(datapack)).toEqual([
    "curated/quests.json:1: error: JSON: expected strings of at most 1000000 characters, received 10000006 characters",
  ]);
});
