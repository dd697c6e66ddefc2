import * as v from "valibot";
import type { Immutable } from "./immutable.js";
import { count } from "./measure.js";

export const nameCount = v.strictObject({ name: v.string(), count });
/** A distinct value and how many records have it. */
export type NameCount = Immutable<v.InferOutput<typeof nameCount>>;

export const npcTypeCount = v.strictObject({
  name: v.string(),
  isMonster: v.pipe(v.boolean(), v.description("True when the type is in the monster subset.")),
  count,
});
/** An NPC type, whether it is a monster's, and how many raw records have it. */
export type NpcTypeCount = Immutable<v.InferOutput<typeof npcTypeCount>>;
