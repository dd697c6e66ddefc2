/** `T` with every field that may be undefined turned into one that may be left out. */
export type Present<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/**
 * Leaves out the fields that have nothing to say.
 *
 * @param fields The fields of an answer, undefined where absent.
 */
export function present<const T extends object>(fields: T): Present<T>;
export function present(fields: Readonly<Record<string, unknown>>): object {
  const kept: Record<string, unknown> = {};
  for (const key in fields) {
    if (fields[key] !== undefined) kept[key] = fields[key];
  }
  return kept;
}

/**
 * Gives the list, or nothing when it is empty.
 *
 * @param list The list, if there is one.
 */
export function nonEmpty<Value>(list: readonly Value[] | undefined): readonly Value[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}

/**
 * Gives the fields that have something to say, or nothing when none has.
 *
 * @param fields The fields of a group, undefined where absent.
 */
export function presentGroup<const T extends object>(fields: T): Present<T> | undefined {
  const group = present(fields);
  return Object.keys(group).length === 0 ? undefined : group;
}
