/** Creates a function that computes the value of each key on the first call and returns the stored value afterwards. */
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
