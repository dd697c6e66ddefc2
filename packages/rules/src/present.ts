/** Tells whether a value is an object with fields, as JSON has it: no list, and not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `T` with every field that may be undefined turned into an optional one. */
export type Present<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** Returns a copy of an object without the fields that are undefined; null, zero, false and the order are kept. */
export function present<const T extends object>(fields: T): Present<T>;
export function present(fields: Readonly<Record<string, unknown>>): object {
  const kept: Record<string, unknown> = {};
  for (const key in fields) {
    if (fields[key] !== undefined) kept[key] = fields[key];
  }
  return kept;
}

/** Returns a list, or undefined when it is empty or absent. */
export function nonEmpty<Value>(list: readonly Value[] | undefined): readonly Value[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}

/** Returns a copy of an object without the fields that are undefined, or undefined when no field is left. */
export function presentGroup<const T extends object>(fields: T): Present<T> | undefined {
  const group = present(fields);
  return Object.keys(group).length === 0 ? undefined : group;
}
