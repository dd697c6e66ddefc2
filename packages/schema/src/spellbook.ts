import * as v from "valibot";
import { itemId, skillId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { iconFile } from "./measure.js";
import { classRef } from "./reference.js";

export const spellbookRow = v.strictObject({ skillId, itemId });
/** The book that learning a skill takes. Table `spellbooks`. */
export type SpellbookRow = Immutable<v.InferOutput<typeof spellbookRow>>;

export const spellbookUse = v.strictObject({
  skillId,
  skillName: v.string(),
  iconFile: v.nullable(iconFile),
  learnedBy: v.array(classRef),
});
/** The skill that a spellbook teaches, and the classes that learn it. */
export type SpellbookUse = Immutable<v.InferOutput<typeof spellbookUse>>;
