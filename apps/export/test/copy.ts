import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Route, routeTable } from "@gamedata/http/service";
import { interlude } from "@gamedata/interlude";
import type { Progress } from "@gamedata/program";
import * as v from "valibot";
import { catalog, highFiveCatalog } from "../../http/test/served.js";
import type { CopySource } from "../src/copy-files.js";
import type { CopyFolder } from "../src/copy-folder.js";

/** The manifest of a copy, as its readers know it. */
export const manifest = v.strictObject({
  format: v.literal(1),
  baseUrl: v.optional(v.string()),
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
export type Manifest = v.InferOutput<typeof manifest>;

const { resolve } = createRequire(import.meta.url);

/** Whether everything is copied and compared: in the long form of the tests. */
export const comparesAll: boolean = process.env["EXPORT_COMPARE"] === "all";

/** One record of so many of each chronicle is copied; the quests of the first are all there. */
export const shares: Readonly<Record<string, number>> = comparesAll
  ? { interlude: 1, "high-five": 1 }
  : { interlude: 56, "high-five": 200 };

/** Leaves out records. */
function sampled(route: Route): Route {
  if (route.kind === "service" || route.idsOf === undefined) return route;
  const { idsOf, operationId } = route;
  const shareOf = (chronicle: string) =>
    operationId === "getQuest" && chronicle === interlude.manifest.chronicle ? 1 : (shares[chronicle] ?? 1);
  return { ...route, idsOf: (of) => idsOf(of).filter((_, position) => position % shareOf(of.chronicle) === 0) };
}

/** The real data, as the command exports it, but for records that are left out. */
export const source: CopySource = {
  chronicles: [catalog, highFiveCatalog].map((copied) => ({
    catalog: copied,
    readTable: (file) => readFileSync(resolve(`@gamedata/${copied.chronicle}/tables/${file}`)),
  })),
  routes: routeTable.map(sampled),
  site: [],
  isCompact: false,
};

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

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
