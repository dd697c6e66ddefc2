import * as v from "valibot";
import { areaEntries } from "./area.js";
import { locationId, npcId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { integer, label, level } from "./measure.js";
import { locationRef, regionRef } from "./reference.js";

export const locationRow = v.strictObject({
  id: locationId,
  name: label,
  minLevel: v.exactOptional(v.pipe(level, v.description("Recommended player level."))),
  x: integer,
  y: integer,
  z: integer,
});
/** A hunting or map location by its centre, in game units. Table `locations`. */
export type LocationRow = Immutable<v.InferOutput<typeof locationRow>>;

export const locationOverrideRow = v.strictObject({ npcId, locationId });
/** An NPC whose primary location the nearest centre gets wrong. Table `locationOverrides`. */
export type LocationOverrideRow = Immutable<v.InferOutput<typeof locationOverrideRow>>;

export const locationDetail = v.strictObject({
  ...locationRef.entries,
  x: v.pipe(integer, v.description("Game units, west to east.")),
  y: v.pipe(integer, v.description("Game units, north to south.")),
  z: v.pipe(integer, v.description("Game units, height.")),
  region: v.pipe(v.nullable(regionRef), v.description("Region of its centre; null outside the region tile grid.")),
  ...areaEntries,
});
/** A hunting or map location with the NPCs that spawn there. */
export type LocationDetail = Immutable<v.InferOutput<typeof locationDetail>>;
