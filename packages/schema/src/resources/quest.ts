import * as v from "valibot";
import { daily, points, questRace, rewardKind } from "../rows/quest.js";
import { closedObject, described, optional, optionalList } from "../values/form.js";
import { questId } from "../values/id.js";
import { adena, count, level } from "../values/measure.js";
import { classRef, itemQuantity, itemRef, locationRef, npcRef, questRef, regionRef } from "./reference.js";

export const adenaRange = closedObject(
  "Least and greatest adena where a `random`, `by-class` or `by-choice` branch decides; absent where `by-count` or `by-stage` branches give some: the source has no bounds.",
  { min: adena, max: adena },
);

const adenaByCount = optional(
  v.literal(true),
  "Present where `by-count` or `by-stage` branches give adena: as much as one meets their counts and stages, which no source bounds.",
);

export const questSummary = closedObject("Quest, its start restrictions and its guaranteed rewards.", {
  id: questId,
  name: v.string(),
  levelMin: v.nullable(level),
  repeatable: v.nullable(v.boolean()),
  raceRestrictions: v.array(questRace),
  classRestrictions: v.array(classRef),
  startNpc: v.nullable(npcRef),
  rewardsPreview: v.strictObject({
    adena: described(v.nullable(count), "Null also where a branch decides: `adenaRange` with `with=rewards`."),
    exp: v.nullable(count),
    sp: v.nullable(count),
    itemCount: described(count, "Length of `rewards.items` in the detail."),
  }),
  adenaRange: optional(adenaRange),
  adenaByCount,
});

export const questRewardAlternative = closedObject("Rewards of one branch, besides the guaranteed ones.", () => ({
  kind: rewardKind,
  items: v.array(itemQuantity),
  ...points,
}));

export const questRewards = closedObject("Guaranteed rewards of a quest, and its alternative branches.", () => ({
  items: v.array(itemQuantity),
  ...points,
  adenaRange: optional(adenaRange),
  adenaByCount,
  alternatives: optionalList(questRewardAlternative),
}));

export const questClientJournalEntry = closedObject("Step of the in-game quest log.", {
  stepIndex: level,
  title: v.string(),
  description: v.string(),
  completionNpc: v.nullable(npcRef),
});

export const questDetail = closedObject("Quest with all known facts.", {
  id: questId,
  name: v.string(),
  levelMin: v.nullable(level),
  levelMax: optional(level),
  repeatable: v.nullable(v.boolean()),
  daily,
  raceRestrictions: v.array(questRace),
  classRestrictions: v.array(classRef),
  prerequisites: optionalList(questRef),
  startNpcs: v.array(npcRef),
  involvedNpcs: v.array(npcRef),
  involvedMonsters: v.array(npcRef),
  questItems: v.array(itemRef),
  rewards: questRewards,
  primaryRegion: optional(regionRef),
  primaryLocation: optional(locationRef),
  description: optional(v.string(), "Client text; only with a text overlay."),
  clientJournalEntries: optionalList(questClientJournalEntry),
});
