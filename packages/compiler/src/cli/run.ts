import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  counted,
  createProgress,
  type ExitCode,
  makeFolder,
  type Output,
  replaceFile,
  reportFailure,
  UsageError,
  writeFailure,
} from "@gamedata/program";
import type { TableName } from "@gamedata/schema";
import { checkDatapack } from "../check/check.js";
import { formatFindings } from "../check/format.js";
import { compareDatasets } from "../compare/compare.js";
import { formatAgreement } from "../compare/format.js";
import { type Compilation, compile } from "../compile.js";
import { type Diagnostic, formatDiagnostic } from "../diagnostic.js";
import { countOf, type DiagnosticKind, kindsOf } from "../diagnostic-kind.js";
import { diffDatasets } from "../diff/diff.js";
import { formatDiff } from "../diff/format.js";
import { readComparedDataset } from "../diff/records.js";
import { KNOWN_DOUBTS_FILE, readKnownDoubts } from "../doubts/known-doubts.js";
import { compareDataset } from "../emit/check.js";
import type { DatasetFiles } from "../emit/serialize.js";
import { writeDataset } from "../emit/write.js";
import {
  KNOWN_DANGLING_FILE,
  type KnownDangling,
  readKnownDangling,
  writeKnownDangling,
} from "../link/known-dangling.js";
import type { UnreadName } from "../read/inventory.js";
import { ENGINE_RULES_FILE, readEngineRules } from "../rules/engine-rules.js";
import { tableNames } from "../tables/table-rows.js";
import { isInside, writeOverlay } from "../text/overlay.js";
import { type CheckOptions, type CompileOptions, HELP, parseCommand } from "./arguments.js";
import { describeAccounts } from "./counts.js";
import { describeLosses, describeUnread, describeWarnings } from "./losses.js";

/** The maximum of printed errors without `--verbose`. */
const PRINTED_ERRORS = 100;

/** The list of what a run has left out, in the data set's folder. */
const REPORT_FILE = "report.json";

/** Runs `gamedata-compile` and returns its exit code: 0 done, 1 failed or `--check` found a difference, 2 not understood. */
export function run(args: readonly string[], output: Output, version: string): ExitCode {
  try {
    const command = parseCommand(args);
    switch (command.kind) {
      case "help":
        output.out(HELP);
        return 0;
      case "version":
        output.out(`${version}\n`);
        return 0;
      case "diff":
        output.out(formatDiff(diffDatasets(...datasetsOf(command)), command.format));
        return 0;
      case "compare":
        output.out(formatAgreement(compareDatasets(...datasetsOf(command)), command.format));
        return 0;
      case "check":
        return runCheck(command, output);
      case "compile":
        return runCompile(command, output);
    }
  } catch (error) {
    return reportFailure(error, output, (failure, isUsage) => {
      if (!(failure instanceof Error)) return undefined;
      return `gamedata-compile: ${failure.message}${isUsage ? "\nTry gamedata-compile --help" : ""}`;
    });
  }
}

const datasetsOf = ({ first, second }: { readonly first: string; readonly second: string }) =>
  [readComparedDataset(first), readComparedDataset(second)] as const;

function runCheck({ datapack, format, failOn, verbose }: CheckOptions, output: Output): ExitCode {
  const progress = showProgress(output);
  const provenance = { chronicle: "checked", project: "unknown", revision: "unknown" };
  const findings = checkDatapack(compile({ datapack, ...provenance, acceptLosses: true, onTable: progress.onTable }));
  progress.finish();
  output.out(formatFindings(findings, format, verbose));
  return findings.some(({ rule }) => failOn.includes(rule)) ? 1 : 0;
}

function runCompile(options: CompileOptions, output: Output): ExitCode {
  const { datapack, out, text, verbose } = options;
  if (text !== undefined && isInside(text, out)) {
    throw new UsageError(`--text ${text} lies in the data set's folder ${out}; client prose must stay outside`);
  }
  const progress = showProgress(output);
  const known = {
    knownDangling: readKnown(out, KNOWN_DANGLING_FILE, readKnownDangling),
    knownDoubts: readKnown(out, KNOWN_DOUBTS_FILE, readKnownDoubts),
    engineRules: readKnown(out, ENGINE_RULES_FILE, readEngineRules),
  };
  const compilation = compile({ ...options, ...known, withText: text !== undefined, onTable: progress.onTable });
  progress.finish();
  if (!options.strict) output.out(`items and NPCs in ${join(datapack, compilation.folder)}\n`);
  printDiagnostics(compilation.diagnostics, verbose, output);
  if (compilation.files === undefined) {
    if (!options.strict && !options.check) writing(out, () => writeReport(out, compilation.diagnostics));
    return 1;
  }
  printUnread(compilation.unread, verbose, output);
  output.out(`engine ${compilation.engine}\n`);
  for (const line of describeAccounts(compilation.accounts, compilation.tables)) output.out(`${line}\n`);
  if (options.check) return check(out, compilation.files, output);
  writing(out, () => writeResults(options, compilation, known.knownDangling, output));
  if (text !== undefined && compilation.overlay) {
    const { overlay } = compilation;
    writing(text, () => writeOverlay(text, overlay));
    output.out(`${text}: wrote the text overlay\n`);
  }
  return 0;
}

