import * as v from "valibot";
import { npcId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { count, integer } from "./measure.js";
import { locationRef, regionRef } from "./reference.js";

export const periodOfDay = v.pipe(v.picklist([0, 1, 2]), v.description("0 at any time, 1 by day, 2 by night."));
/** When a spawn is up: 0 at any time, 1 by day, 2 by night. */
export type PeriodOfDay = v.InferOutput<typeof periodOfDay>;

const position = {
  npcId,
  x: v.pipe(integer, v.description("Game units, west to east.")),
  y: v.pipe(integer, v.description("Game units, north to south.")),
  z: v.pipe(integer, v.description("Game units, height.")),
};
const heading = v.pipe(integer, v.description("Direction faced, 0 to 65535 for a full turn; -1 means any."));
const respawnDelay = v.pipe(count, v.description("Seconds; 0 when the source states none."));
const respawnRandom = v.pipe(count, v.description("Seconds added to or taken from the delay at random."));

export const spawnRow = v.strictObject({
  ...position,
  heading: v.exactOptional(heading),
  respawnDelay: v.exactOptional(respawnDelay),
  respawnRandom: v.exactOptional(respawnRandom),
  periodOfDay: v.exactOptional(periodOfDay),
});
/**
 * One place where an NPC appears. Coordinates in game units, delays in seconds; a field that is left out is 0.
 * Table `spawns`, by NPC id, then in source order.
 */
export type SpawnRow = Immutable<v.InferOutput<typeof spawnRow>>;

export const rawSpawn = v.strictObject({ ...position, heading, respawnDelay, respawnRandom, periodOfDay });
/** One place where an NPC appears, as the source has it. */
export type RawSpawn = Immutable<v.InferOutput<typeof rawSpawn>>;

export const enrichedSpawn = v.strictObject({
  ...rawSpawn.entries,
  region: v.pipe(v.nullable(regionRef), v.description("Null outside the region tile grid.")),
  location: v.pipe(v.nullable(locationRef), v.description("Nearest location within 10,000 game units in 2D.")),
});
/** One place where an NPC appears, with the region and the location that it lies in. */
export type EnrichedSpawn = Immutable<v.InferOutput<typeof enrichedSpawn>>;
