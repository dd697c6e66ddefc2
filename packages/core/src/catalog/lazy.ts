/** Gives a value that is made on the first call and kept. */
export type Lazy<T> = () => T;

/**
 * Puts off making a value until it is asked for, and makes it once.
 *
 * @param make The function that makes the value.
 */
export function lazy<T>(make: () => T): Lazy<T> {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
