/**
 * Finds values by their key; of two values with one key the first is kept.
 *
 * @param values The values.
 * @param keyOf The function that names the key of a value, or `undefined` to leave it out.
 */
export function indexBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key | undefined,
): ReadonlyMap<Key, Value> {
  const index = new Map<Key, Value>();
  for (const value of values) {
    const key = keyOf(value);
    if (key !== undefined && !index.has(key)) index.set(key, value);
  }
  return index;
}
