import type { SkillId, SkillLevelRef, SkillSummary } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { roundEffects } from "./skill-effects.js";
import { skillDescription } from "./skill-index.js";

/**
 * Shows one level of a skill; nothing when the data set has no such skill or level.
 *
 * @param catalog The catalog.
 * @param reference The skill's id and level.
 */
export function skillSummaryOf(catalog: Catalog, { id, level }: SkillLevelRef): SkillSummary | undefined {
  const skills = catalog[parts].skills();
  const row = skills.byId.get(id);
  const levelRow = row?.levels[level - 1];
  if (row === undefined || levelRow === undefined) return undefined;
  return {
    id,
    level,
    name: row.name,
    operateType: row.operateType ?? null,
    target: row.target ?? null,
    iconFile: row.iconFile ?? null,
    description: skillDescription(skills, id, level) ?? null,
    power: levelRow.power ?? null,
    skillType: row.skillType ?? null,
    ...(levelRow.effects === undefined ? {} : { effects: roundEffects(levelRow.effects) }),
  };
}

/**
 * Shows the first level of a bonus skill: null when there is none, or the data set does not know it.
 *
 * @param catalog The catalog.
 * @param id The skill's id, if there is one.
 */
export function bonusSkillOf(catalog: Catalog, id: SkillId | undefined): SkillSummary | null {
  return id === undefined ? null : (skillSummaryOf(catalog, { id, level: 1 }) ?? null);
}
