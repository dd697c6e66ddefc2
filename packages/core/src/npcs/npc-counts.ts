import type { NpcTypeCount } from "@gamedata/schema";
import { wholeQuery } from "../query/define-query.js";
import type { CatalogQuery } from "../query/query.js";
import { npcTypeCounts } from "../records/npc-types.js";

/**
 * Counts source entries by NPC type; types are sorted by name.
 *
 * @example
 * ```ts
 * const types = countNpcTypes(catalog);
 * assert.equal(types.find((type) => type.name === "RaidBoss")?.isMonster, true);
 * ```
 */
export const countNpcTypes: CatalogQuery<object, readonly NpcTypeCount[]> = wholeQuery(npcTypeCounts);
