import type { ClassRef, ClassRow, ClassSkillRow, LearningItem, SkillId } from "@gamedata/schema/types";
import { type Catalog, derivedFor } from "../catalog/catalog.js";
import { ancestryOf, classRefOf } from "../records/classes.js";
import { ascending } from "../rows/order.js";
import { skillIndex } from "../skills/skill-index.js";

/** A skill level that a class or an ancestor of it teaches. */
export interface TaughtLevel {
  readonly skillLevel: number;
  /** The lowest player level from which a class of the line teaches it. */
  readonly minPlayerLevel: number;
  /** The least skill points that it takes, at least 0. */
  readonly sp: number;
  /** The class that teaches it for the least skill points; of several the first of the line. */
  readonly from: ClassRef;
  /** The items that it takes there. */
  readonly items: readonly LearningItem[];
}

/** A skill that a class or an ancestor of it teaches. */
export interface TaughtSkill {
  readonly id: SkillId;
  /** The name; the id behind `#` if the data set does not have the skill. */
  readonly name: string;
  /** By level. */
  readonly levels: readonly TaughtLevel[];
}

/** What a class and its ancestors teach. */
export interface ClassLine {
  /** By skill id. */
  readonly skills: readonly TaughtSkill[];
  /** The player levels at which something can be learned, ascending. */
  readonly playerLevels: readonly number[];
}

/**
 * Returns what a class and its ancestors teach: a player keeps what the earlier classes teach, and can still learn it
 * (aCis, class `PlayerData`: the template of a class has the skills of its parent too).
 */
export const classLineOf = derivedFor((catalog, { id }: ClassRow): ClassLine => {
  const skills = taughtSkills(catalog, ancestryOf(catalog, id));
  const playerLevels = new Set(skills.flatMap(({ levels }) => levels.map(({ minPlayerLevel }) => minPlayerLevel)));
  return { skills, playerLevels: [...playerLevels].sort((a, b) => a - b) };
});

function taughtSkills(catalog: Catalog, line: readonly ClassRow[]): readonly TaughtSkill[] {
  const bySkill = new Map<SkillId, Map<number, TaughtLevel>>();
  const { byId: skills } = skillIndex(catalog);
  for (const taughtBy of line) {
    const from = classRefOf(taughtBy);
    for (const row of taughtBy.skills ?? []) {
      const levels = bySkill.get(row.skillId) ?? new Map<number, TaughtLevel>();
      bySkill.set(row.skillId, levels.set(row.skillLevel, taughtLevel(levels.get(row.skillLevel), row, from)));
    }
  }
  return Array.from(bySkill, ([id, levels]) => ({
    id,
    name: skills.get(id)?.name ?? `#${id}`,
    levels: [...levels.values()].sort(byLevel),
  })).sort(byId);
}

const byLevel = ascending<TaughtLevel>(({ skillLevel }) => skillLevel);
const byId = ascending<TaughtSkill>(({ id }) => id);

/**
 * Merges a row with those of earlier classes for the same skill level. The data marks skills that no skill points buy
 * with -1 (aCis, class `GeneralSkillNode`, method `getCorrectedCost`: such a skill takes 0).
 */
function taughtLevel(earlier: TaughtLevel | undefined, row: ClassSkillRow, from: ClassRef): TaughtLevel {
  const { skillLevel, minPlayerLevel, items = [] } = row;
  const sp = Math.max(0, row.spCost);
  const own = { skillLevel, minPlayerLevel, sp, from, items };
  if (earlier === undefined) return own;
  const cheapest = sp < earlier.sp ? own : earlier;
  return { ...cheapest, minPlayerLevel: Math.min(earlier.minPlayerLevel, minPlayerLevel) };
}
