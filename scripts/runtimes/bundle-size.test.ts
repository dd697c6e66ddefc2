import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build } from "esbuild";
import { describe, expect, inject, it } from "vitest";
import { readPage } from "../docs/page.js";
import { projectFolder } from "../packed/packages.js";

/** A program for a browser, its largest allowed size, and the only tables and indexes that it may contain. */
interface Bundle {
  readonly name: string;
  readonly code: string;
  /** Bytes of the minified bundle, gzipped. */
  readonly budget: number;
  readonly tables: readonly string[];
  /** The indexes of core, and its other values derived from a catalog; any, if not given. */
  readonly indexes?: readonly string[];
}

/** What `listItems` is computed from: items, and the tables that `armorSet` and `obtainable` name. */
const itemListIndexes = [
  "armorSetRows",
  "armorSetsByPiece",
  "engineRules",
  "givenItems",
  "gradesOfItems",
  "itemIndex",
  "itemListQuery",
  "itemListing",
  "itemsByFacet",
  "specialAbilityVariants",
  "tradableItems",
  "variantItems",
];

/** What only Node has, or only a browser. */
const NODE_OR_DOM = /\b(?:process|window|document|fetch|Request|Response|URLSearchParams)\b\./u;

const README = "packages/core/README.md";
const page = readPage(README, readFileSync(join(projectFolder, README), "utf8"));
/** The example of core's README that reads some tables only. */
const someTables = page.blocks.find(({ code }) => code.includes("@gamedata/interlude/items"))?.code ?? "";

const bundles: readonly Bundle[] = [
  { name: "one schema", code: 'export { itemType } from "@gamedata/schema";', budget: 1_200, tables: [] },
  {
    name: "a small table",
    code: 'import { hennas } from "@gamedata/interlude/hennas"; console.log(hennas.length);',
    budget: 5_000,
    tables: ["hennas"],
  },
  {
    name: "one query over one table",
    code: `import { createCatalog, listItems } from "@gamedata/core";
      import { items } from "@gamedata/interlude/items";
      import { manifest } from "@gamedata/interlude/manifest";
      console.log(listItems(createCatalog({ manifest, items })).meta.total);`,
    budget: 182_000,
    tables: ["items"],
    indexes: itemListIndexes,
  },
  { name: "the example of some tables", code: someTables, budget: 185_000, tables: ["items"] },
  // What a module computes as it is loaded is in each bundle.
  {
    name: "the error of core",
    code: 'export { GameDataError } from "@gamedata/core";',
    budget: 1_000,
    tables: [],
    indexes: [],
  },
  {
    name: "one query without data",
    code: 'export { createCatalog, listItems } from "@gamedata/core";',
    budget: 9_700,
    tables: [],
    indexes: itemListIndexes,
  },
  // With the fights of both engines: elements, races, magic that is resisted, skills.
  { name: "all of core", code: 'export * from "@gamedata/core";', budget: 75_500, tables: [] },
  { name: "the handler without data", code: 'export * from "@gamedata/http/handler";', budget: 135_000, tables: [] },
  { name: "the client", code: 'export * from "@gamedata/client";', budget: 4_096, tables: [] },
];

const folder = inject("packedProject");

const bundle = (code: string, options: BuildOptions) =>
  build({
    ...options,
    stdin: { contents: code, resolveDir: folder, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    metafile: true,
    logLevel: "silent",
  });

it("states the size of the example of some tables", () => {
  expect(page.prose).toContain("below 185 kB");
});

it("marks the calls of core that bundlers may drop, also for webpack, which does not read the marks of functions", () => {
  const code = readFileSync(join(folder, "node_modules/@gamedata/core/dist/index.js"), "utf8");
  const marks = Array.from(
    code.matchAll(/^var \w+ = (.*)(?:derived|catalogQuery|recordQuery)\(/gmu),
    ([, mark = ""]) => mark,
  );
  expect(marks.length).toBeGreaterThan(100);
  expect(marks.filter((mark) => !mark.includes("@__PURE__"))).toEqual([]);
});

describe("the packed packages, bundled for a browser", () => {
  it.each(bundles)(
    "hold no more than they must in $name: $budget bytes",
    async ({ name, code, budget, tables, indexes }) => {
      const { outputFiles, metafile } = await bundle(code, { minify: true });
      const bundled = Object.keys(metafile.inputs).flatMap((file) => /\/tables\/(.*)\.json$/u.exec(file)?.[1] ?? []);
      const size = gzipSync(outputFiles[0]?.contents ?? "").byteLength;
      console.log(`${name}: ${size} of ${budget} bytes`);
      expect(bundled.sort()).toEqual(tables);
      if (name === "all of core") expect(outputFiles[0]?.text).not.toMatch(NODE_OR_DOM);
      expect(size).toBeLessThanOrEqual(budget);
      if (indexes === undefined) return;
      const readable = await bundle(code, { minifyWhitespace: true, minifySyntax: true });
      const derived = /\b(\w+)=derived\(/gu;
      const bundledIndexes = [...(readable.outputFiles[0]?.text ?? "").matchAll(derived)].map(([, index]) => index);
      expect(bundledIndexes.sort()).toEqual(indexes);
    },
  );
});
