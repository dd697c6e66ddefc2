import type { RawSpawn, SpawnRow } from "@gamedata/schema";

/**
 * Shows a spawn as the source has it; what the source leaves out is 0. Delays in seconds.
 *
 * @param row The spawn's row.
 */
export function rawSpawnOf(row: SpawnRow): RawSpawn {
  const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0 } = row;
  return { npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay };
}
