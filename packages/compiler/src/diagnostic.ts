/** Severity of a diagnostic: an error fails the run, a loss is something that was left out, a warning is counted. */
export type Severity = "error" | "loss" | "warning";

/** A position in an input: the file, relative to the datapack's folder, and the line, from 1. */
export interface SourcePosition {
  readonly file: string;
  readonly line: number;
}

/** What a diagnostic is about, where a check of a datapack names it. */
export type DiagnosticRule = "dangling" | "duplicate" | "drop-chance" | "drop-range" | "recipe-product";

/** A fault of an input: its position, the subject, and the expected and received value. */
export interface Diagnostic extends SourcePosition {
  readonly severity: Severity;
  /** The table that was being read. */
  readonly table?: string;
  readonly rule?: DiagnosticRule;
  readonly what: string;
  readonly expected: string;
  readonly received: string;
  /** How many more of its kind were found, and only counted. */
  readonly further?: number;
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Collects the diagnostics of a run in the order in which they are found. */
export interface Report {
  /** Whether what cannot be read is an error; otherwise it is a loss, and what can be read without it is read. */
  readonly isStrict: boolean;
  /** Names the table that is read from now on. */
  readonly enterTable: (table: string) => void;
  /** Reports what cannot be read; as the others, it returns no rows, with which a reader ends. */
  readonly error: (
    position: SourcePosition,
    what: string,
    expected: string,
    received: string,
    rule?: DiagnosticRule,
  ) => never[];
  /** Reports what cannot be read, as `error`; it returns nothing, with which the reader of one value ends. */
  readonly refuse: (...fault: Parameters<Report["error"]>) => undefined;
  readonly warn: Report["error"];
  /** Warns of what a run reads in spite of it; in a strict run it is an error. */
  readonly warnUnlessStrict: Report["error"];
  /** Reports what fails the run, strict or not. */
  readonly fail: Report["error"];
  /** Counts rows that are left out on purpose, by default one of the table that is read. */
  readonly leaveOut: (count?: number, of?: string) => never[];
  /** Warns of a row that is left out on purpose, and counts it. */
  readonly omit: (position: SourcePosition, what: string, expected: string, received: string) => never[];
  /** Notes a file that could not be read, with the position of its fault. */
  readonly loseFile: (position: SourcePosition) => void;
  /** The first file that could not be read, by the table that was being read. */
  readonly lostFiles: ReadonlyMap<string, SourcePosition>;
  /** The rows that were left out on purpose, by table. */
  readonly leftOut: ReadonlyMap<string, number>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Received values are cut to this many characters. */
const LONGEST_RECEIVED = 80;
/** Subjects, which have names of the source, and lists of what is expected. */
const LONGEST_SUBJECT = 200;
const LONGEST_EXPECTED = 2000;

/** Diagnostics of one kind without a rule that are kept, and kinds that are told apart. */
const MOST_OF_KIND = 1000;
const MOST_KINDS = 5000;

const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Of what was expected, this many characters tell kinds of diagnostics apart. */
const LONGEST_WANTED = 60;

/** Returns the subject of a diagnostic without ids, and what was expected; of an unknown child also its name. */
export function kindText({ what, expected, received }: Pick<Diagnostic, "what" | "expected" | "received">): string {
  const subject = what.replace(/\d+/gu, "…");
  if (what.startsWith("child of")) return `${received} in ${subject.slice("child of ".length)} not read`;
  const wanted = expected.length > LONGEST_WANTED ? `${expected.slice(0, LONGEST_WANTED)}…` : expected;
  return `${subject}: expected ${wanted.replace(/\d+/gu, "…")}`;
}

/** Whether a diagnostic is about a name that no reader knows, and not about a value. */
export const isUnknownName = ({ what, expected }: Pick<Diagnostic, "what" | "expected">): boolean =>
  what.startsWith("child of") || expected === "no such key" || expected === "a known name";

/** Creates an empty report; strict by default. */
export function createReport({ isStrict = true }: { readonly isStrict?: boolean } = {}): Report {
  const diagnostics: Diagnostic[] = [];
  const leftOut = new Map<string, number>();
  const lostFiles = new Map<string, SourcePosition>();
  const kept = new Map<string, { count: number; last: Writable<Diagnostic> }>();
  /** Keeps a diagnostic, or counts it with the last one of its kind that was kept. */
  const keep = (diagnostic: Diagnostic) => {
    const { severity, rule } = diagnostic;
    const text = `${severity} ${table} ${kindText(diagnostic)}`;
    // Where a source has ever new names, the later ones are one kind.
    const key = kept.has(text) || kept.size < MOST_KINDS ? text : `${severity} ${table}`;
    const kind = kept.get(key);
    if (kind !== undefined && kind.count >= MOST_OF_KIND && rule === undefined) {
      kind.last.further = (kind.last.further ?? 0) + 1;
      return;
    }
    // Lists of what is expected are long; those of one kind share theirs.
    const isSame = kind !== undefined && kind.last.expected === diagnostic.expected;
    const shared = isSame ? { ...diagnostic, expected: kind.last.expected } : diagnostic;
    kept.set(key, { count: (kind?.count ?? 0) + 1, last: shared });
    diagnostics.push(shared);
  };
  let table: string | undefined;
  const add =
    (severity: Severity): Report["error"] =>
    ({ file, line }, what, expected, received, rule) => {
      const about = { ...(table && { table }), ...(rule && { rule }) };
      keep({
        severity,
        ...about,
        file,
        line,
        what: cut(what, LONGEST_SUBJECT),
        expected: cut(expected, LONGEST_EXPECTED),
        received: cut(received, LONGEST_RECEIVED),
      });
      return [];
    };
  const error = add(isStrict ? "error" : "loss");
  const warn = add("warning");
  const leaveOut: Report["leaveOut"] = (count = 1, of = table) => {
    if (of !== undefined) leftOut.set(of, (leftOut.get(of) ?? 0) + count);
    return [];
  };
  return {
    isStrict,
    enterTable: (name) => {
      table = name;
    },
    error,
    refuse: (...fault) => void error(...fault),
    warn,
    warnUnlessStrict: add(isStrict ? "error" : "warning"),
    fail: add("error"),
    leaveOut,
    omit: (position, what, expected, received) => {
      warn(position, what, expected, `${received}: left out`);
      return leaveOut();
    },
    loseFile: (position) => {
      if (table !== undefined && !lostFiles.has(table)) lostFiles.set(table, position);
    },
    lostFiles,
    leftOut,
    diagnostics,
  };
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
