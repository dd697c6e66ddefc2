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

/**
 * Creates a function like `memoize` that stores the values of the latest keys only, for values that take much memory together.
 *
 * @param most Values that are stored.
 */
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
 *
 * @param most Values that are stored.
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
