import { useMemo } from "preact/hooks";
import { useAnswer } from "./use-answer.js";

/** Returns the types of NPCs that are monsters; `undefined` while they are asked for. */
export function useMonsterTypes(): ReadonlySet<string> | undefined {
  const { value } = useAnswer((client) => client.countNpcTypes(), "frame");
  return useMemo(() => value && new Set(value.flatMap(({ name, isMonster }) => (isMonster ? [name] : []))), [value]);
}
