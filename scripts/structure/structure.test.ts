import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { describe, expect, it, onTestFinished } from "vitest";
import { projectFolder } from "../packed/packages.js";

const rules = await extractDepcruiseOptions(join(projectFolder, ".dependency-cruiser.js"));

/** Checks a workspace that holds nothing but the given files; returns the rules that each file or folder breaks. */
async function findViolations(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "gamedata-structure-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "tsconfig.base.json"), "{}");
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const { output } = await cruise(Object.keys(files), { ...rules, baseDir: folder });
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort();
}

describe("the structure check", () => {
  it("accepts imports in the allowed direction, by package name or path", async () => {
    const files = {
      "packages/schema/src/item.ts": "export type Item = number;",
      "packages/core/src/items/item.ts": 'export type { Item } from "@gamedata/schema";',
      "packages/core/src/index.ts": 'export type { Item } from "./items/item.js";',
      "apps/http/src/main.ts": 'import "@gamedata/core";',
      "apps/export/src/main.ts": 'import "@gamedata/http"; import "@gamedata/chronicles";',
      "packages/chronicles/src/index.ts": 'import "@gamedata/core"; import "@gamedata/program";',
      "packages/compiler/src/cli.ts": 'import "@gamedata/program";',
    };
    expect(await findViolations(files)).toEqual([]);
  });

  it("finds a circle of files, of type imports too", async () => {
    const files = {
      "packages/core/src/a.ts": 'import type { B } from "./b.js"; export type A = B | 1;',
      "packages/core/src/b.ts": 'import type { A } from "./a.js"; export type B = A | 2;',
    };
    expect(await findViolations(files)).toEqual(["packages/core/src/a.ts: no-circle-of-files"]);
  });

  it("refuses imports of what is made of the first folders of core", async () => {
    const files = {
      "packages/core/src/rows/order.ts": 'import "../query/page.js";',
      "packages/core/src/query/page.ts": 'import "../rows/group-by.js";',
      "packages/core/src/rows/group-by.ts": "export type X = 1;",
      "packages/core/src/records/items.ts": 'import "../items/list-items.js";',
      "packages/core/src/items/list-items.ts": "export type X = 1;",
    };
    expect(await findViolations(files)).toEqual([
      "packages/core/src/query: no-circle-of-folders",
      "packages/core/src/records/items.ts: core-parse-records-imports-downwards",
      "packages/core/src/rows/order.ts: core-error-memoize-rows-imports-downwards",
      "packages/core/src/rows: no-circle-of-folders",
    ]);
  });

  it.each([
    ["", 'import "TARGET";'],
    ["of a type ", 'import type { X } from "TARGET"; export type Y = X;'],
  ])("refuses every import %sagainst the allowed direction", async (_kind, statement) => {
    const imports = [
      ["apps/explorer", "@gamedata/core"],
      ["apps/export", "@gamedata/mcp"],
      ["apps/http", "@gamedata/export"],
      ["apps/http", "@gamedata/compiler"],
      ["data/interlude", "@gamedata/compiler"],
      ["packages/chronicles", "@gamedata/interlude"],
      ["packages/client", "@gamedata/program"],
      ["packages/compiler", "@gamedata/core"],
      ["packages/core", "@gamedata/http/handler"],
      ["packages/core", "@gamedata/interlude"],
      ["packages/core", "@gamedata/program"],
      ["packages/program", "../../schema/src/item.js"],
      ["packages/schema", "@gamedata/core"],
    ] as const;
    const files = imports.map(([folder, target], index) => [
      `${folder}/src/file-${index}.ts`,
      statement.replace("TARGET", target),
    ]);
    const item = ["packages/schema/src/item.ts", "export type X = 1;"];
    expect(await findViolations(Object.fromEntries([...files, item]))).toEqual(
      imports
        .map(([folder], index) => `${folder}/src/file-${index}.ts: ${folder.replace("/", "-")}-imports-downwards`)
        .toSorted(),
    );
  });
});
