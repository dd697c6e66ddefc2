import type { SpawnRow } from "@gamedata/schema";
import { indexBy } from "../catalog/index-by.js";
import { rawSpawnOf } from "./raw-spawn.js";

/**
 * Merges the spawns of all raw ids of an NPC: exact duplicates once, in the order given.
 *
 * @param rows The spawn rows of all raw ids, by raw id, then in source order.
 */
export function mergeSpawns(rows: readonly SpawnRow[]): readonly SpawnRow[] {
  return [...indexBy(rows, (row) => Object.values(rawSpawnOf(row)).join(" ")).values()];
}
