import type { SkillId } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { invalidParameter } from "../error/game-data-error.js";
import { hasLevel, levelRange, skillIndex } from "./skill-index.js";

/** A skill at a level. */
export type SkillLevel = readonly [id: SkillId, level: number];

/**
 * Refuses a skill that the data set does not have, or a level that the skill does not have.
 *
 * @param parameter The name of the parameter that names the skills.
 * @throws {GameDataError} `INVALID_PARAMETER`.
 */
export function refuseUnknownLevels(catalog: Catalog, parameter: string, skills: readonly SkillLevel[]): void {
  for (const [id, level] of skills) {
    const skill = skillIndex(catalog).byId.get(id);
    if (skill !== undefined && hasLevel(skill, level)) continue;
    const allowed =
      skill === undefined
        ? "the id of a skill with one of its levels"
        : `a level of ${skill.name} (${id}), ${levelRange(skill)}`;
    throw invalidParameter(parameter, `${id}-${level}`, allowed);
  }
}

/** Returns the highest of several levels of each skill. */
export function highestLevels(skills: readonly SkillLevel[]): ReadonlyMap<SkillId, number> {
  const highest = new Map<SkillId, number>();
  for (const [id, level] of skills) highest.set(id, Math.max(level, highest.get(id) ?? 0));
  return highest;
}
