import * as v from "valibot";
import type { EnchantBonusRow, EnchantChanceRow, EnchantScrollRow } from "../generated/types.js";
import { choice, closedObject, described, filledList, optional, optionalList } from "../values/form.js";
import { itemId } from "../values/id.js";
import { amount, count, label, percent, positiveCount } from "../values/measure.js";
import { itemGrade } from "./item.js";
import type { TableDescription } from "./table.js";

export const enchantedStat = choice(["pAtk", "mAtk", "pDef", "mDef", "maxHp"], "Stat that enchanting an item raises.");

export const enchantedKind = choice(
  ["bow", "pair", "twoHanded", "armor", "fullArmor"],
  "Kind of items: bows and crossbows; dual swords and fists; further two-handed weapons; pieces of armor but for jewels; armor of chest and legs in one.",
);

export const enchantBonusRow = closedObject("What enchanting an item of a grade gives.", {
  stat: enchantedStat,
  grade: itemGrade,
  kind: optional(enchantedKind, "Missing where the row is for all items that no other row is for."),
  bonuses: described(
    filledList(amount),
    "Points in all at +1, +2 and so on; each level beyond the last one adds what that adds to the one before.",
  ),
  source: described(label, "Class and method of the engine, or the file that states it."),
});

export const enchantBonusTable: TableDescription<EnchantBonusRow> = {
  description: "What each level of an enchantment adds to the stats of an item, by its grade and kind.",
  row: enchantBonusRow,
  key: [],
  order: [],
};

/** The highest enchantment for which chances are stated. */
export const HIGHEST_ENCHANT = 30;

export const enchantFailure = choice(
  ["destroyed", "reset", "kept"],
  "What a failure does to the item: it is lost, its enchantment falls to 0, or it stays as it is.",
);

export const enchantTarget = choice(["weapon", "armor"], "Type of the items that it is for; armor includes jewels.");

export const enchantLimits = {
  minEnchant: optional(positiveCount, "Enchantment from which on it works."),
  maxEnchant: optional(positiveCount, "Enchantment up to which it works; missing where there is no limit."),
  chanceBonus: optional(percent, "Percentage points that it adds to the chance."),
  safeEnchant: optional(positiveCount, "Enchantment up to which it cannot fail."),
};

export const enchantScrollRow = closedObject("Scroll that enchants items, or item that supports one.", {
  itemId,
  target: enchantTarget,
  grade: optional(itemGrade, "Grade of the items; missing for items without a grade. S includes S80 and S84."),
  onFailure: optional(enchantFailure, "Missing for an item that supports a scroll and is used up with it."),
  ...enchantLimits,
  itemIds: optionalList(itemId, "The only items that it is for."),
  chanceGroup: described(count, "Group of the chances that count for it."),
});

export const enchantScrollTable: TableDescription<EnchantScrollRow> = {
  description: "Every scroll that enchants items, and every item that supports one.",
  row: enchantScrollRow,
  key: ["itemId"],
  references: [
    { field: "itemId", to: "item", keysOf: ({ itemId }) => [itemId] },
    { field: "itemIds", to: "item", keysOf: ({ itemIds = [] }) => itemIds },
  ],
};

export const enchantChanceRow = closedObject(
  "Chances to enchant the items of some slots, or some items; of several rows that an item fits, the first counts.",
  {
    chanceGroup: described(count, "Group of chances, which scrolls name."),
    bodyparts: optionalList(label, "The source's words for the slots; missing where it is for all."),
    itemIds: optionalList(itemId, "The only items that it is for."),
    magical: optional(v.boolean(), "Whether it is for magic weapons or for others; missing for both."),
    chances: described(
      filledList(percent),
      `Chance of each step in percent: from +0 to +1, from +1 to +2, and so on. The last one holds for all further steps, up to +${HIGHEST_ENCHANT}.`,
    ),
    source: described(label, "Class and method of the engine, or the file that states it."),
  },
);

export const enchantChanceTable: TableDescription<EnchantChanceRow> = {
  description: "The chance of each step of an enchantment, by the slot of the item, or by items.",
  row: enchantChanceRow,
  key: [],
  order: [],
  references: [{ field: "itemIds", to: "item", keysOf: ({ itemIds = [] }) => itemIds }],
};
