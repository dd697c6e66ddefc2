import * as v from "valibot";
import type { ItemCount, QuestRace, QuestRow } from "../generated/types.js";
import { chronicleWord } from "../values/chronicle-word.js";
import { choice, closedObject, optional, optionalList } from "../values/form.js";
import { classId, itemId, npcId, questId } from "../values/id.js";
import { adena, count, label, level } from "../values/measure.js";
import { itemCount } from "./recipe.js";
import type { TableDescription } from "./table.js";

const races = ["HUMAN", "ELF", "DARK_ELF", "ORC", "DWARF", "KAMAEL"] as const;

/** The races that quests of the known chronicles are open to. */
export const questRaces: readonly QuestRace[] = races;

export const questRace = chronicleWord("questRace", races, "Race that a quest is open to, by the engine's name.", [
  /^[A-Z]+(?:_[A-Z]+)*$/u,
  "a word in capital letters",
]);

export const rewardKind = choice(
  ["random", "by-class", "by-choice", "by-count", "by-stage"],
  "How the branch of a quest's rewards is chosen. A player gets one of the `random`, `by-class` and `by-choice` branches, and can get several of the `by-count` (per unit or threshold) and `by-stage` branches.",
);

export const points = {
  adena: optional(adena),
  exp: optional(count, "Experience points."),
  sp: optional(count, "Skill points."),
};
export const questRewardsRow = closedObject("Guaranteed rewards of a quest, and its alternative branches.", () => ({
  items: optionalList(itemCount),
  ...points,
  alternatives: optionalList(v.strictObject({ kind: rewardKind, items: optionalList(itemCount), ...points })),
}));

export const daily = optional(v.literal(true), "Present where a repeatable quest can be done once a day.");

export const questRow = closedObject("Quest as its script defines it; a missing list is empty.", {
  id: questId,
  name: label,
  levelMin: optional(level),
  levelMax: optional(level),
  repeatable: optional(v.boolean()),
  daily,
  races: optionalList(questRace),
  classIds: optionalList(classId),
  startNpcIds: optionalList(npcId),
  talkNpcIds: optionalList(npcId),
  killNpcIds: optionalList(npcId),
  questItemIds: optionalList(itemId),
  prerequisiteQuestIds: optionalList(questId),
  rewards: optional(questRewardsRow),
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
