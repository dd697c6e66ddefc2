import { lazy } from "../catalog/lazy.js";

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

/** Letters of the pieces that a longer text is looked up by. */
const PIECE_LENGTH = 3;

/**
 * Prepares a search over names: for every three neighbouring letters the names that have them. A name that contains a text
 * has each of the text's pieces, so that only the names with the rarest one are looked at. Two letters have an index of
 * their own; both are made when they are first needed.
 *
 * @param lowerNames The lower-cased names.
 */
export function createNameSearch(lowerNames: readonly string[]): NameSearch {
  const positions = [...lowerNames.keys()];
  const byPiece = new Map(
    [2, PIECE_LENGTH].map((length) => [length, lazy(() => positionsByPiece(lowerNames, length))]),
  );

  return {
    find(text) {
      const having = byPiece.get(Math.min(text.length, PIECE_LENGTH))?.();
      // A piece is all that a text as long says, and one letter is none.
      if (text.length === 2 || text.length === PIECE_LENGTH) return having?.get(text) ?? [];
      const candidates = having === undefined ? positions : withRarestPiece(having, text);
      return candidates.filter((position) => lowerNames[position]?.includes(text) === true);
    },
  };
}

/** Gives the positions of the names that contain each run of so many letters. */
function positionsByPiece(lowerNames: readonly string[], length: number): ReadonlyMap<string, readonly number[]> {
  const byPiece = new Map<string, number[]>();
  lowerNames.forEach((name, position) => {
    for (let start = 0; start + length <= name.length; start += 1) {
      const piece = name.slice(start, start + length);
      const positions = byPiece.get(piece);
      if (positions === undefined) byPiece.set(piece, [position]);
      else if (positions.at(-1) !== position) positions.push(position);
    }
  });
  return byPiece;
}

/** Gives the positions of the names with the piece of a text that the fewest names have. */
function withRarestPiece(byPiece: ReadonlyMap<string, readonly number[]>, text: string): readonly number[] {
  let rarest = byPiece.get(text.slice(0, PIECE_LENGTH)) ?? [];
  for (let start = 1; start + PIECE_LENGTH <= text.length && rarest.length > 0; start += 1) {
    const positions = byPiece.get(text.slice(start, start + PIECE_LENGTH)) ?? [];
    if (positions.length < rarest.length) rarest = positions;
  }
  return rarest;
}
