import { present } from "@gamedata/rules";
import type { ClassDetail, ClassId, ClassRow, ClassSkill, ClassSkillRow, ClassSummary } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { hennaIndex } from "../hennas/hennas.js";
import { collection } from "../query/collection.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import type { BulkQuery, ListQuery, RecordQuery } from "../query/query.js";
import { classIndex, classKind } from "../records/classes.js";
import { itemQuantityOf, itemRefOf } from "../records/items.js";
import { groupBy } from "../rows/group-by.js";
import { ascending, compareBy } from "../rows/order.js";
import { mpOfCast, skillDescription, skillIconOf, skillIndex } from "../skills/skill-index.js";
import { spellbookBySkill } from "../skills/spellbooks.js";

const byIdLevelAndPlayerLevel = compareBy<ClassSkillRow>(
  ascending((row) => row.skillId),
  ascending((row) => row.skillLevel),
  ascending((row) => row.minPlayerLevel),
);

/**
 * Returns the skill levels that a class learns, by skill id, skill level and player level. Only the first row of a
 * skill has the spellbook, which is needed to learn the lowest level.
 */
function classSkillsOf(catalog: Catalog, { skills = [] }: ClassRow): readonly ClassSkill[] {
  const ordered = skills.toSorted(byIdLevelAndPlayerLevel);
  return ordered.map((row, position) => {
    const isLowest = ordered[position - 1]?.skillId !== row.skillId;
    return classSkillOf(catalog, row, isLowest);
  });
}

function classSkillOf(catalog: Catalog, row: ClassSkillRow, isLowest: boolean): ClassSkill {
  const { skillId, skillLevel, minPlayerLevel, spCost } = row;
  const skill = skillIndex(catalog).byId.get(skillId);
  const spellbook = isLowest ? spellbookBySkill(catalog).get(skillId) : undefined;
  return present({
    skillId,
    skillLevel,
    name: skill?.name ?? `#${skillId}`,
    minPlayerLevel,
    spCost,
    description: skillDescription(catalog, skillId, skillLevel),
    iconFile: skillIconOf(skill, skillLevel) ?? undefined,
    mpConsume: skill && mpOfCast(skill, skillLevel),
    spellbook: spellbook === undefined ? undefined : itemRefOf(catalog, spellbook),
  });
}

const childClasses = derived((catalog) => groupBy(classIndex(catalog).all, (row) => row.parentClassId));

/**
 * Lists all player classes by id, on one page.
 *
 * @example
 * ```ts
 * const { data } = listClasses(catalog);
 * assert.equal(data[0]?.name, "Human Fighter");
 * ```
 */
export const listClasses: ListQuery<object, ClassSummary> = unpagedList(classKind, (catalog) =>
  classIndex(catalog).all.map(classSummaryOf),
);

/**
 * Returns a player class with the skills that it learns, its child classes, its allowed henna symbols, and what its new characters have. Ids start at
 * 0.
 *
 * @throws {GameDataError} `INVALID_ID`, or `CLASS_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const fighter = getClass(catalog, 0);
 * assert.deepEqual(fighter.childClassIds, [1, 4, 7]);
 * ```
 */
export const getClass: RecordQuery<ClassId, ClassDetail> = detailQuery(classKind, classDetailOf);

/** Returns the details of many player classes by id. See {@link BulkQuery}. */
export const getClasses: BulkQuery<ClassId, ClassDetail> = bulkQuery(classKind, classDetailOf);

/** The collection of player classes. */
export const classCollection = collection(classKind, listClasses, getClass, getClasses);

function classSummaryOf({ id, name, race, type, professionLevel, parentClassId }: ClassRow): ClassSummary {
  return { id, name, race, type, professionLevel, parentClassId: parentClassId ?? null };
}

function classDetailOf(catalog: Catalog, row: ClassRow): ClassDetail {
  return present({
    ...classSummaryOf(row),
    childClassIds: (childClasses(catalog).get(row.id) ?? []).map((child) => child.id),
    skills: classSkillsOf(catalog, row),
    allowedHennas: hennaIndex(catalog).byClass.get(row.id),
    startItems: row.startItems?.map((item) => itemQuantityOf(catalog, item)),
  });
}
