import type { NpcRow, NpcSkill } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { MARKER_SKILL_IDS } from "../skills/marker-skills.js";
import { skillDescription, skillIconOf, skillIndex } from "../skills/skill-index.js";

/** Returns the skills of an NPC in source order, without the marker skills. The name of an unknown skill is null. */
export function npcSkillsOf(catalog: Catalog, { skills = [] }: NpcRow): readonly NpcSkill[] {
  const { byId } = skillIndex(catalog);
  return skills
    .filter((skill) => !MARKER_SKILL_IDS.has(skill.id))
    .map(({ id, level }) => {
      const row = byId.get(id);
      return {
        id,
        level,
        name: row?.name ?? null,
        iconFile: skillIconOf(row, level),
        description: skillDescription(catalog, id, level) ?? null,
      };
    });
}
