import type { Dataset, ItemId, NpcId, QuestId, QuestRef, QuestRow, QuestText, TextOverlay } from "@gamedata/schema";
import { groupByEach } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";
import { orderById } from "../query/order.js";

/** A quest's row, and how other records name it. */
export interface Quest {
  readonly row: QuestRow;
  readonly ref: QuestRef;
}

/** Quests by id, by the NPCs that have a part in them, and by their quest items. */
export interface QuestIndex {
  /** All quests by ascending id; so is every list. */
  readonly all: readonly Quest[];
  readonly byId: ReadonlyMap<QuestId, Quest>;
  /** By the raw id of each NPC that starts the quest; so are the next two for those talked to and killed. */
  readonly byStartNpc: ReadonlyMap<NpcId, readonly Quest[]>;
  readonly byTalkNpc: ReadonlyMap<NpcId, readonly Quest[]>;
  readonly byKillNpc: ReadonlyMap<NpcId, readonly Quest[]>;
  readonly byQuestItem: ReadonlyMap<ItemId, readonly Quest[]>;
  /** What the client says of quests; empty without a text overlay. */
  readonly texts: ReadonlyMap<QuestId, QuestText>;
}

/**
 * Finds quests from every side.
 *
 * @param dataset The data set.
 * @param text The text overlay, if there is one.
 */
export function createQuestIndex({ quests }: Dataset, text: TextOverlay | undefined): QuestIndex {
  const all = orderById(quests, (row) => row.id).map(toQuest);
  return {
    all,
    byId: indexBy(all, ({ row }) => row.id),
    byStartNpc: groupByEach(all, ({ row }) => row.startNpcIds ?? []),
    byTalkNpc: groupByEach(all, ({ row }) => row.talkNpcIds ?? []),
    byKillNpc: groupByEach(all, ({ row }) => row.killNpcIds ?? []),
    byQuestItem: groupByEach(all, ({ row }) => row.questItemIds ?? []),
    texts: indexBy(text?.quests ?? [], (row) => row.questId),
  };
}

function toQuest(row: QuestRow): Quest {
  return { row, ref: { id: row.id, name: row.name, levelMin: row.levelMin ?? null } };
}
