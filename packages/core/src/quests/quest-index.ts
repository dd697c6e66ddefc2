import { ADENA_ITEM_ID, present } from "@gamedata/rules";
import { questFacts } from "@gamedata/schema";
import type {
  AdenaRange,
  ItemId,
  NpcId,
  QuestRef,
  QuestReward,
  QuestRewardsRow,
  QuestRow,
  RewardKind,
} from "@gamedata/schema/types";
import { derived } from "../catalog/catalog.js";
import { recordKind } from "../query/query.js";
import { groupBy, groupByEach, type IdIndex, indexBy, indexById, mapGroups } from "../rows/group-by.js";

export interface Quest {
  readonly row: QuestRow;
  readonly ref: QuestRef;
}

/** Quests by id, by involved NPCs, and by quest items; each list is by ascending id. */
interface QuestIndex extends IdIndex<Quest> {
  /** By id of each raw NPC that starts the quest; `byTalkNpc` and `byKillNpc` by NPCs to talk to and to kill. */
  readonly byStartNpc: ReadonlyMap<NpcId, readonly Quest[]>;
  readonly byTalkNpc: ReadonlyMap<NpcId, readonly Quest[]>;
  readonly byKillNpc: ReadonlyMap<NpcId, readonly Quest[]>;
  readonly byQuestItem: ReadonlyMap<ItemId, readonly Quest[]>;
}

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

export const questKind = recordKind(questFacts, (catalog) => questIndex(catalog).byId);

function toQuest(row: QuestRow): Quest {
  return { row, ref: { id: row.id, name: row.name, levelMin: row.levelMin ?? null } };
}

/** A player gets one of these branches at most; of the others as many as counts or stages allow, which no source states. */
const exclusiveKinds: readonly RewardKind[] = ["random", "by-class", "by-choice"];

/** Returns `true` where branches by count or by stage give adena, as often as a player meets them; `undefined` otherwise. */
export function adenaByCountOf({ alternatives = [] }: QuestRewardsRow): true | undefined {
  const isUnbounded = alternatives.some(({ kind, adena = 0 }) => adena > 0 && !exclusiveKinds.includes(kind));
  return isUnbounded || undefined;
}

/**
 * Returns the most adena that a quest is known to give a player: of its branches, or for certain where those by count or by stage give
 * more.
 *
 * @returns `undefined` for a quest without adena.
 */
export function mostAdenaOf(rewards: QuestRewardsRow): number | undefined {
  return adenaRangeOf(rewards)?.max ?? rewards.adena;
}

/**
 * Returns the least and the greatest adena that a quest gives a player, where it depends on the branch. Branches by class that give no
 * adena are given beside a branch of another kind, and not in its place: High Five quest 226 gives a choice of adena and experience, and
 * items by class.
 *
 * @returns `undefined` where no branch gives adena, and where one of a kind without bounds does.
 */
export function adenaRangeOf({ adena = 0, alternatives = [] }: QuestRewardsRow): AdenaRange | undefined {
  const giving = alternatives.filter((branch) => (branch.adena ?? 0) > 0);
  if (giving.length === 0 || adenaByCountOf({ alternatives }) === true) return undefined;
  const isByClass = giving.some(({ kind }) => kind === "by-class");
  const amounts = alternatives
    .filter(({ kind }) => exclusiveKinds.includes(kind) && (kind !== "by-class" || isByClass))
    .map((branch) => adena + (branch.adena ?? 0));
  return { min: Math.min(...amounts), max: Math.max(...amounts) };
}

interface RewardedItem {
  readonly itemId: ItemId;
  readonly reward: QuestReward;
}

/**
 * The quests that reward an item, by quest id: guaranteed rewards first, then alternatives with their kind, without
 * duplicates. Adena counts as the adena item.
 */
export const questRewards = derived((catalog) =>
  mapGroups(
    groupBy(
      questIndex(catalog).all.flatMap((quest) => [...distinctRewards(quest)]),
      ({ itemId }) => itemId,
    ),
    (rewarded) => rewarded.map(({ reward }) => reward),
  ),
);

function distinctRewards(quest: Quest): Iterable<RewardedItem> {
  const { rewards } = quest.row;
  if (rewards === undefined) return [];
  const all = [
    ...rewardedItems(quest, rewards, undefined),
    ...(rewards.alternatives ?? []).flatMap((branch) => rewardedItems(quest, branch, branch.kind)),
  ];
  return indexBy(all, ({ itemId, reward }) => `${itemId} ${reward.count} ${reward.kind ?? ""}`).values();
}

function rewardedItems(
  quest: Quest,
  { items = [], adena }: Pick<QuestRewardsRow, "items" | "adena">,
  kind: RewardKind | undefined,
): readonly RewardedItem[] {
  const money = adena === undefined || adena === 0 ? [] : [{ itemId: ADENA_ITEM_ID, count: adena }];
  return [...items, ...money].map(({ itemId, count }) => ({
    itemId,
    reward: present({ quest: quest.ref, count, kind }),
  }));
}
