import * as v from "valibot";
import { classId, itemId, npcId, questId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { count, label, level } from "./measure.js";
import { itemCount } from "./recipe.js";
import { classRef, itemQuantity, itemRef, locationRef, npcRef, questRef, regionRef } from "./reference.js";

export const questRace = v.picklist(["HUMAN", "ELF", "DARK_ELF", "ORC", "DWARF"]);
/** A race that a quest is open to. */
export type QuestRace = v.InferOutput<typeof questRace>;

export const rewardKind = v.picklist(["random", "by-class", "by-choice", "by-count", "by-stage"]);
/**
 * How a branch of a quest's rewards is chosen. A player gets one of the `random`, `by-class` and `by-choice` branches, and
 * several of the `by-count` (per unit or threshold) and `by-stage` ones.
 */
export type RewardKind = v.InferOutput<typeof rewardKind>;

const points = {
  adena: v.exactOptional(count),
  exp: v.exactOptional(count),
  sp: v.exactOptional(count),
};
const some = <const T extends v.GenericSchema>(entry: T) => v.exactOptional(v.pipe(v.array(entry), v.minLength(1)));

export const questRewardsRow = v.strictObject({
  items: some(itemCount),
  ...points,
  alternatives: some(v.strictObject({ kind: rewardKind, items: some(itemCount), ...points })),
});
/** The guaranteed part of a quest's rewards, and the branches beside it. */
export type QuestRewardsRow = Immutable<v.InferOutput<typeof questRewardsRow>>;

export const questRow = v.strictObject({
  id: questId,
  name: label,
  levelMin: v.exactOptional(level),
  levelMax: v.exactOptional(level),
  repeatable: v.exactOptional(v.boolean()),
  races: some(questRace),
  classIds: some(classId),
  startNpcIds: some(npcId),
  talkNpcIds: some(npcId),
  killNpcIds: some(npcId),
  questItemIds: some(itemId),
  prerequisiteQuestIds: some(questId),
  rewards: v.exactOptional(questRewardsRow),
});
/** One quest as its script has it; a list that is left out is empty. Table `quests`. */
export type QuestRow = Immutable<v.InferOutput<typeof questRow>>;

export const questSummary = v.strictObject({
  id: questId,
  name: v.string(),
  levelMin: v.nullable(level),
  repeatable: v.nullable(v.boolean()),
  raceRestrictions: v.array(questRace),
  classRestrictions: v.array(classRef),
  startNpc: v.nullable(npcRef),
  rewardsPreview: v.strictObject({
    adena: v.nullable(count),
    exp: v.nullable(count),
    sp: v.nullable(count),
    itemCount: v.pipe(count, v.description("Length of `rewards.items` in the detail.")),
  }),
});
/** A quest, who may start it, and what it surely gives. */
export type QuestSummary = Immutable<v.InferOutput<typeof questSummary>>;

export const questRewardAlternative = v.strictObject({
  kind: rewardKind,
  items: v.array(itemQuantity),
  ...points,
});
/** What one branch gives beyond the guaranteed part. */
export type QuestRewardAlternative = Immutable<v.InferOutput<typeof questRewardAlternative>>;

export const questRewards = v.strictObject({
  items: v.array(itemQuantity),
  ...points,
  alternatives: some(questRewardAlternative),
});
/** All that a quest gives: the guaranteed part, and the branches beside it. */
export type QuestRewards = Immutable<v.InferOutput<typeof questRewards>>;

export const questClientJournalEntry = v.strictObject({
  stepIndex: level,
  title: v.string(),
  description: v.string(),
  completionNpc: v.nullable(npcRef),
});
/** One step of the in-game quest log. */
export type QuestClientJournalEntry = Immutable<v.InferOutput<typeof questClientJournalEntry>>;

export const questDetail = v.strictObject({
  id: questId,
  name: v.string(),
  levelMin: v.nullable(level),
  levelMax: v.exactOptional(level),
  repeatable: v.nullable(v.boolean()),
  raceRestrictions: v.array(questRace),
  classRestrictions: v.array(classRef),
  prerequisites: some(questRef),
  startNpcs: v.array(npcRef),
  involvedNpcs: v.array(npcRef),
  involvedMonsters: v.array(npcRef),
  questItems: v.array(itemRef),
  rewards: questRewards,
  primaryRegion: v.exactOptional(regionRef),
  primaryLocation: v.exactOptional(locationRef),
  description: v.exactOptional(v.pipe(v.string(), v.description("Client text; only with a text overlay."))),
  clientJournalEntries: some(questClientJournalEntry),
});
/** A quest with everything that is known about it. */
export type QuestDetail = Immutable<v.InferOutput<typeof questDetail>>;
