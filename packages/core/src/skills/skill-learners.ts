import type { ClassId, ClassRow, ClassSkillRow, SkillId, SkillLearnedBy } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { memoize } from "../memoize/memoize.js";
import { classesBySkill, classIndex, classRefOf } from "../records/classes.js";
import { groupBy } from "../rows/group-by.js";
import { ascending, compareBy } from "../rows/order.js";

const byClassAndLevel = compareBy<SkillLearnedBy>(
  ascending((row) => row.class.id),
  ascending((row) => row.skillLevel),
  ascending((row) => row.minPlayerLevel),
);

/** What each class learns of each skill. */
const learnedBySkill = derived(() => memoize(({ skills = [] }: ClassRow) => groupBy(skills, ({ skillId }) => skillId)));

/** Returns the classes that learn a skill: one row for each level, by class id, skill level and player level. */
export function learnersOf(catalog: Catalog, id: SkillId): readonly SkillLearnedBy[] {
  const learned = learnedBySkill(catalog);
  const classes = classesBySkill(catalog).get(id) ?? [];
  return classes
    .flatMap((row) =>
      (learned(row).get(id) ?? []).map(({ skillId: _, ...learned }) => ({ class: classRefOf(row), ...learned })),
    )
    .sort(byClassAndLevel);
}

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
