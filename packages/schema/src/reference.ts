import * as v from "valibot";
import { classId, itemId, locationId, npcId, questId, regionId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { count, iconFile, level } from "./measure.js";

export const npcRef = v.strictObject({ id: npcId, name: v.string() });
/** An NPC or monster, named. */
export type NpcRef = Immutable<v.InferOutput<typeof npcRef>>;

export const professionLevel = v.pipe(
  v.picklist([0, 1, 2, 3]),
  v.description("Number of class changes behind the class: 0 for a base class, at most 3."),
);
/** How many class changes lead to a class: 0 (base) to 3. */
export type ProfessionLevel = v.InferOutput<typeof professionLevel>;

export const classRef = v.strictObject({ id: classId, name: v.string(), professionLevel });
/** A player class, named. */
export type ClassRef = Immutable<v.InferOutput<typeof classRef>>;

export const questRole = v.picklist(["talk", "kill"]);
/** What an NPC is to a quest: somebody to talk to, or something to kill. */
export type QuestRole = v.InferOutput<typeof questRole>;

export const questRef = v.strictObject({
  id: questId,
  name: v.string(),
  levelMin: v.pipe(v.nullable(level), v.description("Lowest player level that may start the quest.")),
  roles: v.exactOptional(
    v.pipe(v.array(questRole), v.minLength(1), v.description("Only in an NPC's `involvedInQuests`.")),
  ),
});
/** A quest, named; `roles` is filled in an NPC's `involvedInQuests` only. */
export type QuestRef = Immutable<v.InferOutput<typeof questRef>>;

export const regionRef = v.strictObject({ id: regionId, name: v.string() });
/** A map region: the town that a coordinate's tile sends the dead to, not a biome. */
export type RegionRef = Immutable<v.InferOutput<typeof regionRef>>;

export const locationRef = v.strictObject({
  id: locationId,
  name: v.string(),
  minLevel: v.pipe(v.nullable(level), v.description("Recommended player level; null for towns and peaceful areas.")),
});
/** A hunting or map location, resolved from the nearest anchor within 10,000 game units in 2D. */
export type LocationRef = Immutable<v.InferOutput<typeof locationRef>>;

export const itemRef = v.strictObject({ itemId, name: v.string(), iconFile: v.nullable(iconFile) });
/** An item, named and with its icon. */
export type ItemRef = Immutable<v.InferOutput<typeof itemRef>>;

export const itemQuantity = v.strictObject({ ...itemRef.entries, count });
/** A number of pieces of one item. */
export type ItemQuantity = Immutable<v.InferOutput<typeof itemQuantity>>;
