import { present } from "@gamedata/rules";
import type { RawSpawn, SpawnRow } from "@gamedata/schema/types";

/** Returns the number of NPCs and the area of a spawn, where the source states them. */
export const areaOf = ({ count, territory }: SpawnRow) => present({ count, territory });

/** Converts a spawn of the source; omitted fields are 0, delays are in seconds. */
export function rawSpawnOf(row: SpawnRow): RawSpawn {
  const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0 } = row;
  const spawn = { npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay };
  return row.territory === undefined && row.count === undefined ? spawn : { ...spawn, ...areaOf(row) };
}
