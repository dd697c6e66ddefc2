/** A source of numbers in [0, 1) that repeats itself for the same seed. */
export type Random = () => number;

/** Makes a source of random numbers (mulberry32); the same seed, any 32-bit number, gives the same numbers. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Gives a whole number from `minimum` up to, and without, `end`. */
export function randomInteger(random: Random, minimum: number, end: number): number {
  return minimum + Math.floor(random() * (end - minimum));
}

/** Picks one of the values, of which there is at least one. */
export function pick<T>(random: Random, values: readonly T[]): T {
  const value = values[randomInteger(random, 0, values.length)];
  if (value === undefined) throw new RangeError("There is nothing to pick from.");
  return value;
}

/** Returns a copy of the values in a random order (Fisher and Yates). */
export function shuffle<T>(random: Random, values: readonly T[]): T[] {
  const shuffled: T[] = [];
  for (const [index, value] of values.entries()) {
    const other = randomInteger(random, 0, index + 1);
    const moved = shuffled[other];
    if (moved !== undefined) shuffled[index] = moved;
    shuffled[other] = value;
  }
  return shuffled;
}
