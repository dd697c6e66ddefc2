import { questFacts } from "@gamedata/schema";
import type { ItemId, NpcId, QuestRef, QuestRow } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { recordKind } from "../query/record-kind.js";
import { groupByEach } from "../rows/group-by.js";
import { type IdIndex, indexBy, indexById } from "../rows/index-by.js";

/** The row of a quest, and its reference. */
export interface Quest {
  readonly row: QuestRow;
  readonly ref: QuestRef;
}

/** Quests by id, by involved NPCs, and by quest items; each list is by ascending id. */
export interface QuestIndex extends IdIndex<Quest> {
  /** By id of each raw NPC that starts the quest; `byTalkNpc` and `byKillNpc` by NPCs to talk to and to kill. */
  readonly byStartNpc: ReadonlyMap<NpcId, readonly Quest[]>;
  readonly byTalkNpc: ReadonlyMap<NpcId, readonly Quest[]>;
  readonly byKillNpc: ReadonlyMap<NpcId, readonly Quest[]>;
  readonly byQuestItem: ReadonlyMap<ItemId, readonly Quest[]>;
}

/** The quests of a catalog. */
export const questIndex = derived(({ dataset }): QuestIndex => {
  const index = indexById(dataset.quests.map(toQuest), ({ row }) => row.id);
  const { all } = index;
  return {
    ...index,
    byStartNpc: groupByEach(all, ({ row }) => row.startNpcIds ?? []),
    byTalkNpc: groupByEach(all, ({ row }) => row.talkNpcIds ?? []),
    byKillNpc: groupByEach(all, ({ row }) => row.killNpcIds ?? []),
    byQuestItem: groupByEach(all, ({ row }) => row.questItemIds ?? []),
  };
});

/** Client text of quests by quest id; empty without a text overlay. */
export const questTexts = derived(({ text }) => indexBy(text?.quests ?? [], (row) => row.questId));

/** The record kind of quests. */
export const questKind = recordKind(questFacts, (catalog) => questIndex(catalog).byId);

function toQuest(row: QuestRow): Quest {
  return { row, ref: { id: row.id, name: row.name, levelMin: row.levelMin ?? null } };
}
