import { nonEmpty, present, RACE_SKILL_ID } from "@gamedata/rules";
import type {
  ClassId,
  ClassRow,
  ClassSkillRow,
  ItemRef,
  ItemRow,
  SkillId,
  SkillLearnedBy,
  SkillLevelRef,
  SkillTreeLearned,
  SkillTreeRow,
} from "@gamedata/schema/types";
import { type Catalog, derived, derivedFor } from "../catalog/catalog.js";
import type { SkillListQuery } from "../generated/queries.js";
import { classesBySkill, classIndex, classRefOf, classRefsOf } from "../records/classes.js";
import { itemIndex, itemRefOf } from "../records/items.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { castleRefOf } from "../records/residences.js";
import { groupBy, groupByEach } from "../rows/group-by.js";
import { ascending, compareBy } from "../rows/order.js";
import { learningItemsOf, readSkillReference, skillIndex, skillRefOf } from "./skill-index.js";

/** Skills by which the engine marks NPCs; NPCs do not use them. */
export const MARKER_SKILL_IDS: ReadonlySet<SkillId> = new Set([4408, 4410, 4411, 4412, 4413, 4414, RACE_SKILL_ID]);

const byClassAndLevel = compareBy<SkillLearnedBy>(
  ascending((row) => row.class.id),
  ascending((row) => row.skillLevel),
  ascending((row) => row.minPlayerLevel),
);

/** What each class learns of each skill. */
const learnedBySkill = derivedFor((_catalog, { skills = [] }: ClassRow) => groupBy(skills, ({ skillId }) => skillId));

/** Returns the classes that learn a skill: one row for each level, by class id, skill level and player level. */
export function learnersOf(catalog: Catalog, id: SkillId): readonly SkillLearnedBy[] {
  const classes = classesBySkill(catalog).get(id) ?? [];
  return classes
    .flatMap((row) =>
      (learnedBySkill(catalog, row).get(id) ?? []).map(({ skillId: _, items, ...learned }) =>
        present({ class: classRefOf(row), ...learned, items: learningItemsOf(catalog, items) }),
      ),
    )
    .sort(byClassAndLevel);
}

/** Returns the ids of the skills of which a class learns a level at these player levels; none for an unknown class. */
export function skillsOfClass(
  catalog: Catalog,
  classId: ClassId,
  { minPlayerLevel = Number.NEGATIVE_INFINITY, maxPlayerLevel = Number.POSITIVE_INFINITY }: SkillListQuery,
): ReadonlySet<SkillId> {
  const isWithin = ({ minPlayerLevel: learnedAt }: ClassSkillRow): boolean =>
    learnedAt >= minPlayerLevel && learnedAt <= maxPlayerLevel;
  const { skills = [] } = classIndex(catalog).byId.get(classId) ?? {};
  return new Set(skills.filter(isWithin).map(({ skillId }) => skillId));
}

const treeRowsBySkill = derived(({ dataset }) => groupBy(dataset.skillTrees, ({ skillId }) => skillId));

/** Returns the rows of trees outside classes for a skill, or for one of its levels. */
export function treeRowsOf(catalog: Catalog, id: SkillId, level: number | undefined): readonly SkillTreeRow[] {
  const rows = treeRowsBySkill(catalog).get(id) ?? [];
  return level === undefined ? rows : rows.filter(({ skillLevel }) => skillLevel === level);
}

export function treeLearnedOf(catalog: Catalog, row: SkillTreeRow): SkillTreeLearned {
  const { skillId: _, classId, items, requiredSkills = [], residenceIds = [], ...stated } = row;
  const castles = residenceIds.map((id) => castleRefOf(catalog, id)).filter(({ id, name }) => name !== `#${id}`);
  const known = new Set<number>(castles.map(({ id }) => id));
  return present({
    ...stated,
    class: classId === undefined ? undefined : classRefsOf(catalog, [classId])[0],
    items: learningItemsOf(catalog, items),
    requiredSkills: nonEmpty(
      requiredSkills.flatMap(({ id, level }) => {
        const required = skillIndex(catalog).byId.get(id);
        return required === undefined ? [] : { ...skillRefOf(required), level };
      }),
    ),
    castles: nonEmpty(castles),
    fortressIds: nonEmpty(residenceIds.filter((id) => !known.has(id))),
  });
}

function skillsOfItem({ itemSkill, onCritSkill, onCastSkill, enchant4Skill }: ItemRow): readonly SkillLevelRef[] {
  const references = itemSkill === undefined ? [] : readSkillReference(itemSkill);
  return [...references, ...[onCritSkill, onCastSkill, enchant4Skill].filter((skill) => skill !== undefined)];
}

/** The skills of an NPC without those that only mark it. */
const skillsOfNpc = ({ canonical: { skills = [] } }: Npc): readonly SkillLevelRef[] =>
  skills.filter(({ id }) => !MARKER_SKILL_IDS.has(id));

/** The items that have each skill, by ascending id. */
const itemsBySkill = derived((catalog) => groupByEach(itemIndex(catalog).all, (row) => idsOf(skillsOfItem(row))));

/** The NPCs of the cleaned layer whose details list each skill. */
export const npcsBySkill = derived((catalog) => groupByEach(npcIndex(catalog).all, (npc) => idsOf(skillsOfNpc(npc))));

const idsOf = (skills: readonly SkillLevelRef[]): readonly SkillId[] => skills.map(({ id }) => id);

/** Returns whether a level of a skill, or any level of it, is among skills. */
const includes = (skills: readonly SkillLevelRef[], id: SkillId, level: number | undefined): boolean =>
  skills.some((skill) => skill.id === id && (level === undefined || skill.level === level));

/** Returns the items that have a skill, at one level or at any; `undefined` if there are none. */
export function itemsWithSkill(
  catalog: Catalog,
  id: SkillId,
  level: number | undefined,
): readonly ItemRef[] | undefined {
  const rows = itemsBySkill(catalog)
    .get(id)
    ?.filter((row) => includes(skillsOfItem(row), id, level));
  return nonEmpty(rows?.map((row) => itemRefOf(catalog, row.id)));
}

/** Returns the number of NPCs of the cleaned layer whose details list a skill, at one level or at any. */
export function countNpcsWithSkill(catalog: Catalog, id: SkillId, level: number | undefined): number {
  const npcs = npcsBySkill(catalog).get(id) ?? [];
  return level === undefined ? npcs.length : npcs.filter((npc) => includes(skillsOfNpc(npc), id, level)).length;
}
