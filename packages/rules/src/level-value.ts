import type { LevelValue } from "@gamedata/schema";

/** Returns the value of a skill at a level, from 1; `undefined` if the skill has none. */
export function valueAt<Value>(values: LevelValue<Value> | undefined, level: number): Value | undefined {
  return isList(values) ? values[level - 1] : values;
}

/** `Array.isArray` does not recognize read-only lists. */
const isList = <Value>(values: LevelValue<Value> | undefined): values is readonly Value[] => Array.isArray(values);
