/** `T` with every property and list read-only, at any depth; a value of unknown type stays one. */
export type Immutable<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [Key in keyof T]: Immutable<T[Key]> };
