import type { SpawnRow } from "@gamedata/schema/types";
import { groupBy } from "../rows/group-by.js";

/** Removes exact duplicates from spawn rows; the order is kept. Rows without duplicates are returned as they are. */
export function mergeSpawns(rows: readonly SpawnRow[]): readonly SpawnRow[] {
  // Most spawns are alone at their point, which is faster to see than that they differ.
  const byPoint = groupBy(rows, pointOf);
  if (byPoint.size === rows.length) return rows;
  const seen = new Set<string>();
  const distinct = rows.filter((row) => {
    if (byPoint.get(pointOf(row))?.length === 1) return true;
    const key = keyOf(row);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return distinct.length === rows.length ? rows : distinct;
}

/** More than any coordinate, in game units. */
const COORDINATES = 2 ** 21;

const pointOf = ({ x, y }: SpawnRow): number => x * COORDINATES + y;

/** Territories of one name can have different shapes. */
const shapeOf = (territory: SpawnRow["territory"]): string =>
  territory === undefined ? "" : JSON.stringify(territory);

/** Returns a text that is the same for equal spawns; omitted fields are 0. */
function keyOf(row: SpawnRow): string {
  const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0, count, event } = row;
  const times = [respawnDelay, respawnRandom, periodOfDay, event, row.respawnPattern];
  return [npcId, x, y, z, heading, ...times, count, shapeOf(row.territory)].join();
}
