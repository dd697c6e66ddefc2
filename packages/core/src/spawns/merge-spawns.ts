import type { SpawnRow } from "@gamedata/schema";
import { rawSpawnOf } from "./raw-spawn.js";

/** Spreads one coordinate over 32 bits: an odd number near 2^32 divided by the golden ratio, as in multiplicative hashing. */
const SPREAD = 0x9e3779b1;

/** Removes exact duplicates from spawn rows; the order is kept. Rows without duplicates are returned as they are. */
export function mergeSpawns(rows: readonly SpawnRow[]): readonly SpawnRow[] {
  if (rows.length < 2) return rows;
  const hashes = new Set(rows.map(placeHashOf));
  if (hashes.size === rows.length) return rows;
  const latestOf = new Map<number, SpawnRow>();
  const sameHash = new Map<SpawnRow, SpawnRow>();
  const merged = rows.filter((row) => {
    const hash = placeHashOf(row);
    const latest = latestOf.get(hash);
    for (let known = latest; known !== undefined; known = sameHash.get(known)) if (areEqual(known, row)) return false;
    latestOf.set(hash, row);
    if (latest !== undefined) sameHash.set(row, latest);
    return true;
  });
  // The copy is kept only if it is another list.
  return merged.length === rows.length ? rows : merged;
}

/** Returns an integer of 32 bits: equal places have the same, and different ones seldom do. */
function placeHashOf({ x, y }: SpawnRow): number {
  return Math.imul(x, SPREAD) ^ y;
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
