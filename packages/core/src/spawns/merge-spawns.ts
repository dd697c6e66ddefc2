import type { SpawnRow } from "@gamedata/schema";
import { indexBy } from "../rows/index-by.js";

/** Removes exact duplicates from spawn rows; the order is kept. Rows without duplicates are returned as they are. */
export function mergeSpawns(rows: readonly SpawnRow[]): readonly SpawnRow[] {
  if (rows.length < 2) return rows;
  const distinct = indexBy(rows, keyOf);
  return distinct.size === rows.length ? rows : [...distinct.values()];
}

/** Returns a text that is the same for equal spawns; omitted fields are 0. */
function keyOf(row: SpawnRow): string {
  const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0, count, territory } = row;
  return [npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay, count, territory?.name].join();
}
