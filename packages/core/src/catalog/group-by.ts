/**
 * Collects values under their key; keys and values keep the order in which they come.
 *
 * @param values The values.
 * @param keyOf The function that names the key of a value, or `undefined` to leave it out.
 */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key | undefined,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/**
 * Collects values under each of their keys; a value stands once under a key that it names twice.
 *
 * @param values The values.
 * @param keysOf The function that names the keys of a value.
 */
export function groupByEach<Key, Value>(
  values: Iterable<Value>,
  keysOf: (value: Value) => Iterable<Key>,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    for (const key of new Set(keysOf(value))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [value]);
      else group.push(value);
    }
  }
  return groups;
}
