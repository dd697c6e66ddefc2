import { experienceLevelFacts } from "@gamedata/schema";
import type { ExperienceLevel, ExperienceLevelId } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { collection } from "../query/collection.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import type { BulkQuery, ListQuery, RecordQuery } from "../query/query.js";
import { recordKind } from "../query/record-kind.js";
import { indexById } from "../rows/index-by.js";

/** Player levels by level; the last one is a limit. */
export const experienceIndex = derived(({ dataset }) => {
  const { all } = indexById(dataset.experience, ({ level }) => level);
  const levels = all.map(({ level, exp }, position): ExperienceLevel => {
    const next = all[position + 1];
    return { level, exp, toNext: next === undefined ? null : next.exp - exp };
  });
  return indexById(levels, ({ level }) => level);
});

const experienceKind = recordKind(experienceLevelFacts, (catalog) => experienceIndex(catalog).byId);

/**
 * Lists the player levels with the experience that they take, on one page. The last row is the limit of the experience.
 *
 * @example
 * ```ts
 * const { data } = listExperienceLevels(catalog);
 * assert.deepEqual(data[1], { level: 2, exp: 68, toNext: 295 });
 * ```
 */
export const listExperienceLevels: ListQuery<object, ExperienceLevel> = unpagedList(
  experienceKind,
  (catalog) => experienceIndex(catalog).all,
);

/**
 * Returns the experience that a player level takes.
 *
 * @throws {GameDataError} `INVALID_ID`, or `EXPERIENCE_LEVEL_NOT_FOUND` for a level beyond the last one.
 *
 * @example
 * ```ts
 * assert.equal(getExperienceLevel(catalog, 40).exp, 15_422_851);
 * ```
 */
export const getExperienceLevel: RecordQuery<ExperienceLevelId, ExperienceLevel> = detailQuery(experienceKind, levelOf);

/** Returns the experience that many player levels take. See {@link BulkQuery}. */
export const getExperienceLevels: BulkQuery<ExperienceLevelId, ExperienceLevel> = bulkQuery(experienceKind, levelOf);

/** The collection of player levels by experience. */
export const experienceLevelCollection = collection(
  experienceKind,
  listExperienceLevels,
  getExperienceLevel,
  getExperienceLevels,
);

function levelOf(_catalog: Catalog, level: ExperienceLevel): ExperienceLevel {
  return level;
}
