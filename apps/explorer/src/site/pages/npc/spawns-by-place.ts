import type { EnrichedSpawn } from "@gamedata/client";
import { grouped } from "../../parts/grouped.js";

/** A place, and a time of day. */
export type Place = Pick<EnrichedSpawn, "location" | "region" | "periodOfDay">;

/** The spawns of a place at a time of day. */
export interface PlaceSpawns extends Place {
  /** NPCs. */
  readonly count: number;
  /** Seconds. */
  readonly respawnLeast: number;
  readonly respawnMost: number;
}

/** Groups spawns by place, those with most first. */
export function spawnsByPlace(spawns: readonly EnrichedSpawn[]): readonly PlaceSpawns[] {
  const places = grouped(spawns, placeKey);
  return [...places.values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const { location, region, periodOfDay } = first;
      const delays = same.map(({ respawnDelay }) => respawnDelay);
      const times = { respawnLeast: Math.min(...delays), respawnMost: Math.max(...delays) };
      return [{ location, region, periodOfDay, count: same.reduce((sum, { count = 1 }) => sum + count, 0), ...times }];
    })
    .toSorted((a, b) => b.count - a.count);
}

/** Returns the same text for the same place and time of day. */
export const placeKey = ({ location, region, periodOfDay }: Place) => `${location?.id} ${region?.id} ${periodOfDay}`;
