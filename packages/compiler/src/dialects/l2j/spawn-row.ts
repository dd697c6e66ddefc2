import type { Territory } from "@gamedata/schema";

/** A spawn as any of the files states it; a missing number is the engine's default, 0, and of `count` 1. */
export interface Spawn {
  readonly npcId: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly heading?: number | undefined;
  /** Seconds. */
  readonly respawnDelay?: number | undefined;
  /** Seconds. */
  readonly respawnRandom?: number | undefined;
  readonly periodOfDay?: 0 | 1 | 2 | undefined;
  readonly count?: number | undefined;
  readonly territory?: Territory | undefined;
}
