import type { ClassRow, ClassSkill, ClassSkillRow } from "@gamedata/schema";
import { present } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { itemRefOf } from "../items/item-ref.js";
import { ascending, compareBy } from "../query/order.js";
import { skillDescription } from "../skills/skill-index.js";

const byIdLevelAndPlayerLevel = compareBy<ClassSkillRow>(
  ascending((row) => row.skillId),
  ascending((row) => row.skillLevel),
  ascending((row) => row.minPlayerLevel),
);

/**
 * Shows what a class learns, by skill id, skill level and player level. The spellbook of a skill stands on its first row
 * only, for it is what the lowest level takes.
 *
 * @param catalog The catalog.
 * @param row The class's row.
 */
export function classSkillsOf(catalog: Catalog, { skills = [] }: ClassRow): readonly ClassSkill[] {
  const ordered = skills.toSorted(byIdLevelAndPlayerLevel);
  return ordered.map((row, position) => {
    const isLowest = ordered[position - 1]?.skillId !== row.skillId;
    return classSkillOf(catalog, row, isLowest);
  });
}

function classSkillOf(catalog: Catalog, row: ClassSkillRow, isLowest: boolean): ClassSkill {
  const { skills, spellbooks } = catalog[parts];
  const { skillId, skillLevel, minPlayerLevel, spCost } = row;
  const skill = skills().byId.get(skillId);
  const spellbook = isLowest ? spellbooks().itemBySkill.get(skillId) : undefined;
  return present({
    skillId,
    skillLevel,
    name: skill?.name ?? `#${skillId}`,
    minPlayerLevel,
    spCost,
    description: skillDescription(skills(), skillId, skillLevel),
    iconFile: skill?.iconFile,
    mpConsume: skill?.levels[skillLevel - 1]?.mpConsume,
    spellbook: spellbook === undefined ? undefined : itemRefOf(catalog, spellbook),
  });
}
