/** Returns the value below which a share of the numbers lies (0.5: the median), by the nearest-rank rule; there must be at least one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const value = sorted[Math.ceil(share * sorted.length) - 1];
  if (value === undefined) throw new RangeError(`A quantile needs values and a share in (0, 1], got ${share}.`);
  return value;
}

/** Returns the number in the middle; of an even count, the mean of the two in the middle. There must be at least one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new RangeError("A median needs values.");
  return (lower + upper) / 2;
}

export function medianOf<Round>(rounds: readonly Round[], figureOf: (round: Round) => number): number {
  return median(rounds.map(figureOf));
}

export async function repeat<Round>(times: number, run: () => Promise<Round>): Promise<Round[]> {
  const rounds: Round[] = [];
  while (rounds.length < times) rounds.push(await run());
  return rounds;
}
