/** Bits of a number that choose its bucket. */
const BUCKET_BITS = 10;
const NUMBER_BITS = 32;

/**
 * Returns the lowest numbers of a list, ascending. Only these are sorted: the numbers are counted in buckets by their
 * highest bits first, so that a page of a long list costs as much time as the list is long.
 */
export function lowest(numbers: Uint32Array, count: number): Uint32Array {
  // The list is short, or most of it is wanted.
  if (numbers.length < 2 ** BUCKET_BITS || count > numbers.length / 2) return numbers.toSorted().subarray(0, count);
  let greatest = 0;
  for (const number of numbers) if (number > greatest) greatest = number;
  const shift = Math.max(0, NUMBER_BITS - Math.clz32(greatest) - BUCKET_BITS);
  const sizes = new Uint32Array(2 ** BUCKET_BITS);
  for (const number of numbers) sizes[number >>> shift] = (sizes[number >>> shift] ?? 0) + 1;
  let last = 0;
  for (let total = sizes[0] ?? 0; total < count; total += sizes[last] ?? 0) last += 1;
  return numbers
    .filter((number) => number >>> shift <= last)
    .sort()
    .subarray(0, count);
}
