import type { Diagnostic } from "../diagnostic.js";

/** Losses of one kind: of one table, with the same subject. */
interface LossKind {
  readonly text: string;
  readonly first: Diagnostic;
  count: number;
}

/** The kinds of losses that are printed. */
const MOST_KINDS = 20;
/** What was expected is cut to this many characters. */
const LONGEST_EXPECTED = 60;

/** Describes the losses of a run, one line for each kind, the most frequent first, and how many kinds there are besides. */
export function describeLosses(losses: readonly Diagnostic[]): readonly string[] {
  const kinds = new Map<string, LossKind>();
  for (const loss of losses) {
    const text = textOf(loss);
    const key = `${loss.table} ${text}`;
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, { text, first: loss, count: 1 });
    else known.count += 1;
  }
  const sorted = [...kinds.values()].sort((a, b) => b.count - a.count);
  const lines = sorted.slice(0, MOST_KINDS).map(({ text, first: { table = "files", received, file, line }, count }) => {
    const example = text.endsWith("not read") ? "" : `, received ${received}`;
    return `${table}: ${count.toLocaleString("en")} × ${text}${example}, first ${file}:${line}`;
  });
  return sorted.length > lines.length ? [...lines, `… and ${sorted.length - lines.length} more kinds`] : lines;
}

/** Returns the subject of a loss without ids, and what was expected; of an unknown child also its name. */
function textOf({ what, expected, received }: Diagnostic): string {
  const subject = what.replace(/\d+/gu, "…");
  if (what.startsWith("child of")) return `${received} in ${subject.slice("child of ".length)} not read`;
  const wanted = expected.length > LONGEST_EXPECTED ? `${expected.slice(0, LONGEST_EXPECTED)}…` : expected;
  return `${subject}: expected ${wanted.replace(/\d+/gu, "…")}`;
}
