import type { ClassId, ClassSkillRow, SkillId, SkillLearnedBy } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { classIndex, classRefOf } from "../records/classes.js";
import { groupBy, mapGroups } from "../rows/group-by.js";
import { ascending, compareBy } from "../rows/order.js";

const byClassAndLevel = compareBy<SkillLearnedBy>(
  ascending((row) => row.class.id),
  ascending((row) => row.skillLevel),
  ascending((row) => row.minPlayerLevel),
);

/** The classes that learn each skill, by skill id: one row for each level, by class id, skill level and player level. */
export const learnersBySkill = derived((catalog): ReadonlyMap<SkillId, readonly SkillLearnedBy[]> => {
  const learned = classIndex(catalog).all.flatMap((row) => (row.skills ?? []).map((skill) => ({ row, skill })));
  const rows = groupBy(learned, ({ skill }) => skill.skillId);
  return mapGroups(rows, (group) =>
    group
      .map(({ row, skill: { skillLevel, minPlayerLevel, spCost } }) => {
        return { class: classRefOf(row), skillLevel, minPlayerLevel, spCost };
      })
      .sort(byClassAndLevel),
  );
});

/** Bounds of the player level at which a class learns a level of a skill. */
export interface PlayerLevels {
  readonly minPlayerLevel?: number | undefined;
  readonly maxPlayerLevel?: number | undefined;
}

/** Returns the ids of the skills of which a class learns a level at these player levels; none for an unknown class. */
export function skillsOfClass(
  catalog: Catalog,
  classId: ClassId,
  { minPlayerLevel = Number.NEGATIVE_INFINITY, maxPlayerLevel = Number.POSITIVE_INFINITY }: PlayerLevels,
): ReadonlySet<SkillId> {
  const isWithin = ({ minPlayerLevel: learnedAt }: ClassSkillRow): boolean =>
    learnedAt >= minPlayerLevel && learnedAt <= maxPlayerLevel;
  const { skills = [] } = classIndex(catalog).byId.get(classId) ?? {};
  return new Set(skills.filter(isWithin).map(({ skillId }) => skillId));
}
