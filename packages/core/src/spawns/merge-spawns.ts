import type { SpawnRow } from "@gamedata/schema";
import { indexBy } from "../rows/index-by.js";

/** Removes exact duplicates from spawn rows; the order is kept. Rows without duplicates are returned as they are. */
export function mergeSpawns(rows: readonly SpawnRow[]): readonly SpawnRow[] {
  // Most spawns are alone at their point, which is faster to see than that they differ.
  if (new Set(rows.map(pointOf)).size === rows.length) return rows;
  const distinct = indexBy(rows, keyOf);
  return distinct.size === rows.length ? rows : [...distinct.values()];
}

/** More than any coordinate, in game units. */
const COORDINATES = 2 ** 21;

const pointOf = ({ x, y }: SpawnRow): number => x * COORDINATES + y;

/** Returns a text that is the same for equal spawns; omitted fields are 0. */
function keyOf(row: SpawnRow): string {
  const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0, count, territory } = row;
  return [npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay, count, territory?.name].join();
}
