import type { NpcTypeCount } from "@gamedata/schema";
import { type CatalogQuery, wholeQuery } from "../query/query.js";
import { npcTypeCounts } from "../records/npc-types.js";

/**
 * Counts source entries by NPC type, by the type's name.
 *
 * @example
 * ```ts
 * const types = countNpcTypes(catalog);
 * assert.equal(types.find((type) => type.name === "RaidBoss")?.isMonster, true);
 * ```
 */
export const countNpcTypes: CatalogQuery<object, readonly NpcTypeCount[]> = wholeQuery(npcTypeCounts);
