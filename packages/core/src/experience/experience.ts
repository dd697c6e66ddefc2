import { experienceLevelFacts } from "@gamedata/schema";
import type { ExperienceLevel, ExperienceLevelId, ExpLevelRule } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import { wholeNumber } from "../query/input.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { engineRules } from "../records/engine-rules.js";
import { indexById } from "../rows/group-by.js";

/** Player levels by level; the last one is a limit. */
const experienceIndex = derived(({ dataset }) => {
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

/** The highest level where a data set states none: above those of all chronicles, and few enough to compute something for each. */
const HIGHEST_UNSTATED = 1000;

const playerLevels = derived((catalog) => {
  const { highestPlayerLevel } = engineRules(catalog);
  const highest = highestPlayerLevel ?? experienceIndex(catalog).all.at(-2)?.level;
  const ofGrowth = () => catalog.dataset.classGrowth.reduce((most, { hp }) => Math.max(most, hp.length), 0);
  return { highest: highest ?? (ofGrowth() || HIGHEST_UNSTATED) };
});

/**
 * Returns the highest level of a player: the one that the rules of the engine state, else that before the last row of the experience, which is a limit and no level that
 * players reach (aCis, class `Experience`: `MAX_LEVEL` is the level after it), else the last one of which the data set states the HP of a class, else 1,000.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` when the catalog was created without a table that it needs.
 */
export function highestPlayerLevel(catalog: Catalog): number {
  return playerLevels(catalog).highest;
}

/** Returns the schema of a parameter that is the level of a player: 1 to the highest one. */
export function playerLevelEntry(catalog: Catalog, description: string) {
  return wholeNumber(1, highestPlayerLevel(catalog), `${description} 1 to the highest level of a player.`);
}

/**
 * Returns the rule by which experience and SP fall with the levels that a player is above a monster; null where that of the
 * chronicle's engine is not known. Source: the row `expGapFree` of the engine's rules.
 */
export function expLevelRuleOf(catalog: Catalog): ExpLevelRule | null {
  const { expGapFree, expGapNumerator, expGapDenominator } = engineRules(catalog);
  if (expGapFree === undefined || expGapNumerator === undefined || expGapDenominator === undefined) return null;
  const source = catalog.dataset.engineRules.find(({ name }) => name === "expGapFree")?.source ?? "";
  return { freeLevels: expGapFree, factorPerLevel: expGapNumerator / expGapDenominator, source };
}

/** Returns the factor of the experience and SP of a kill; 1 where there is no rule or the monster has no level. */
export function expLevelFactorOf(rule: ExpLevelRule | null, playerLevel: number, npcLevel: number | undefined): number {
  if (rule === null || npcLevel === undefined) return 1;
  // Multiplied level by level: the last digit of a power differs between the engines of JavaScript.
  let factor = 1;
  for (let level = npcLevel + rule.freeLevels; level < playerLevel; level += 1) factor *= rule.factorPerLevel;
  return factor;
}
