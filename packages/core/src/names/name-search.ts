import { lazy } from "../catalog/lazy.js";

/** Places of rows among all, from 0, ascending. */
export type Positions = readonly number[] | Uint32Array;

/** Finds rows by a part of their name. */
export interface NameSearch {
  /**
   * Finds the rows whose name contains a text.
   *
   * @param text The lower-cased text; not empty.
   * @returns The positions of the rows, ascending; not to be changed.
   */
  find(text: string): Positions;
}

/** Gives the positions of the names with a piece of text, ascending. */
type FindPiece = (piece: string) => Uint32Array;

/** Letters of the pieces that a longer text is looked up by. */
const PIECE_LENGTH = 3;

const noPositions = new Uint32Array();

/**
 * Prepares a search over names: for every three neighbouring letters the names that have them. A name that contains a text
 * has each of the text's pieces, so that only the names with the rarest one are looked at. Two letters have an index of
 * their own; both are made when they are first needed.
 *
 * @param lowerNames The lower-cased names.
 */
export function createNameSearch(lowerNames: readonly string[]): NameSearch {
  const positions = Uint32Array.from(lowerNames.keys());
  const byLength = new Map([2, PIECE_LENGTH].map((length) => [length, lazy(() => indexPieces(lowerNames, length))]));

  return {
    find(text) {
      const findPiece = byLength.get(Math.min(text.length, PIECE_LENGTH))?.();
      // A piece is all that a text as long says, and one letter is none.
      if (findPiece !== undefined && text.length <= PIECE_LENGTH) return findPiece(text);
      const candidates = findPiece === undefined ? positions : withRarestPiece(findPiece, text);
      const found: number[] = [];
      for (let index = 0; index < candidates.length; index += 1) {
        const position = candidates[index];
        if (position !== undefined && lowerNames[position]?.includes(text)) found.push(position);
      }
      return found;
    },
  };
}

/** Lays the positions of all pieces out in one array, piece by piece: thousands of small ones would take four times as much. */
function indexPieces(lowerNames: readonly string[], length: number): FindPiece {
  const byPiece = positionsByPiece(lowerNames, length);
  const numbers = new Map<string, number>();
  const ends: number[] = [];
  const positions = new Uint32Array([...byPiece.values()].reduce((sum, having) => sum + having.length, 0));
  for (const [piece, having] of byPiece) {
    const start = ends.at(-1) ?? 0;
    positions.set(having, start);
    numbers.set(piece, ends.length);
    ends.push(start + having.length);
  }
  return (piece) => {
    const number = numbers.get(piece);
    return number === undefined ? noPositions : positions.subarray(ends[number - 1] ?? 0, ends[number]);
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
function withRarestPiece(findPiece: FindPiece, text: string): Uint32Array {
  let rarest = findPiece(text.slice(0, PIECE_LENGTH));
  for (let start = 1; start + PIECE_LENGTH <= text.length && rarest.length > 0; start += 1) {
    const positions = findPiece(text.slice(start, start + PIECE_LENGTH));
    if (positions.length < rarest.length) rarest = positions;
  }
  return rarest;
}
