import { present } from "@gamedata/rules";
import type {
  ClassDetail,
  ClassGrowth,
  ClassGrowthRow,
  ClassId,
  ClassRow,
  ClassSkill,
  ClassSkillRow,
  ClassSummary,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { dataNotFound } from "../error/game-data-error.js";
import { hennaIndex } from "../hennas/hennas.js";
import { bulkQuery, detailQuery, recordQuery, unpagedList } from "../query/define-query.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery } from "../query/query.js";
import { classIndex, classKind } from "../records/classes.js";
import { itemQuantityOf, itemRefOf } from "../records/items.js";
import { groupBy, indexBy } from "../rows/group-by.js";
import { ascending, compareBy } from "../rows/order.js";
import {
  learningItemsOf,
  mpOfCast,
  skillDescription,
  skillIconOf,
  skillIndex,
  spellbookBySkill,
} from "../skills/skill-index.js";

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
  const { skillId, skillLevel, minPlayerLevel, spCost, items } = row;
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
    items: learningItemsOf(catalog, items),
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

export const growthByClass = derived(({ dataset }) => indexBy(dataset.classGrowth, ({ classId }) => classId));

/**
 * Returns what characters of a class have by level.
 *
 * @throws {GameDataError} `DATA_NOT_FOUND` where the data set does not state it.
 */
export function growthOf(catalog: Catalog, id: ClassId): ClassGrowthRow {
  const row = growthByClass(catalog).get(id);
  if (row === undefined) throw dataNotFound(`numbers of class ${id} by level`);
  return row;
}

/**
 * Returns what a character of a class has without equipment, skills and hennas, before the factors of its attributes and its level: base attributes, attack,
 * defence and speeds, and HP, MP and CP of each level.
 *
 * @throws {GameDataError} `INVALID_ID`; `CLASS_NOT_FOUND` for an unknown id; `DATA_NOT_FOUND` where the data set does not state them.
 *
 * @example
 * ```ts
 * const { str, levels } = getClassGrowth(catalog, 0);
 * assert.equal(str, 40);
 * assert.deepEqual(levels[1], { level: 2, hp: 91.83, mp: 35.46, cp: 36.732 });
 * ```
 */
export const getClassGrowth: RecordQuery<ClassId, ClassGrowth> = recordQuery(
  { name: "getClassGrowth", of: classKind, shape: "part", row: "ClassGrowth" },
  (catalog, { id }): ClassGrowth => {
    const { classId: _, fistsItemId, hp, mp, cp, hpRegen, mpRegen, cpRegen, ...base } = growthOf(catalog, id);
    return present({
      ...base,
      fists: fistsItemId === undefined ? undefined : itemRefOf(catalog, fistsItemId),
      levels: hp.map((ofLevel, at) =>
        present({
          level: at + 1,
          hp: ofLevel,
          mp: mp[at] ?? 0,
          cp: cp[at] ?? 0,
          hpRegen: hpRegen?.[at],
          mpRegen: mpRegen?.[at],
          cpRegen: cpRegen?.[at],
        }),
      ),
    });
  },
);
