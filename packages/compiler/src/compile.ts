import type { TableName } from "@gamedata/schema";
import { createReport, type Diagnostic, hasErrors } from "./diagnostic.js";
import { type DatasetFiles, type Provenance, serializeDataset } from "./emit/serialize.js";
import type { KnownDangling } from "./link/known-dangling.js";
import { checkLinks } from "./link/link.js";
import type { SourcedTables } from "./tables/draft.js";
import { readTables } from "./tables/index.js";
import { checkTables } from "./validate/validate.js";

/** What a compilation needs. */
export interface CompileInput extends Provenance {
  /** The folder of the datapack. */
  readonly datapack: string;
  /** References that the source is known to leave dangling. */
  readonly knownDangling?: readonly KnownDangling[];
  /** Called with the name of each table before it is read. */
  readonly onTable?: (name: TableName) => void;
}

/** The outcome of a compilation: the tables, their files unless something is wrong, and all diagnostics. */
export interface Compilation {
  readonly tables: SourcedTables;
  readonly files: DatasetFiles | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles a datapack in memory: reads its tables, checks references and rows, and writes the files of the data set. An
 * error in the diagnostics leaves no files.
 *
 * @param input The datapack, and where it comes from.
 */
export function compile({ datapack, knownDangling = [], onTable, ...provenance }: CompileInput): Compilation {
  const report = createReport();
  const tables = readTables({ root: datapack, report }, onTable);
  checkTables(report, tables);
  checkLinks(report, tables, knownDangling);
  const files = hasErrors(report) ? undefined : serializeDataset(tables, provenance);
  return { tables, files, diagnostics: report.diagnostics };
}
