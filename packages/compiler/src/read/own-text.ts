/** V8 copies a part of a text that is shorter than this; a longer one is a reference into the whole text. */
const SHORTEST_SHARED = 13;

/** Copies a part of a file's text: otherwise a row with that part would keep the text of the whole file in memory. */
export function ownText(part: string): string {
  return part.length < SHORTEST_SHARED ? part : Buffer.from(part, "utf16le").toString("utf16le");
}

/** Returns the value of a name in a map, and adds it if there is none. */
export function remembered<Value>(values: Map<string, Value>, name: string, create: () => Value): Value {
  const known = values.get(name);
  if (known !== undefined) return known;
  const value = create();
  values.set(ownText(name), value);
  return value;
}
