import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Catalog, createCatalog } from "@gamedata/core";
import { highFive } from "@gamedata/high-five";
import { type Route, routeTable } from "@gamedata/http/service";
import { interlude } from "@gamedata/interlude";
import type { Progress } from "@gamedata/program";
import * as v from "valibot";
import type { CopySource } from "../src/copy-files.js";
import type { CopyFolder } from "../src/copy-folder.js";

/** The manifest of a copy, as its readers know it. */
export const manifest = v.strictObject({
  format: v.literal(1),
  dataVersions: v.record(v.string(), v.string()),
  headers: v.record(v.string(), v.record(v.string(), v.string())),
  files: v.array(
    v.strictObject({
      path: v.string(),
      file: v.string(),
      size: v.number(),
      sha256: v.string(),
      contentType: v.string(),
      status: v.number(),
    }),
  ),
});
/** The manifest of a copy. */
export type Manifest = v.InferOutput<typeof manifest>;

const { resolve } = createRequire(import.meta.url);

/** The catalog of the real data. */
export const catalog: Catalog = createCatalog(interlude);

/** Whether everything is copied and compared: in the long form of the tests. */
export const comparesAll: boolean = process.env["EXPORT_COMPARE"] === "all";

/** One record of so many of the second chronicle is copied; it has twice as many files as the first. */
export const SHARE: number = comparesAll ? 1 : 40;

/** Leaves out records of the second chronicle. */
function sampled(route: Route): Route {
  if (route.kind === "service" || route.idsOf === undefined) return route;
  const { idsOf } = route;
  const isCopied = (chronicle: string, position: number) =>
    chronicle === interlude.manifest.chronicle || position % SHARE === 0;
  return {
    ...route,
    idsOf: (of) => idsOf(of).filter((_, position) => isCopied(of.chronicle, position)),
  };
}

/** The real data, as the command exports it, but for records of the second chronicle. */
export const source: CopySource = {
  chronicles: [catalog, createCatalog(highFive)].map((copied) => ({
    catalog: copied,
    readTable: (file) => readFileSync(resolve(`@gamedata/${copied.chronicle}/tables/${file}`)),
  })),
  routes: routeTable.map(sampled),
  site: [],
  isCompact: false,
};

/** Progress that is not shown. */
export const silent: Progress = { show: () => {}, line: () => {}, finish: () => {} };

/** Makes a folder that holds its files in memory, for tests about what is in them. */
export function memoryFolder(): CopyFolder & {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly manifest: () => string;
} {
  const files = new Map<string, Buffer>();
  let written = "";
  return {
    files,
    manifest: () => written,
    put(file, content) {
      files.set(file, Buffer.from(content));
      return "written";
    },
    prune: () => 0,
    finish(text) {
      written = text;
    },
  };
}

/** Gives the hash of bytes as a manifest writes it. */
export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
