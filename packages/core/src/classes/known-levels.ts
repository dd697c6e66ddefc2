import type { SkillId } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { invalidParameter } from "../error/invalid-parameter.js";
import { hasLevel, levelRange, skillIndex } from "../skills/skill-index.js";

/** The highest level that a player knows of a skill, by skill id. */
export type KnownLevels = ReadonlyMap<SkillId, number>;

/**
 * Returns the highest known level of each skill.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a skill that the data set does not have, or a level that the skill does
 * not have.
 */
export function knownLevels(catalog: Catalog, known: readonly (readonly [id: SkillId, level: number])[]): KnownLevels {
  const highest = new Map<SkillId, number>();
  for (const [id, level] of known) {
    const skill = skillIndex(catalog).byId.get(id);
    if (skill === undefined)
      throw invalidParameter("known", `${id}-${level}`, "the id of a skill with one of its levels");
    if (!hasLevel(skill, level)) {
      throw invalidParameter("known", `${id}-${level}`, `a level of skill ${id}, ${levelRange(skill)}`);
    }
    highest.set(id, Math.max(level, highest.get(id) ?? 0));
  }
  return highest;
}
