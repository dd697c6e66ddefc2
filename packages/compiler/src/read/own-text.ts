/** The engine keeps a shorter part of a text as a text of its own. */
const SHORTEST_SHARED = 13;

/** Returns a part of a file's text with memory of its own: a row that has it would keep the text of the whole file in memory. */
export function ownText(part: string): string {
  return part.length < SHORTEST_SHARED ? part : Buffer.from(part, "utf16le").toString("utf16le");
}
