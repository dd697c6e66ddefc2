import type { ClassDetail, ClassId, ClassRow } from "@gamedata/schema";
import { present } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkId, parseId } from "../query/id.js";
import { classSkillsOf } from "./class-skills.js";
import { classSummaryOf } from "./list-classes.js";

/**
 * Parses a class id from a path.
 *
 * @param text The text: decimal digits, from 0.
 * @throws {GameDataError} `INVALID_ID` for anything else.
 */
export function parseClassId(text: string): ClassId {
  return parseId(text, 0);
}

/**
 * Gives a player class with what it learns, what it turns into, and the symbols that it may wear.
 *
 * @param catalog The catalog.
 * @param id The class's id, from 0.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `CLASS_NOT_FOUND` for an id that no class has.
 *
 * @example
 * ```ts
 * const fighter = getClass(catalog, 0);
 * assert.deepEqual(fighter.childClassIds, [1, 4, 7]);
 * ```
 */
export function getClass(catalog: Catalog, id: ClassId): ClassDetail {
  const row = catalog[parts].classes().byId.get(checkId(id, 0));
  if (row === undefined) throw new GameDataError({ code: "CLASS_NOT_FOUND", id });
  return classDetailOf(catalog, row);
}

/**
 * Shows a class with all that is known about it.
 *
 * @param catalog The catalog.
 * @param row The class's row.
 */
export function classDetailOf(catalog: Catalog, row: ClassRow): ClassDetail {
  const { classes, hennas } = catalog[parts];
  return present({
    ...classSummaryOf(row),
    childClassIds: (classes().byParent.get(row.id) ?? []).map((child) => child.id),
    skills: classSkillsOf(catalog, row),
    allowedHennas: hennas().byClass.get(row.id),
  });
}
