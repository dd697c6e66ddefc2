import type { TableName, TextOverlay } from "@gamedata/schema";
import { createReport, type Diagnostic, hasErrors } from "./diagnostic.js";
import { type DatasetFiles, type Provenance, serializeDataset } from "./emit/serialize.js";
import type { KnownDangling } from "./link/known-dangling.js";
import { checkLinks } from "./link/link.js";
import { readTables } from "./tables/index.js";
import type { SourcedTables } from "./tables/sourced-tables.js";
import { readOverlay } from "./text/overlay.js";
import { checkTables } from "./validate/validate.js";

/** What a compilation needs. */
export interface CompileInput extends Provenance {
  /** The folder of the datapack. */
  readonly datapack: string;
  /** References that the source is known to leave dangling. */
  readonly knownDangling?: readonly KnownDangling[];
  /** Whether to read the client's prose too; by default it is not. */
  readonly withText?: boolean;
  /** Called with the name of each table before it is read. */
  readonly onTable?: (name: TableName) => void;
}

/** The outcome of a compilation: the tables, what is to be written unless something is wrong, and all diagnostics. */
export interface Compilation {
  readonly tables: SourcedTables;
  readonly files: DatasetFiles | undefined;
  /** The client's prose, where it was asked for. */
  readonly overlay: TextOverlay | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles a datapack in memory: reads its tables, checks references (when every row could be read) and rows, and writes
 * the files of the data set. An error in the diagnostics leaves no files.
 *
 * @param input The datapack, and where it comes from.
 */
export function compile(input: CompileInput): Compilation {
  const { datapack: root, knownDangling = [], withText = false, onTable, ...provenance } = input;
  const report = createReport();
  const datapack = { root, report };
  const tables = readTables(datapack, onTable);
  // A row that could not be read would make each reference to it look broken.
  if (!hasErrors(report)) checkLinks(report, tables, knownDangling);
  checkTables(report, tables);
  const overlay = withText ? readOverlay(datapack, provenance.chronicle) : undefined;
  const isSound = !hasErrors(report);
  return {
    tables,
    files: isSound ? serializeDataset(tables, provenance) : undefined,
    overlay: isSound ? overlay : undefined,
    diagnostics: report.diagnostics,
  };
}
