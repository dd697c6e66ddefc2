import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { integer } from "../query/input.js";
import { engineRules } from "../records/engine-rules.js";
import { experienceIndex } from "./experience.js";

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
  return v.pipe(
    integer,
    v.minValue(1),
    v.maxValue(highestPlayerLevel(catalog)),
    v.description(`${description} 1 to the highest level of a player.`),
  );
}
