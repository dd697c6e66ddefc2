import { type Manifest, manifest as manifestSchema, SCHEMA_VERSION } from "@gamedata/schema";
import * as v from "valibot";
import { createReport, type Diagnostic, type Report } from "../diagnostic.js";
import { compareDataset } from "../emit/check.js";
import { MANIFEST_FILE, serializeDataset, sha256, tablePath } from "../emit/serialize.js";
import type { KnownDangling } from "../link/known-dangling.js";
import { checkLinks } from "../link/link.js";
import { type Datapack, openDatapack } from "../read/datapack.js";
import { reportIssues } from "../read/fault.js";
import { readText } from "../read/file.js";
import { readJsonRows } from "../read/json.js";
import { descriptions, mapTables, type SourcedTables, tableNames } from "../tables/table-rows.js";
import { checkRegionTiles, checkTables } from "../validate/validate.js";

/** A data set that was read from its folder, and its faults. */
export interface Audit {
  readonly manifest: Manifest | undefined;
  readonly tables: SourcedTables;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Audits a data set on disk: the manifest's schema version, row counts and hashes, the schema of every row, keys,
 * rules, references, and that the files are exactly those that the compiler writes for these rows.
 */
export function auditDataset(folder: string, known: readonly KnownDangling[]): Audit {
  const report = createReport();
  const dataset = openDatapack(folder, report);
  const manifest = readManifest(dataset);
  const tables = mapTables((name) => readJsonRows(dataset, tablePath(name), descriptions[name].row));
  if (manifest) checkManifest(dataset, manifest, tables);
  checkTables(report, tables);
  checkLinks(report, tables, known);
  return { manifest, tables, diagnostics: report.diagnostics };
}

function readManifest(dataset: Datapack): Manifest | undefined {
  const text = readText(dataset, MANIFEST_FILE);
  if (text === undefined) return undefined;
  const position = { file: MANIFEST_FILE, line: 1 };
  const result = v.safeParse(manifestSchema, parseJson(dataset.report, text));
  if (!result.success) {
    reportIssues(dataset.report, position, "manifest", result.issues);
    return undefined;
  }
  const { schemaVersion } = result.output;
  if (schemaVersion !== SCHEMA_VERSION) {
    dataset.report.error(position, "schema version", `${SCHEMA_VERSION}`, `${schemaVersion}`);
  }
  return result.output;
}

function parseJson(report: Report, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return report.refuse(
      { file: MANIFEST_FILE, line: 1 },
      "manifest",
      "JSON",
      error instanceof Error ? error.message : "",
    );
  }
}

function checkManifest(dataset: Datapack, manifest: Manifest, tables: SourcedTables): void {
  const { root, report } = dataset;
  for (const name of tableNames) {
    const position = { file: tablePath(name), line: 1 };
    const listed = manifest.tables[name];
    const text = readText(dataset, tablePath(name));
    if (listed === undefined || text === undefined) {
      report.error(position, `table ${name}`, "a table in the manifest and its file", "one of them at most");
      continue;
    }
    const hash = sha256(text);
    if (hash !== listed.sha256) report.error(position, "SHA-256", listed.sha256, hash);
    const rows = tables[name].length;
    if (rows !== listed.rows) report.error(position, "rows", `${listed.rows}, as in the manifest`, `${rows}`);
  }
  const { chronicle, source, engine, regionGrid, missingSources } = manifest;
  checkRegionTiles(report, tables.regions, regionGrid);
  const files = serializeDataset(tables, { chronicle, ...source }, { engine, regionGrid, missingSources });
  for (const { path, kind } of compareDataset(root, files)) {
    report.error({ file: path, line: 1 }, "file", "what the compiler writes for its rows", `a file that ${kind}`);
  }
}
