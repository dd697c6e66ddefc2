import type { NameCount, NpcTypeCount } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";

/**
 * Counts items by grade, from none up to s.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * assert.equal(countItemGrades(catalog)[0]?.name, "none");
 * ```
 */
export function countItemGrades(catalog: Catalog): readonly NameCount[] {
  return catalog[parts].items().gradeCounts();
}

/**
 * Counts items by type: weapon, armor, etcitem.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * assert.deepEqual(countItemTypes(catalog)[0], { name: "weapon", count: 1217 });
 * ```
 */
export function countItemTypes(catalog: Catalog): readonly NameCount[] {
  return catalog[parts].items().typeCounts();
}

/**
 * Counts raw entries by NPC type, by the type's name.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * const types = countNpcTypes(catalog);
 * assert.equal(types.find((type) => type.name === "RaidBoss")?.isMonster, true);
 * ```
 */
export function countNpcTypes(catalog: Catalog): readonly NpcTypeCount[] {
  return catalog[parts].rawNpcs().typeCounts;
}
