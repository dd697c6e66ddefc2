import { nonEmpty, present, valueAt } from "@gamedata/rules";
import type {
  ItemId,
  LearningItem,
  LearningQuantity,
  SkillId,
  SkillLevelRef,
  SkillRef,
  SkillRow,
  SkillSummary,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { invalidParameter } from "../error/game-data-error.js";
import { itemQuantityOf, itemRefOf } from "../records/items.js";
import { groupBy, indexById } from "../rows/group-by.js";
import { effectsAt } from "./skill-effects.js";

export const skillIndex = derived(({ dataset }) => indexById(dataset.skills, (row) => row.id));

export function skillRefOf(row: SkillRow): SkillRef {
  return { id: row.id, name: row.name, iconFile: skillIconOf(row) };
}

/** Returns the icon of a skill at a level, by default the first; null if it has none. */
export function skillIconOf(row: SkillRow | undefined, level = 1): string | null {
  return valueAt(row?.iconFile, level) ?? null;
}

/** Client text of skill levels, by skill id, then level; empty without a text overlay. */
const skillTexts = derived(({ text }): ReadonlyMap<SkillId, ReadonlyMap<number, string>> => {
  const texts = groupBy(text?.skills ?? [], (row) => row.skillId);
  return new Map([...texts].map(([id, rows]) => [id, new Map(rows.map((row) => [row.level, row.description]))]));
});

/** Returns the client text of a skill level; `undefined` without a text overlay. */
export function skillDescription(catalog: Catalog, id: SkillId, level: number): string | undefined {
  return skillTexts(catalog).get(id)?.get(level);
}

/** Returns the summary of a skill level; `undefined` if the data set has no such skill or level. */
export function skillSummaryOf(catalog: Catalog, { id, level }: SkillLevelRef): SkillSummary | undefined {
  const row = skillIndex(catalog).byId.get(id);
  if (row === undefined || !hasLevel(row, level)) return undefined;
  return {
    id,
    level,
    name: row.name,
    operateType: row.operateType ?? null,
    target: valueAt(row.target, level) ?? null,
    iconFile: skillIconOf(row, level),
    description: skillDescription(catalog, id, level) ?? null,
    power: valueAt(row.power, level) ?? null,
    skillType: row.skillType ?? null,
    ...effectsAt(row, level),
  };
}

export const hasLevel = ({ minLevel = 1, maxLevel }: SkillRow, level: number): boolean =>
  level >= minLevel && level <= maxLevel;

/** Returns the levels of a skill in words: `1 to 3`. */
export const levelRange = ({ minLevel = 1, maxLevel }: SkillRow): string => `${minLevel} to ${maxLevel}`;

/**
 * Returns the MP that one cast of a skill level costs in all, at its start and after; `undefined` if the source states neither
 * or the skill has no such level.
 */
export function mpOfCast(row: SkillRow, level: number): number | undefined {
  if (!hasLevel(row, level)) return undefined;
  const initial = valueAt(row.mpInitialConsume, level);
  const rest = valueAt(row.mpConsume, level);
  return initial === undefined && rest === undefined ? undefined : (initial ?? 0) + (rest ?? 0);
}

/** Returns the summary of a bonus skill, by default of its first level; null if there is none in the data set. */
export function bonusSkillOf(catalog: Catalog, id: SkillId | undefined, level = 1): SkillSummary | null {
  return id === undefined ? null : (skillSummaryOf(catalog, { id, level }) ?? null);
}

/** Parses a skill reference of the source: `id-level` pairs separated by `;`, for example `3599-1;3600-2`. */
export function readSkillReference(reference: string): readonly SkillLevelRef[] {
  return reference.split(";").map((pair) => {
    const separator = pair.indexOf("-");
    return { id: Number(pair.slice(0, separator)), level: Number(pair.slice(separator + 1)) };
  });
}

/** The skill that each spellbook teaches, by item id of the spellbook. */
export const skillBySpellbook = derived(
  ({ dataset }): ReadonlyMap<ItemId, SkillId> => new Map(dataset.spellbooks.map((row) => [row.itemId, row.skillId])),
);

export const spellbookBySkill = derived(
  ({ dataset }): ReadonlyMap<SkillId, ItemId> => new Map(dataset.spellbooks.map((row) => [row.skillId, row.itemId])),
);

/** Returns the items that learning a skill level takes; `undefined` if it takes none. */
export const learningItemsOf = (
  catalog: Catalog,
  items: readonly LearningItem[] = [],
): readonly LearningQuantity[] | undefined =>
  nonEmpty(
    items.map(({ alternatives, ...item }) =>
      present({
        ...itemQuantityOf(catalog, item),
        alternatives: alternatives?.map((id) => itemRefOf(catalog, id)),
      }),
    ),
  );

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
