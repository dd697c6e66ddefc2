/** Returns a value that is computed on the first call and kept. */
export type Lazy<T> = () => T;

/** Defers computing a value until it is first needed, and computes it once. */
export function lazy<T>(make: () => T): Lazy<T> {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
