/** Finds rows by a part of their name. */
export interface NameSearch {
  /**
   * Finds the rows whose name contains a text.
   *
   * @param text The lower-cased text; not empty.
   * @returns The positions of the rows, ascending.
   */
  find(text: string): readonly number[];
}

/** Values that a UTF-16 code unit can have. */
const CODE_UNITS = 0x10000;

/**
 * Prepares a search over names: for every two neighbouring letters the names that have them. A name that contains a text
 * has each of the text's pairs, so that only the names with the rarest one are looked at.
 *
 * @param lowerNames The lower-cased names.
 */
export function createNameSearch(lowerNames: readonly string[]): NameSearch {
  const byPair = positionsByPair(lowerNames);
  const positions = [...lowerNames.keys()];

  return {
    find(text) {
      // A pair is all that a text of two letters says, and one letter has no pair.
      if (text.length === 2) return byPair.get(pairAt(text, 0)) ?? [];
      const candidates = text.length < 2 ? positions : withRarestPair(byPair, text);
      return candidates.filter((position) => lowerNames[position]?.includes(text) === true);
    },
  };
}

function positionsByPair(lowerNames: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const byPair = new Map<number, number[]>();
  lowerNames.forEach((name, position) => {
    for (let index = 0; index + 1 < name.length; index += 1) {
      const pair = pairAt(name, index);
      const positions = byPair.get(pair);
      if (positions === undefined) byPair.set(pair, [position]);
      else if (positions.at(-1) !== position) positions.push(position);
    }
  });
  return byPair;
}

/** Gives the positions of the names with the pair of a text that the fewest names have. */
function withRarestPair(byPair: ReadonlyMap<number, readonly number[]>, text: string): readonly number[] {
  let rarest = byPair.get(pairAt(text, 0)) ?? [];
  for (let index = 1; index + 1 < text.length && rarest.length > 0; index += 1) {
    const positions = byPair.get(pairAt(text, index)) ?? [];
    if (positions.length < rarest.length) rarest = positions;
  }
  return rarest;
}

/** Gives one number for a code unit of a text and the next; every pair has its own. */
function pairAt(text: string, index: number): number {
  return text.charCodeAt(index) * CODE_UNITS + text.charCodeAt(index + 1);
}
