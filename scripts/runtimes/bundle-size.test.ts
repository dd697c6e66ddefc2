import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPackedProject, type PackedProject } from "../packed/packed-project.js";

/** A program for a browser, what it may weigh, and the only tables that it may hold. */
interface Bundle {
  readonly name: string;
  readonly code: string;
  /** Bytes of the minified bundle, gzipped. */
  readonly budget: number;
  readonly tables: readonly string[];
}

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
      import { pointCurrencies } from "@gamedata/interlude/point-currencies";
      console.log(listItems(createCatalog({ manifest, items, pointCurrencies })).meta.total);`,
    budget: 200_000,
    tables: ["items", "point-currencies"],
  },
  {
    name: "one query without data",
    code: 'export { createCatalog, listItems } from "@gamedata/core";',
    budget: 20_000,
    tables: [],
  },
  { name: "all of core", code: 'export * from "@gamedata/core";', budget: 30_000, tables: [] },
  { name: "the handler without data", code: 'export * from "@gamedata/http/handler";', budget: 45_000, tables: [] },
  { name: "the client", code: 'export * from "@gamedata/client";', budget: 4_096, tables: [] },
];

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
});
afterAll(() => project.remove());

describe("the packed packages, bundled for a browser", () => {
  it.each(bundles)("hold no more than they must in $name: $budget bytes", async ({ name, code, budget, tables }) => {
    const { outputFiles, metafile } = await build({
      stdin: { contents: code, resolveDir: project.folder },
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
      write: false,
      metafile: true,
      logLevel: "silent",
    });
    const bundled = Object.keys(metafile.inputs).flatMap((file) => /\/tables\/(.*)\.json$/u.exec(file)?.[1] ?? []);
    const size = gzipSync(outputFiles[0]?.contents ?? "").byteLength;
    console.log(`${name}: ${size} of ${budget} bytes`);
    expect(bundled.sort()).toEqual(tables);
    expect(size).toBeLessThanOrEqual(budget);
  });
});
