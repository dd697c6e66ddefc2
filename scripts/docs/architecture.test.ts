import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../packed/packages.js";

const page = readFileSync(join(projectFolder, "docs/architecture.md"), "utf8");

/** The folders to which paths in the page are relative: the project, the sources of the service, and those of core. */
const roots = ["", "apps/http/src", "packages/core/src"];

const named = Array.from(page.matchAll(/`((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.ts)`/gu), ([, path = ""]) => path);
const excerpts = Array.from(
  page.matchAll(/From\s+`([^`]+)`:\n\n```\n([\s\S]*?)```(?:\n\n```\n([\s\S]*?)```)?/gu),
  ([, file = "", ...blocks]) => ({ file, blocks: blocks.filter((block) => block !== undefined) }),
);

describe("docs/architecture.md", () => {
  it("names files and folders that exist", () => {
    expect(named.length).toBeGreaterThan(20);
    const isMissing = (path: string) => !roots.some((root) => existsSync(join(projectFolder, root, path)));
    expect(named.filter(isMissing)).toEqual([]);
  });

  it.each(excerpts)("shows the code of $file", ({ file, blocks }) => {
    const source = readFileSync(join(projectFolder, file), "utf8");
    for (const block of blocks) expect(source).toContain(block);
  });

  it("has an excerpt for each place of facts", () => {
    expect(excerpts.length).toBe(4);
  });
});
