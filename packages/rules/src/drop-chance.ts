import type { DropRow } from "@gamedata/schema/types";

/** The chance, in parts per million, of what always happens. */
export const CERTAIN = 1_000_000;

/** Returns the chance per kill of a row in parts per million: that of its group times that of the row in the group. */
export function dropChanceOf({ groupChance, chance }: Pick<DropRow, "groupChance" | "chance">): number {
  return groupChance === undefined ? chance : (groupChance * chance) / CERTAIN;
}
