export type { FieldChange, RecordChange, RecordRef, RecordReuse, RecordsByKey, TableRecord } from "@gamedata/rules";
export type { Account } from "./accounting/account.js";
export { type Audit, auditDataset } from "./audit/audit.js";
export {
  type Agreement,
  compareDatasets,
  type Disagreement,
  type FieldAgreement,
  type TableAgreement,
} from "./compare/compare.js";
export { formatAgreement } from "./compare/format.js";
export { type Compilation, type CompileInput, compile } from "./compile.js";
export {
  createReport,
  type Diagnostic,
  type DiagnosticRule,
  formatDiagnostic,
  hasErrors,
  type Report,
  type Severity,
  type SourcePosition,
} from "./diagnostic.js";
export { type DatasetDiff, diffDatasets, type TableDiff } from "./diff/diff.js";
export { type DiffFormat, diffFormats, formatDiff } from "./diff/format.js";
export { type ComparedDataset, type DatasetRecords, readComparedDataset } from "./diff/records.js";
export { type KnownDoubt, readKnownDoubts } from "./doubts/known-doubts.js";
export { compareDataset, type Difference } from "./emit/check.js";
export { type DatasetFacts, type DatasetFiles, type Provenance, serializeDataset } from "./emit/serialize.js";
export { finishInterruptedWrite, hasInterruptedWrite, writeDataset } from "./emit/write.js";
export { type KnownDangling, readKnownDangling } from "./link/known-dangling.js";
export type { Sourced } from "./read/datapack.js";
export type { Form } from "./read/form.js";
export type { UnreadName } from "./read/inventory.js";
export { tableForms } from "./readers/readers.js";
export { type EngineName, engineNames } from "./rules/engine-name.js";
export { readEngineRules } from "./rules/engine-rules.js";
export type { SourcedTable, SourcedTables } from "./tables/table-rows.js";
export { readOverlay, writeOverlay } from "./text/overlay.js";
