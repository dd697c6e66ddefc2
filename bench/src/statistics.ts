/**
 * Gives the value below which a share of the numbers lies, by the nearest-rank rule.
 *
 * @param values The numbers, in any order; at least one.
 * @param share The share, above 0 and at most 1: 0.5 is the median, 0.99 the 99th percentile.
 */
export function quantile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const value = sorted[Math.ceil(share * sorted.length) - 1];
  if (value === undefined) throw new RangeError(`A quantile needs values and a share in (0, 1], got ${share}.`);
  return value;
}

/**
 * Gives the number in the middle; of an even count, the mean of the two in the middle.
 *
 * @param values The numbers, in any order; at least one.
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new RangeError("A median needs values.");
  return (lower + upper) / 2;
}

/**
 * Gives the median of each figure over several rounds.
 *
 * @param rounds The rounds; at least one.
 * @param names The figures.
 */
export function medians<Name extends string>(
  rounds: readonly Readonly<Record<Name, number>>[],
  ...names: readonly Name[]
): Record<Name, number> {
  const result: Partial<Record<Name, number>> = {};
  for (const name of names) result[name] = median(rounds.map((round) => round[name]));
  return result as Record<Name, number>;
}

/**
 * Runs something several times, one after another.
 *
 * @param runs How often.
 * @param measure One run.
 */
export async function repeat<Round>(runs: number, measure: () => Promise<Round>): Promise<Round[]> {
  const rounds: Round[] = [];
  while (rounds.length < runs) rounds.push(await measure());
  return rounds;
}

/**
 * Runs something several times and gives the median of what it gave.
 *
 * @param runs How often.
 * @param measure One run; gives its figure.
 */
export async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  return median(await repeat(runs, measure));
}
