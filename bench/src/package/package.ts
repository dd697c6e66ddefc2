import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import * as v from "valibot";
import type { Extent } from "../options.js";
import { root } from "../server.js";
import { medianOf, repeat } from "../statistics.js";

const run = promisify(execFile);
const bench = join(root, "bench");
/** What `pnpm pack --json` prints of the tarball: its size in bytes. */
const packed = v.object({ size: v.number() });
/** What a process prints: milliseconds of the import, and resident bytes after it. */
const printed = v.tuple([v.number(), v.number()]);

export interface PackageFigures {
  /** Bytes of the tarball of the data package. */
  readonly tarball: number;
  /** Bytes of `createCatalog` and `listItems` without data, minified and gzipped. */
  readonly bundle: number;
  /** What importing the data package takes in a new process beyond what Node takes by itself: milliseconds, bytes; medians. */
  readonly importMs: number;
  readonly importRss: number;
}

/** Measures the size of the packages and the imports of the data package. */
export async function measurePackage(extent: Extent, folder: string): Promise<PackageFigures> {
  await mkdir(folder, { recursive: true });
  const args = ["pack", "--json", "--pack-destination", folder];
  const { stdout } = await run("pnpm", args, { cwd: join(root, "data", "interlude") });
  const imports = await repeat(extent.rounds, async () => {
    const [, emptyRss] = await runOnce("");
    const [ms, rss] = await runOnce('await import("@gamedata/interlude")');
    return { ms, rss: rss - emptyRss };
  });
  return {
    tarball: v.parse(v.pipe(v.string(), v.parseJson(), packed), stdout).size,
    bundle: await bundleSize('export { createCatalog, listItems } from "@gamedata/core";'),
    importMs: medianOf(imports, ({ ms }) => ms),
    importRss: medianOf(imports, ({ rss }) => rss),
  };
}

/** Returns the bytes of a program for a browser, minified and gzipped. */
async function bundleSize(code: string): Promise<number> {
  const stdin = { contents: code, resolveDir: bench };
  const target = { format: "esm", platform: "browser", target: "es2022" } as const;
  const { outputFiles } = await build({
    stdin,
    ...target,
    bundle: true,
    minify: true,
    write: false,
    logLevel: "error",
  });
  return gzipSync(outputFiles[0]?.contents ?? "").byteLength;
}

async function runOnce(statement: string): Promise<v.InferOutput<typeof printed>> {
  const script = `const start = performance.now();
    ${statement};
    const time = performance.now() - start;
    console.log(JSON.stringify([time, process.memoryUsage.rss()]));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: bench });
  return v.parse(printed, JSON.parse(stdout));
}
