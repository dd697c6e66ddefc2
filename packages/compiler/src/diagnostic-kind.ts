import { type Diagnostic, kindText, type SourcePosition } from "./diagnostic.js";

/** Diagnostics of one kind: about the same subject without its ids, with the same expected value. */
export interface DiagnosticKind {
  readonly first: Diagnostic;
  readonly count: number;
  /** The first places. */
  readonly places: readonly SourcePosition[];
}

/** How many places of a kind are kept. */
const MOST_PLACES = 5;

/** Returns the kinds of diagnostics in the order in which they are first found; each severity and table has its own. */
export function kindsOf(diagnostics: readonly Diagnostic[]): readonly DiagnosticKind[] {
  const kinds = new Map<string, { first: Diagnostic; count: number; places: SourcePosition[] }>();
  for (const diagnostic of diagnostics) {
    const { severity, table = "", file, line, further = 0 } = diagnostic;
    const key = `${severity} ${table} ${kindText(diagnostic)}`;
    const kind = kinds.get(key) ?? { first: diagnostic, count: 0, places: [] };
    kinds.set(key, kind);
    kind.count += 1 + further;
    if (kind.places.length < MOST_PLACES) kind.places.push({ file, line });
  }
  return [...kinds.values()];
}

/** Returns how many diagnostics were found, with those that were only counted. */
export const countOf = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.reduce((sum, { further = 0 }) => sum + 1 + further, 0);
