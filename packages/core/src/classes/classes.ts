import { present } from "@gamedata/rules";
import type { ClassDetail, ClassId, ClassRow, ClassSummary } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { hennaIndex } from "../hennas/hennas.js";
import type { Collection } from "../query/collection.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import type { BulkQuery, ListQuery, RecordQuery } from "../query/query.js";
import { classIndex, classKind } from "../records/classes.js";
import { itemQuantityOf } from "../records/items.js";
import { groupBy } from "../rows/group-by.js";
import { classSkillsOf } from "./class-skills.js";

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

/**
 * Returns the details of many player classes by id.
 *
 * @throws {GameDataError} `INVALID_ID`, or `INVALID_PARAMETER` for more than 200 ids.
 *
 * @example
 * ```ts
 * assert.equal(getClasses(catalog, [0]).data[0]?.name, "Human Fighter");
 * ```
 */
export const getClasses: BulkQuery<ClassId, ClassDetail> = bulkQuery(classKind, classDetailOf);

/** The collection of player classes. */
export const classCollection: Collection<ClassSummary, ClassDetail> = {
  kind: classKind,
  list: listClasses,
  get: getClass,
  getMany: getClasses,
};

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
