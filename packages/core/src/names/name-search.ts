/** Finds rows by a part of their name. */
export interface NameSearch {
  /**
   * Marks the rows whose name contains a text.
   *
   * @param text The lower-cased text; not empty.
   * @returns 1 at the position of each row that matches, else 0.
   */
  find(text: string): Uint8Array;
}

/** Stands between two names; no cleaned name contains it. */
const SEPARATOR = "\n";

/**
 * Prepares a search over names. All names stand in one long text, so that one scan of it answers a search.
 *
 * @param lowerNames The lower-cased names, none of them with a line break.
 */
export function createNameSearch(lowerNames: readonly string[]): NameSearch {
  const starts = new Uint32Array(lowerNames.length + 1);
  lowerNames.forEach((name, position) => {
    starts[position + 1] = (starts[position] ?? 0) + name.length + SEPARATOR.length;
  });
  const text = lowerNames.join(SEPARATOR);

  return {
    find(part) {
      const found = new Uint8Array(lowerNames.length);
      if (part.includes(SEPARATOR)) return found;
      let position = 0;
      let hit = text.indexOf(part);
      while (hit !== -1) {
        let next = starts[position + 1] ?? text.length;
        while (next <= hit) {
          position += 1;
          next = starts[position + 1] ?? text.length;
        }
        found[position] = 1;
        hit = text.indexOf(part, next);
      }
      return found;
    },
  };
}
