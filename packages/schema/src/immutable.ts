/** `T` with every property and list read-only, at any depth. */
export type Immutable<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: Immutable<T[Key]> };
