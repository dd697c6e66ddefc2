import type { EnchantBonusRow } from "../generated/types.js";
import { choice, closedObject, described, filledList, optional } from "../values/form.js";
import { amount, label } from "../values/measure.js";
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
