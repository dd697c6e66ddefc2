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
  const [meant, other] = known.filter((one) => nameKey(one) === nameKey(name));
  return other === undefined ? meant : undefined;
}
