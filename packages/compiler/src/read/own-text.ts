/** The engine keeps a shorter part of a text as a text of its own. */
const SHORTEST_SHARED = 13;

/** Returns a part of a file's text with memory of its own: a row that has it would keep the text of the whole file in memory. */
export function ownText(part: string): string {
  return part.length < SHORTEST_SHARED ? part : Buffer.from(part, "utf16le").toString("utf16le");
}

/** Returns the value of a name, which is created when it is first asked for. */
export function remembered<Value>(values: Map<string, Value>, name: string, create: () => Value): Value {
  const known = values.get(name);
  if (known !== undefined) return known;
  const value = create();
  values.set(ownText(name), value);
  return value;
}
