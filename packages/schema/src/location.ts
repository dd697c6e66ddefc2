import * as v from "valibot";
import { locationId, npcId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { integer, label, level } from "./measure.js";

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
