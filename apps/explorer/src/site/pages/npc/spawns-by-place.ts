import type { EnrichedSpawn } from "@gamedata/client";
import { grouped } from "../../parts/grouped.js";

/** A place, a time of day and an event. */
export type Place = Pick<EnrichedSpawn, "location" | "region" | "periodOfDay" | "event">;

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
      const { location, region, periodOfDay, event } = first;
      const place = { location, region, periodOfDay, ...(event !== undefined && { event }) };
      const delays = same.map(({ respawnDelay }) => respawnDelay);
      const times = { respawnLeast: Math.min(...delays), respawnMost: Math.max(...delays) };
      return [{ ...place, count: same.reduce((sum, { count = 1 }) => sum + count, 0), ...times }];
    })
    .toSorted((a, b) => b.count - a.count);
}

/** Returns the same text for the same place, time of day and event. */
const placeKey = ({ location, region, periodOfDay, event }: Place) =>
  `${location?.id} ${region?.id} ${periodOfDay} ${event}`;
