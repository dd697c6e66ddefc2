import type { RawSpawn, SpawnRow } from "@gamedata/schema";

/** Converts a spawn of the source; omitted fields are 0, delays are in seconds. */
export function rawSpawnOf(row: SpawnRow): RawSpawn {
  const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0 } = row;
  return { npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay };
}
