import { lazy } from "../rows/lazy.js";

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

const noPositions = /* @__PURE__ */ new Uint32Array();

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

/**
 * Finds the positions of all runs of so many letters, and lays them out in one array, run by run: first they are counted,
 * then written. Thousands of small arrays would take three times as much, and as much again while they grow.
 */
function indexPieces(lowerNames: readonly string[], length: number): FindPiece {
  const numbers = new Map<string, number>();
  const ends: number[] = [];
  for (const [piece] of piecesOf(lowerNames, length)) {
    const number = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, number);
    ends[number] = (ends[number] ?? 0) + 1;
  }
  let total = 0;
  const nexts = ends.map((count, number) => {
    const start = total;
    total += count;
    ends[number] = total;
    return start;
  });
  const positions = new Uint32Array(total);
  for (const [piece, position] of piecesOf(lowerNames, length)) {
    const number = numbers.get(piece) ?? 0;
    const next = nexts[number] ?? 0;
    positions[next] = position;
    nexts[number] = next + 1;
  }
  return (piece) => {
    const number = numbers.get(piece);
    return number === undefined ? noPositions : positions.subarray(ends[number - 1] ?? 0, ends[number]);
  };
}

/** Gives each run of so many letters of each name, once a name, with the name's position. */
function* piecesOf(
  lowerNames: readonly string[],
  length: number,
): Generator<readonly [piece: string, position: number]> {
  for (const [position, name] of lowerNames.entries()) {
    for (let start = 0; start + length <= name.length; start += 1) {
      const piece = name.slice(start, start + length);
      if (name.indexOf(piece) === start) yield [piece, position];
    }
  }
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
