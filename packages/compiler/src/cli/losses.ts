import { type Diagnostic, kindText } from "../diagnostic.js";
import { type DiagnosticKind, kindsOf } from "../diagnostic-kind.js";
import type { UnreadName } from "../read/inventory.js";

const MOST_KINDS = 20;

/** Describes the losses of a run, one line for each kind, the most frequent first, and how many kinds there are besides. */
export function describeLosses(losses: readonly Diagnostic[]): readonly string[] {
  return describeKinds(kindsOf(losses), ({ table = "files" }) => table);
}

/** Describes the warnings of a run as its losses; those of a rule, which are doubts about the source, come first. */
export function describeWarnings(warnings: readonly Diagnostic[]): readonly string[] {
  // The same warning about several tables is one.
  return describeKinds(kindsOf(warnings.map(({ table: _, ...warning }) => warning)), () => "warning");
}

function describeKinds(kinds: readonly DiagnosticKind[], titleOf: (one: Diagnostic) => string): readonly string[] {
  const rank = ({ first: { severity, rule } }: DiagnosticKind) => Number(severity === "warning" && rule !== undefined);
  const sorted = kinds.toSorted((a, b) => rank(b) - rank(a) || b.count - a.count);
  const lines = sorted.slice(0, MOST_KINDS).map(({ first, count }) => {
    const { received, file, line } = first;
    const text = kindText(first);
    const example = text.endsWith("not read") ? "" : `, received ${received}`;
    return `${titleOf(first)}: ${count.toLocaleString("en")} × ${text}${example}, first ${file}:${line}`;
  });
  return sorted.length > lines.length ? [...lines, `… and ${sorted.length - lines.length} more kinds`] : lines;
}

/** Describes the names of a source that were not read, one line for each, with its count and the reason; without one, also which files. */
export function describeUnread(names: readonly UnreadName[]): readonly string[] {
  return names.map(({ source, name, count, files, reason }) => {
    const what = name === undefined ? `${count} files` : `${name}, ${count} times`;
    return `${source}: not read: ${what}: ${reason ?? ["unknown", ...(files ?? [])].join(" ")}`;
  });
}
