/**
 * Makes a value of each key when it is first asked for, and keeps it.
 *
 * @param make The function that makes the value of a key.
 */
export function memoize<Key, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