/** Writes the data set, and beside it what was left out and which references dangle. */
function writeResults(
  { out, strict }: CompileOptions,
  { files = new Map(), dangling, diagnostics }: Compilation,
  knownDangling: readonly KnownDangling[],
  output: Output,
): void {
  const changed = writeDataset(out, files);
  if (!strict && dangling.length > 0) {
    const file = join(out, KNOWN_DANGLING_FILE);
    writeKnownDangling(file, [...knownDangling, ...dangling]);
    output.out(`${file}: listed ${counted(dangling.length, "more reference")} that dangle\n`);
  }
  writeReport(out, diagnostics);
  output.out(changed.length === 0 ? `${out}: nothing changed\n` : `${out}: wrote ${changed.join(", ")}\n`);
}

/** Runs what writes files, and reports what the system does not let it write. */
function writing(place: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw writeFailure(place, error);
  }
}

/** Reads the list of what is known of the source in the data set's folder, if there is one. */
function readKnown<Entry>(out: string, name: string, read: (file: string) => readonly Entry[]): readonly Entry[] {
  const file = join(out, name);
  return existsSync(file) ? read(file) : [];
}

function printDiagnostics(diagnostics: readonly Diagnostic[], verbose: boolean, { err }: Output): void {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const warnings = diagnostics.filter(({ severity }) => severity === "warning");
  const losses = diagnostics.filter(({ severity }) => severity === "loss");
  for (const line of verbose ? losses.map(formatDiagnostic) : describeLosses(losses)) err(`${line}\n`);
  for (const line of verbose ? warnings.map(formatDiagnostic) : describeWarnings(warnings)) err(`${line}\n`);
  const shown = verbose ? errors : errors.slice(0, PRINTED_ERRORS);
  for (const diagnostic of shown) err(`${formatDiagnostic(diagnostic)}\n`);
  if (shown.length < countOf(errors))
    err(`… and ${counted(countOf(errors) - shown.length, "more error")}; --verbose lists all\n`);
  const hint = warnings.length > 0 && !verbose ? "; --verbose lists all warnings" : "";
  const counts = [counted(countOf(errors), "error"), counted(countOf(warnings), "warning")];
  if (losses.length > 0) counts.push(`${counted(countOf(losses), "loss", "losses")}, listed in ${REPORT_FILE}`);
  if (diagnostics.length > 0) err(`${counts.join(", ")}${hint}\n`);
  if (errors.length > 0) err("No table was written.\n");
}

function printUnread(names: readonly UnreadName[], verbose: boolean, { err }: Output): void {
  if (verbose) for (const line of describeUnread(names)) err(`${line}\n`);
  else if (names.length > 0) err(`${names.length} names of the source are not read; --verbose counts them\n`);
}

/** Writes the losses of a run beside the data set, one entry for each kind, or removes the file of an earlier run where there is none. */
function writeReport(out: string, diagnostics: readonly Diagnostic[]): void {
  makeFolder(out);
  const file = join(out, REPORT_FILE);
  const kinds = kindsOf(diagnostics.filter(({ severity }) => severity === "loss"));
  if (kinds.length === 0) rmSync(file, { force: true });
  else replaceFile(file, `[\n${kinds.map((kind) => JSON.stringify(entryOf(kind))).join(",\n")}\n]\n`);
}

/** The entry of a kind in the report: its first loss, how many there are, and the first places. */
function entryOf({ first: { file: _file, line: _line, further: _further, ...first }, count, places }: DiagnosticKind) {
  return { ...first, count, places: places.map(({ file, line }) => `${file}:${line}`) };
}

function check(out: string, files: DatasetFiles, { out: print, err }: Output): ExitCode {
  const differences = compareDataset(out, files);
  for (const { path, kind } of differences) err(`${path} ${kind}\n`);
  if (differences.length === 0) print(`${out}: as compiled from the source\n`);
  return differences.length === 0 ? 0 : 1;
}

const BAR_WIDTH = 20;

/** Shows on standard error which table is compiled: a bar on a terminal, nothing in a pipe. */
export function showProgress(output: Output) {
  const { show, finish } = createProgress(output, { total: tableNames.length, barWidth: BAR_WIDTH });
  return { onTable: (name: TableName) => show(tableNames.indexOf(name), name), finish };
}
