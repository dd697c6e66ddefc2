import type { Diagnostic } from "../diagnostic.js";

/** Diagnostics of one kind: with the same title, subject and expected value. */
interface Kind {
  readonly title: string;
  readonly text: string;
  readonly first: Diagnostic;
  count: number;
}

/** The kinds that are printed. */
const MOST_KINDS = 20;
/** What was expected is cut to this many characters. */
const LONGEST_EXPECTED = 60;

/** Describes the losses of a run, one line for each kind, the most frequent first, and how many kinds there are besides. */
export function describeLosses(losses: readonly Diagnostic[]): readonly string[] {
  return describeKinds(losses, ({ table = "files" }) => table);
}

/** Describes the warnings of a run as its losses; those of a rule, which are doubts about the source, come first. */
export function describeWarnings(warnings: readonly Diagnostic[]): readonly string[] {
  return describeKinds(warnings, () => "warning");
}

function describeKinds(diagnostics: readonly Diagnostic[], titleOf: (one: Diagnostic) => string): readonly string[] {
  const kinds = new Map<string, Kind>();
  for (const diagnostic of diagnostics) {
    const title = titleOf(diagnostic);
    const text = textOf(diagnostic);
    const key = `${title} ${text}`;
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, { title, text, first: diagnostic, count: 1 });
    else known.count += 1;
  }
  const rank = ({ first: { severity, rule } }: Kind) => Number(severity === "warning" && rule !== undefined);
  const sorted = [...kinds.values()].sort((a, b) => rank(b) - rank(a) || b.count - a.count);
  const lines = sorted.slice(0, MOST_KINDS).map(({ title, text, first: { received, file, line }, count }) => {
    const example = text.endsWith("not read") ? "" : `, received ${received}`;
    return `${title}: ${count.toLocaleString("en")} × ${text}${example}, first ${file}:${line}`;
  });
  return sorted.length > lines.length ? [...lines, `… and ${sorted.length - lines.length} more kinds`] : lines;
}

/** Returns the subject of a diagnostic without ids, and what was expected; of an unknown child also its name. */
function textOf({ what, expected, received }: Diagnostic): string {
  const subject = what.replace(/\d+/gu, "…");
  if (what.startsWith("child of")) return `${received} in ${subject.slice("child of ".length)} not read`;
  const wanted = expected.length > LONGEST_EXPECTED ? `${expected.slice(0, LONGEST_EXPECTED)}…` : expected;
  return `${subject}: expected ${wanted.replace(/\d+/gu, "…")}`;
}
