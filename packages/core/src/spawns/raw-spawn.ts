import { present } from "@gamedata/rules";
import type { RawSpawn, SpawnRow } from "@gamedata/schema/types";

/** Returns the number of NPCs, the area, the event and the times of a spawn, where the source states them. */
export const statedOf = ({ count, territory, event, respawnPattern }: SpawnRow) =>
  present({ count, territory, event, respawnPattern });

/** Returns whether a spawn states one of them, as few do. */
export const statesMore = ({ count, territory, event, respawnPattern }: SpawnRow) =>
  (territory ?? count ?? event ?? respawnPattern) !== undefined;

/** Converts a spawn of the source; omitted fields are 0, delays are in seconds. */
export function rawSpawnOf(row: SpawnRow): RawSpawn {
  const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0 } = row;
  const spawn = { npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay };
  return statesMore(row) ? { ...spawn, ...statedOf(row) } : spawn;
}
