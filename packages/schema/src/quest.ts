import * as v from "valibot";
import { chronicleWord } from "./chronicle-word.js";
import { choice, closedObject, optionalList } from "./form.js";
import type { ItemCount, QuestRace, QuestRow } from "./generated/types.js";
import { classId, itemId, npcId, questId } from "./id.js";
import { adena, count, label, level } from "./measure.js";
import { itemCount } from "./recipe.js";
import { classRef, itemQuantity, itemRef, locationRef, npcRef, questRef, regionRef } from "./reference.js";
import type { TableDescription } from "./table.js";

const races = ["HUMAN", "ELF", "DARK_ELF", "ORC", "DWARF", "KAMAEL"] as const;

/** The races that quests of the known chronicles are open to. */
export const questRaces: readonly QuestRace[] = races;

export const questRace = chronicleWord(
  "questRace",
  races,
  "Race that a quest is open to, by the engine's name.",
  /^[A-Z]+(?:_[A-Z]+)*$/u,
);

export const rewardKind = choice(
  ["random", "by-class", "by-choice", "by-count", "by-stage"],
  "How the branch of a quest's rewards is chosen. A player gets one of the `random`, `by-class` and `by-choice` branches, and can get several of the `by-count` (per unit or threshold) and `by-stage` branches.",
);

const points = {
  adena: v.exactOptional(adena),
  exp: v.exactOptional(v.pipe(count, v.description("Experience points."))),
  sp: v.exactOptional(v.pipe(count, v.description("Skill points."))),
};
export const questRewardsRow = closedObject("Guaranteed rewards of a quest, and its alternative branches.", () => ({
  items: optionalList(itemCount),
  ...points,
  alternatives: optionalList(v.strictObject({ kind: rewardKind, items: optionalList(itemCount), ...points })),
}));

const daily = v.exactOptional(
  v.pipe(v.literal(true), v.description("Present where a repeatable quest can be done once a day.")),
);

export const questRow = closedObject("Quest as its script defines it; a missing list is empty.", {
  id: questId,
  name: label,
  levelMin: v.exactOptional(level),
  levelMax: v.exactOptional(level),
  repeatable: v.exactOptional(v.boolean()),
  daily,
  races: optionalList(questRace),
  classIds: optionalList(classId),
  startNpcIds: optionalList(npcId),
  talkNpcIds: optionalList(npcId),
  killNpcIds: optionalList(npcId),
  questItemIds: optionalList(itemId),
  prerequisiteQuestIds: optionalList(questId),
  rewards: v.exactOptional(questRewardsRow),
});

const itemsOf = (list: readonly ItemCount[] = []) => list.map(({ itemId }) => itemId);

export const questTable: TableDescription<QuestRow> = {
  description: "Every quest.",
  row: questRow,
  key: ["id"],
  targets: [{ kind: "quest", keysOf: ({ id }) => [id] }],
  references: [
    { field: "classIds", to: "class", keysOf: ({ classIds = [] }) => classIds },
    { field: "startNpcIds", to: "npc", keysOf: ({ startNpcIds = [] }) => startNpcIds },
    { field: "talkNpcIds", to: "npc", keysOf: ({ talkNpcIds = [] }) => talkNpcIds },
    { field: "killNpcIds", to: "npc", keysOf: ({ killNpcIds = [] }) => killNpcIds },
    { field: "questItemIds", to: "item", keysOf: ({ questItemIds = [] }) => questItemIds },
    { field: "prerequisiteQuestIds", to: "quest", keysOf: ({ prerequisiteQuestIds = [] }) => prerequisiteQuestIds },
    {
      field: "rewards",
      to: "item",
      keysOf: ({ rewards: { items, alternatives = [] } = {} }) => [
        ...itemsOf(items),
        ...alternatives.flatMap((branch) => itemsOf(branch.items)),
      ],
    },
  ],
};

export const adenaRange = closedObject(
  "Least and greatest adena where a `random`, `by-class` or `by-choice` branch decides; absent where `by-count` or `by-stage` branches give some: the source has no bounds.",
  { min: adena, max: adena },
);

const adenaByCount = v.exactOptional(
  v.pipe(
    v.literal(true),
    v.description(
      "Present where `by-count` or `by-stage` branches give adena: as much as one meets their counts and stages, which no source bounds.",
    ),
  ),
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
    adena: v.pipe(
      v.nullable(count),
      v.description("Null also where a branch decides: `adenaRange` with `with=rewards`."),
    ),
    exp: v.nullable(count),
    sp: v.nullable(count),
    itemCount: v.pipe(count, v.description("Length of `rewards.items` in the detail.")),
  }),
  adenaRange: v.exactOptional(adenaRange),
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
  adenaRange: v.exactOptional(adenaRange),
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
  levelMax: v.exactOptional(level),
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
  primaryRegion: v.exactOptional(regionRef),
  primaryLocation: v.exactOptional(locationRef),
  description: v.exactOptional(v.pipe(v.string(), v.description("Client text; only with a text overlay."))),
  clientJournalEntries: optionalList(questClientJournalEntry),
});
