/** Severity of a diagnostic: an error fails the run, a warning is counted. */
export type Severity = "error" | "warning";

/** A place in an input: the file, relative to the datapack's folder, and the line, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A fault of an input: its place, the subject, and the expected and received value. */
export interface Diagnostic extends Place {
  readonly severity: Severity;
  readonly what: string;
  readonly expected: string;
  readonly received: string;
}

/** Collects the diagnostics of a run in the order in which they are found. */
export interface Report {
  readonly error: (place: Place, what: string, expected: string, received: string) => void;
  readonly warn: (place: Place, what: string, expected: string, received: string) => void;
  readonly diagnostics: readonly Diagnostic[];
}

/** Received values are cut to this many characters. */
const LONGEST_RECEIVED = 80;

const cut = (text: string) => (text.length > LONGEST_RECEIVED ? `${text.slice(0, LONGEST_RECEIVED)}…` : text);

/** Creates an empty report. */
export function createReport(): Report {
  const diagnostics: Diagnostic[] = [];
  const add =
    (severity: Severity) =>
    ({ file, line }: Place, what: string, expected: string, received: string) => {
      diagnostics.push({ severity, file, line, what, expected, received: cut(received) });
    };
  return { error: add("error"), warn: add("warning"), diagnostics };
}

/** Returns whether a report contains an error. */
export function hasErrors(report: Report): boolean {
  return report.diagnostics.some((diagnostic) => diagnostic.severity === "error");
}

/** Formats a diagnostic as one line: `file:line: severity: what: expected …, received …`. */
export function formatDiagnostic({ file, line, severity, what, expected, received }: Diagnostic): string {
  return `${file}:${line}: ${severity}: ${what}: expected ${expected}, received ${received}`.replace(
    /[\p{Cc}]+/gu,
    " ",
  );
}
