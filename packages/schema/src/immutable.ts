/** `T` with every property and every list inside it read-only: data is handed out, never handed over. */
export type Immutable<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: Immutable<T[Key]> };
