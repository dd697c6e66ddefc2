/** The ranks of rows by a number, by position: equal numbers have the same rank. */
export interface Ranks {
  /** From 0; rows without a number have `count`. */
  readonly ranks: Uint32Array;
  /** No rank of a number is as great. */
  readonly count: number;
}

/** Ranks numbers, smallest first. */
export function rankNumbers(numbers: readonly (number | null | undefined)[]): Ranks {
  const distinct = Float64Array.from(new Set(numbers.filter((number) => typeof number === "number"))).sort();
  const rankOf = new Map<number | null | undefined, number>();
  distinct.forEach((number, rank) => {
    rankOf.set(number, rank);
  });
  const ranks = new Uint32Array(numbers.length);
  numbers.forEach((number, position) => {
    ranks[position] = rankOf.get(number) ?? distinct.length;
  });
  return { ranks, count: distinct.length };
}

/**
 * Returns the positions of rows by rank, ascending or descending; rows without a number come last in both directions, and
 * ties are by position. The rows of each rank are counted first, so that none are compared.
 */
export function orderByRank({ ranks, count }: Ranks, direction: 1 | -1): Uint32Array {
  const groupOf = (rank: number): number => (direction === 1 || rank === count ? rank : count - 1 - rank);
  // The place of the next row of each group, after the rows of the groups before.
  const nexts = new Uint32Array(count + 2);
  for (const rank of ranks) nexts[groupOf(rank) + 1] = (nexts[groupOf(rank) + 1] ?? 0) + 1;
  for (let group = 0; group < count; group += 1) nexts[group + 1] = (nexts[group + 1] ?? 0) + (nexts[group] ?? 0);
  const positions = new Uint32Array(ranks.length);
  for (let position = 0; position < ranks.length; position += 1) {
    const group = groupOf(ranks[position] ?? count);
    const place = nexts[group] ?? 0;
    positions[place] = position;
    nexts[group] = place + 1;
  }
  return positions;
}
