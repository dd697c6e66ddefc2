import { complete } from "@gamedata/rules";

/** Returns a value that is computed on the first call and stored. */
export type Lazy<T> = () => T;

/** Creates a function that computes a value on the first call and returns the stored value afterwards. */
// @__NO_SIDE_EFFECTS__
export function lazy<T>(compute: () => T): Lazy<T> {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** A computation in steps of some milliseconds; it yields after each. */
export type Steps<T> = Generator<void, T>;

/** Rows of which one step takes care: some milliseconds for rows that take microseconds each. */
const ROWS_OF_STEP = 500;

/** Takes care of each row, hundreds of them in each step. */
export function* eachInSteps<Row>(rows: readonly Row[], take: (row: Row, position: number) => void): Steps<void> {
  for (const [position, row] of rows.entries()) {
    if (position % ROWS_OF_STEP === 0) yield;
    take(row, position);
  }
}

/** A value that is computed on the first call, or in steps before it. */
export interface LazyInSteps<T> extends Lazy<T> {
  /** Takes the steps that nobody has taken yet. */
  readonly steps: () => Steps<T>;
}

/** Creates a function like `lazy` whose computation can be taken in steps; a call takes those that are left. */
// @__NO_SIDE_EFFECTS__
export function lazyInSteps<T>(compute: () => Steps<T>): LazyInSteps<T> {
  let computed: { readonly value: T } | undefined;
  let begun: Steps<T> | undefined;
  function* steps(): Steps<T> {
    while (computed === undefined) {
      const running = begun ?? compute();
      // A computation that throws is not continued: the next call begins a new one.
      begun = undefined;
      const { done, value } = running.next();
      if (done === true) computed = { value };
      else {
        begun = running;
        yield;
      }
    }
    return computed.value;
  }
  return Object.assign(() => (computed === undefined ? complete(steps()) : computed.value), { steps });
}

/** Creates a function that computes the value of each key on the first call and returns the stored value afterwards. */
// @__NO_SIDE_EFFECTS__
export function memoize<Key, Value extends object>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const stored = values.get(key);
    if (stored !== undefined) return stored;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}

/** Creates a function like `memoize` that stores only the `most` latest values, for values that take much memory together. */
// @__NO_SIDE_EFFECTS__
export function memoizeLatest<Key, Value extends object>(
  most: number,
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const latest = keepLatest<Key, Value>(most);
  return (key) => latest(key, () => compute(key));
}

/**
 * Creates a function that stores the values of the latest keys only: whoever asks for one key again and again gets the stored value, and
 * whoever asks for each key once fills no memory. An error is not stored.
 */
// @__NO_SIDE_EFFECTS__
export function keepLatest<Key, Value extends object>(most: number): (key: Key, compute: () => Value) => Value {
  const values = new Map<Key, Value>();
  return (key, compute) => {
    const value = values.get(key) ?? compute();
    // Its key becomes the latest.
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.size > most ? values.keys() : [];
    if (oldest !== undefined) values.delete(oldest);
    return value;
  };
}
