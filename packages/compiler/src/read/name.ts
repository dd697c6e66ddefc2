const keys = new Map<string, string>();

/** Returns a name as names are compared: without case, `_`, `-`, and the ending of a plural. */
export function nameKey(name: string): string {
  let key = keys.get(name);
  if (key === undefined) {
    key = name
      .toLowerCase()
      .replace(/[_-]/gu, "")
      .replace(/(?:e?s)*e?$/u, "");
    keys.set(name, key);
  }
  return key;
}

/** Returns the one of several names that a name of the source means: the same name, or else the only one with its key. */
export function meantName<Name extends string>(name: string, known: readonly Name[]): Name | undefined {
  const same = known.find((one) => one === name);
  if (same !== undefined) return same;
  const key = nameKey(name);
  const [meant, other] = known.filter((one) => nameKey(one) === key);
  return other === undefined ? meant : undefined;
}

/** How many letters a misspelled name has too many, too few, or wrong, at most. */
const MOST_EDITS = 2;

/** Returns whether a name that no schema has may be another one, misspelled. */
export function mayBe(name: string, known: string): boolean {
  const [one, other] = [nameKey(name), nameKey(known)];
  // The edits between the beginning of the one and each beginning of the other.
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const letter of one) {
    const above = row;
    row = [(above[0] ?? 0) + 1];
    for (const [at, wanted] of [...other].entries()) {
      const replaced = (above[at] ?? 0) + (letter === wanted ? 0 : 1);
      row.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
  }
  return (row.at(-1) ?? 0) <= MOST_EDITS;
}
