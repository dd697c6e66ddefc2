import type { SpawnRow } from "@gamedata/schema";
import { rawSpawnOf } from "./raw-spawn.js";

/** The number of distinct values of a coordinate; the map is about 360,000 units wide, on both sides of 0. */
const COORDINATES = 2 ** 21;

/** Removes exact duplicates from spawn rows; the order is kept. Rows without duplicates are returned as they are. */
export function mergeSpawns(rows: readonly SpawnRow[]): readonly SpawnRow[] {
  const places = new Set(rows.map(placeOf));
  if (places.size === rows.length) return rows;
  const latestAt = new Map<number, SpawnRow>();
  const samePlace = new Map<SpawnRow, SpawnRow>();
  const merged = rows.filter((row) => {
    const place = placeOf(row);
    const latest = latestAt.get(place);
    for (let known = latest; known !== undefined; known = samePlace.get(known)) if (areEqual(known, row)) return false;
    latestAt.set(place, row);
    if (latest !== undefined) samePlace.set(row, latest);
    return true;
  });
  // The copy is kept only if it is another list.
  return merged.length === rows.length ? rows : merged;
}

function placeOf({ x, y }: SpawnRow): number {
  return x * COORDINATES + y;
}

function areEqual(known: SpawnRow, row: SpawnRow): boolean {
  const a = rawSpawnOf(known);
  const b = rawSpawnOf(row);
  return (
    a.npcId === b.npcId &&
    a.x === b.x &&
    a.y === b.y &&
    a.z === b.z &&
    a.heading === b.heading &&
    a.respawnDelay === b.respawnDelay &&
    a.respawnRandom === b.respawnRandom &&
    a.periodOfDay === b.periodOfDay &&
    a.count === b.count &&
    a.territory?.name === b.territory?.name
  );
}
