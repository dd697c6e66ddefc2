import * as v from "valibot";
import type { SkillEnchantCostRow, SkillEnchantRow } from "../generated/types.js";
import { closedObject, described, filledList, optional } from "../values/form.js";
import { itemId, skillId } from "../values/id.js";
import { count, label, level, percent, positiveCount } from "../values/measure.js";
import { skillLevelValues } from "./skill.js";
import type { TableDescription } from "./table.js";

export const enchantRoute = described(positiveCount, "Number of the route, from 1.");
const stepCount = described(positiveCount, "Number of steps of the route: +1, +2 and so on.");

export const skillEnchantRow = closedObject(
  "Enchant route of a skill. It has the values that the route changes; one that differs by step is a list with one value for each step, from +1. The others are those of the highest level of the skill.",
  () => ({
    skillId,
    route: enchantRoute,
    stepCount,
    costId: optional(count, "What the steps cost, where the source states it."),
    ...skillLevelValues(),
  }),
);

export const skillEnchantTable: TableDescription<SkillEnchantRow> = {
  description: "Every enchant route of a skill.",
  row: skillEnchantRow,
  key: ["skillId", "route"],
  references: [{ field: "skillId", to: "skill", keysOf: ({ skillId }) => [skillId] }],
};

export const skillEnchantCost = {
  exp: described(count, "Experience that a try costs."),
  sp: described(count, "SP that a try costs."),
  adena: optional(count, "Adena that a try costs."),
  failStep: optional(
    positiveCount,
    "Step to which a failed try takes the skill back; without it to its highest level, not enchanted.",
  ),
};

export const enchantChances = described(
  filledList(percent),
  "Chance in percent by the level of the character, from `fromLevel` on; the last one holds above.",
);

export const skillEnchantCostRow = closedObject("What the steps of an enchant route cost.", {
  id: count,
  fromLevel: optional(level, "Lowest level of a character that can enchant."),
  costs: filledList(
    v.strictObject({
      ...skillEnchantCost,
      item: optional(v.strictObject({ itemId, count: positiveCount })),
      chances: enchantChances,
    }),
  ),
  source: described(label, "The file that states it."),
});

export const skillEnchantCostTable: TableDescription<SkillEnchantCostRow> = {
  description: "What the steps of enchant routes cost, and the chance of each.",
  row: skillEnchantCostRow,
  key: ["id"],
  references: [{ field: "costs", to: "item", keysOf: ({ costs }) => costs.flatMap(({ item }) => item?.itemId ?? []) }],
};
