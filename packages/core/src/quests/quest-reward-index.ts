import type { ItemCount, ItemId, QuestReward, RewardKind } from "@gamedata/schema";
import { present } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { groupBy } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";
import { parts } from "../catalog/parts.js";
import { ADENA_ITEM_ID } from "../items/adena.js";
import type { Quest } from "./quest-index.js";

/** The quests that give an item, by quest id, guaranteed rewards first. */
export type QuestRewardIndex = ReadonlyMap<ItemId, readonly QuestReward[]>;

/** One item of a quest's rewards. */
interface RewardedItem {
  readonly itemId: ItemId;
  readonly reward: QuestReward;
}

/** The items and the adena of the guaranteed part, or of one branch. */
interface RewardPart {
  readonly items?: readonly ItemCount[] | undefined;
  readonly adena?: number | undefined;
}

/**
 * Finds the quests that give an item: the guaranteed part first, then the branches with their kind; rows that are equal
 * stand once. A quest's adena counts as the adena item.
 *
 * @param catalog The catalog.
 */
export function createQuestRewardIndex(catalog: Catalog): QuestRewardIndex {
  const rewarded = catalog[parts].quests().all.flatMap((quest) => [...distinctRewards(quest)]);
  const byItem = groupBy(rewarded, ({ itemId }) => itemId);
  return new Map([...byItem].map(([itemId, own]) => [itemId, own.map(({ reward }) => reward)]));
}

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
  { items = [], adena }: RewardPart,
  kind: RewardKind | undefined,
): readonly RewardedItem[] {
  const money = adena === undefined || adena === 0 ? [] : [{ itemId: ADENA_ITEM_ID, count: adena }];
  return [...items, ...money].map(({ itemId, count }) => ({
    itemId,
    reward: present({ quest: quest.ref, count, kind }),
  }));
}
