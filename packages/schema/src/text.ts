import * as v from "valibot";
import { questId, skillId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { label, level } from "./measure.js";

export const skillText = v.strictObject({ skillId, level, description: v.string() });
/** What the client says of one skill level. */
export type SkillText = Immutable<v.InferOutput<typeof skillText>>;

export const questTextStep = v.strictObject({
  stepIndex: level,
  title: v.string(),
  description: v.string(),
  completionNpcName: v.exactOptional(v.string()),
});
/** One step of the client's quest log; the NPC is named, not numbered. */
export type QuestTextStep = Immutable<v.InferOutput<typeof questTextStep>>;

export const questText = v.strictObject({
  questId,
  description: v.exactOptional(v.string()),
  steps: v.array(questTextStep),
});
/** What the client says of one quest. */
export type QuestText = Immutable<v.InferOutput<typeof questText>>;

export const textOverlay = v.strictObject({
  chronicle: label,
  skills: v.array(skillText),
  quests: v.array(questText),
});
/** Client prose beside a data set: never part of it, compiled by whoever has the client. */
export type TextOverlay = Immutable<v.InferOutput<typeof textOverlay>>;
