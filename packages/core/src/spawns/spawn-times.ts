import type { SpawnRow } from "@gamedata/schema/types";

const SECONDS_PER_HOUR = 3600;

export interface SpawnTimes {
  readonly spawnCount: number;
  /** Spawns with a respawn delay, the sum of their delays in seconds, and the kills per hour that they allow at most. */
  readonly timedCount: number;
  readonly delays: number;
  readonly killsPerHour: number;
}

export function spawnTimesOf(spawns: readonly SpawnRow[]): SpawnTimes {
  let spawnCount = 0;
  let timedCount = 0;
  let delays = 0;
  let killsPerHour = 0;
  for (const { respawnDelay = 0, count = 1 } of spawns) {
    spawnCount += count;
    if (respawnDelay === 0) continue;
    timedCount += count;
    delays += respawnDelay * count;
    killsPerHour += (SECONDS_PER_HOUR / respawnDelay) * count;
  }
  return { spawnCount, timedCount, delays, killsPerHour };
}

/** Returns the mean respawn delay in seconds; null where no spawn has one. */
export const meanDelayOf = ({ timedCount, delays }: SpawnTimes): number | null =>
  timedCount === 0 ? null : delays / timedCount;
