import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { integer } from "../query/input.js";
import { engineRules } from "../records/engine-rules.js";
import { experienceIndex } from "./experience.js";

const playerLevels = derived((catalog) => {
  const { highestPlayerLevel } = engineRules(catalog);
  return { highest: highestPlayerLevel ?? experienceIndex(catalog).all.at(-2)?.level ?? Number.MAX_SAFE_INTEGER };
});

/**
 * Returns the highest level of a player: the one that the rules of the engine state, else that before the last row of the experience, which is a limit and no level that
 * players reach (aCis, class `Experience`: `MAX_LEVEL` is the level after it). A data set whose experience states no level
 * has no bound: then it is 2^53-1.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` when the catalog was created without the table `experience`.
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
