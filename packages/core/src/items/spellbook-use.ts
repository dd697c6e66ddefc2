import type { ItemId, SpellbookUse } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { classesBySkill, classRefOf } from "../records/classes.js";
import { skillIconOf, skillIndex } from "../skills/skill-index.js";
import { skillBySpellbook } from "../skills/spellbooks.js";

/** Returns the skill that a spellbook teaches, and the classes that learn it, by id; `undefined` for other items. */
export function spellbookUseOf(catalog: Catalog, itemId: ItemId): SpellbookUse | undefined {
  const skillId = skillBySpellbook(catalog).get(itemId);
  if (skillId === undefined) return undefined;
  const skill = skillIndex(catalog).byId.get(skillId);
  return {
    skillId,
    skillName: skill?.name ?? `#${skillId}`,
    iconFile: skillIconOf(skill),
    learnedBy: (classesBySkill(catalog).get(skillId) ?? []).map(classRefOf),
  };
}
