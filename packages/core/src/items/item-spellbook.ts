import type { ItemId, SpellbookUse } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { classRefOf } from "../classes/class-ref.js";

/**
 * Shows the skill that a spellbook teaches, and the classes that learn it, by id; nothing for any other item.
 *
 * @param catalog The catalog.
 * @param itemId The item's id.
 */
export function spellbookUseOf(catalog: Catalog, itemId: ItemId): SpellbookUse | undefined {
  const { spellbooks, skills, classes } = catalog[parts];
  const skillId = spellbooks().skillByItem.get(itemId);
  if (skillId === undefined) return undefined;
  const skill = skills().byId.get(skillId);
  return {
    skillId,
    skillName: skill?.name ?? `#${skillId}`,
    iconFile: skill?.iconFile ?? null,
    learnedBy: (classes().bySkill.get(skillId) ?? []).map(classRefOf),
  };
}
