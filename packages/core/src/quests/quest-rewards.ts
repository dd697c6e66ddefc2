import { present } from "@gamedata/rules";
import type { ItemCount, ItemId, QuestReward, RewardKind } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { ADENA_ITEM_ID } from "../records/items.js";
import { groupBy, mapGroups } from "../rows/group-by.js";
import { indexBy } from "../rows/index-by.js";
import { type Quest, questIndex } from "./quest-index.js";

interface RewardedItem {
  readonly itemId: ItemId;
  readonly reward: QuestReward;
}

/** The items and the adena of the guaranteed rewards or of one alternative. */
interface RewardSet {
  readonly items?: readonly ItemCount[] | undefined;
  readonly adena?: number | undefined;
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
  { items = [], adena }: RewardSet,
  kind: RewardKind | undefined,
): readonly RewardedItem[] {
  const money = adena === undefined || adena === 0 ? [] : [{ itemId: ADENA_ITEM_ID, count: adena }];
  return [...items, ...money].map(({ itemId, count }) => ({
    itemId,
    reward: present({ quest: quest.ref, count, kind }),
  }));
}
