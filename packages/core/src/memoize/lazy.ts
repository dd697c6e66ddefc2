/** Returns a value that is computed on the first call and stored. */
export type Lazy<T> = () => T;

/** Creates a function that computes a value on the first call and returns the stored value afterwards. */
export function lazy<T>(compute: () => T): Lazy<T> {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
