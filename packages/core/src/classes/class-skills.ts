import { present } from "@gamedata/rules";
import type { ClassRow, ClassSkill, ClassSkillRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { itemRefOf } from "../records/items.js";
import { ascending, compareBy } from "../rows/order.js";
import { mpOfCast, skillDescription, skillIconOf, skillIndex } from "../skills/skill-index.js";
import { spellbookBySkill } from "../skills/spellbooks.js";

const byIdLevelAndPlayerLevel = compareBy<ClassSkillRow>(
  ascending((row) => row.skillId),
  ascending((row) => row.skillLevel),
  ascending((row) => row.minPlayerLevel),
);

/**
 * Returns the skill levels that a class learns, by skill id, skill level and player level. Only the first row of a
 * skill has the spellbook, which is needed to learn the lowest level.
 */
export function classSkillsOf(catalog: Catalog, { skills = [] }: ClassRow): readonly ClassSkill[] {
  const ordered = skills.toSorted(byIdLevelAndPlayerLevel);
  return ordered.map((row, position) => {
    const isLowest = ordered[position - 1]?.skillId !== row.skillId;
    return classSkillOf(catalog, row, isLowest);
  });
}

function classSkillOf(catalog: Catalog, row: ClassSkillRow, isLowest: boolean): ClassSkill {
  const { skillId, skillLevel, minPlayerLevel, spCost } = row;
  const skill = skillIndex(catalog).byId.get(skillId);
  const spellbook = isLowest ? spellbookBySkill(catalog).get(skillId) : undefined;
  return present({
    skillId,
    skillLevel,
    name: skill?.name ?? `#${skillId}`,
    minPlayerLevel,
    spCost,
    description: skillDescription(catalog, skillId, skillLevel),
    iconFile: skillIconOf(skill, skillLevel) ?? undefined,
    mpConsume: skill && mpOfCast(skill, skillLevel),
    spellbook: spellbook === undefined ? undefined : itemRefOf(catalog, spellbook),
  });
}
