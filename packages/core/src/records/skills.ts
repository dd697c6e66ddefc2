import type { SkillEffect, SkillId, SkillLevelRef, SkillSummary } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { groupBy } from "../rows/group-by.js";
import { indexById } from "../rows/index-by.js";

/** Skills by id. */
export const skillIndex = derived(({ dataset }) => indexById(dataset.skills, (row) => row.id));

/** Client text of skill levels, by skill id, then level; empty without a text overlay. */
const skillTexts = derived(({ text }): ReadonlyMap<SkillId, ReadonlyMap<number, string>> => {
  const texts = groupBy(text?.skills ?? [], (row) => row.skillId);
  return new Map([...texts].map(([id, rows]) => [id, new Map(rows.map((row) => [row.level, row.description]))]));
});

/** Returns the client text of one skill level; `undefined` without a text overlay. */
export function skillDescription(catalog: Catalog, id: SkillId, level: number): string | undefined {
  return skillTexts(catalog).get(id)?.get(level);
}

/** Shows one level of a skill; `undefined` when the data set has no such skill or level. */
export function skillSummaryOf(catalog: Catalog, { id, level }: SkillLevelRef): SkillSummary | undefined {
  const row = skillIndex(catalog).byId.get(id);
  const levelRow = row?.levels[level - 1];
  if (row === undefined || levelRow === undefined) return undefined;
  return {
    id,
    level,
    name: row.name,
    operateType: row.operateType ?? null,
    target: row.target ?? null,
    iconFile: row.iconFile ?? null,
    description: skillDescription(catalog, id, level) ?? null,
    power: levelRow.power ?? null,
    skillType: row.skillType ?? null,
    ...(levelRow.effects === undefined ? {} : { effects: roundEffects(levelRow.effects) }),
  };
}

/** Shows the first level of a bonus skill; null when there is none, or the data set does not have it. */
export function bonusSkillOf(catalog: Catalog, id: SkillId | undefined): SkillSummary | null {
  return id === undefined ? null : (skillSummaryOf(catalog, { id, level: 1 }) ?? null);
}

/**
 * Reads the source's skill reference: `id-level`, several of them joined by `;`.
 *
 * @param reference For example `3599-1;3600-2`.
 */
export function readSkillReference(reference: string): readonly SkillLevelRef[] {
  return reference.split(";").map((part) => {
    const separator = part.indexOf("-");
    return { id: Number(part.slice(0, separator)), level: Number(part.slice(separator + 1)) };
  });
}

/** Summands of this magnitude and more are shown as whole numbers, smaller ones with one decimal. */
const WHOLE_FROM = 1;

/** Rounds the effects of a skill level as the contract says: summands, halves away from zero; factors stay as they are. */
export function roundEffects(effects: readonly SkillEffect[]): SkillEffect[] {
  return effects.map(({ stat, op, value }) => ({ stat, op, value: op === "add" ? roundSummand(value) : value }));
}

function roundSummand(value: number): number {
  const magnitude = Math.abs(value);
  const rounded = magnitude >= WHOLE_FROM ? Math.round(magnitude) : Math.round(magnitude * 10) / 10;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
