import { productsOf } from "@gamedata/schema";
import type { ItemId, QuestRow, Tables } from "@gamedata/schema/types";

const giving = [
  "drops",
  "herbGroups",
  "recipes",
  "buyLists",
  "multisells",
  "quests",
  "seeds",
  "fishes",
  "boxes",
  "soulCrystals",
  "skills",
  "classes",
] as const;

/** The tables whose rows give items. */
export type GivingTable = (typeof giving)[number];

export const givingTables: readonly GivingTable[] = giving;

/** What the monument of heroes gives: aCis and L2J, classes `Item` and `L2Item`, `isHeroItem`. */
export const heroItems: readonly ItemId[] = [
  6611, 6612, 6613, 6614, 6615, 6616, 6617, 6618, 6619, 6620, 6621, 6842, 9388, 9389, 9390,
];

type Rows = { readonly [Name in GivingTable]: readonly Tables[Name][number][] };

/**
 * Returns the items that something of a data set gives: an NPC (drops, spoil, herbs), a recipe, a shop, a multisell, a quest
 * (rewards, and items on its way), a seed, fishing, a box, a skill, the raising of a soul crystal, the start of a
 * character, or the title of a hero. What gives it need not be within reach itself. Events are in no table.
 */
export function obtainableItems(rows: Rows): ReadonlySet<ItemId> {
  return new Set([
    ...heroItems,
    ...rows.drops.map(({ itemId }) => itemId),
    ...rows.herbGroups.flatMap(({ herbs }) => herbs.map(({ itemId }) => itemId)),
    ...rows.recipes.flatMap(({ product, rare }) => (rare ? [product.itemId, rare.itemId] : [product.itemId])),
    ...rows.buyLists.flatMap(({ products }) => products.map(({ itemId }) => itemId)),
    ...rows.multisells.flatMap(({ entries }) => entries.flatMap(productsOf)),
    ...rows.quests.flatMap(({ questItemIds = [], rewards }) => [...questItemIds, ...rewardsOf(rewards)]),
    ...rows.seeds.flatMap((seed) => [seed.itemId, seed.cropItemId, seed.matureItemId, ...seed.rewardItemIds]),
    ...rows.fishes.map(({ itemId }) => itemId),
    ...rows.boxes.flatMap(({ contents }) => contents.map(({ itemId }) => itemId)),
    ...rows.soulCrystals.flatMap(({ stagedItemId, brokenItemId }) => [stagedItemId, brokenItemId ?? []].flat()),
    ...rows.skills.flatMap(({ createdItems = [] }) => createdItems.map(({ itemId }) => itemId)),
    ...rows.classes.flatMap(({ startItems = [] }) => startItems.map(({ itemId }) => itemId)),
  ]);
}

/** Returns the items of the rewards of a quest, whichever of their alternatives are chosen. */
function rewardsOf(rewards: QuestRow["rewards"]): readonly ItemId[] {
  const lists = rewards === undefined ? [] : [rewards, ...(rewards.alternatives ?? [])];
  return lists.flatMap(({ items = [] }) => items.map(({ itemId }) => itemId));
}
