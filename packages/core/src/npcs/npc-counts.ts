import type { NpcTypeCount } from "@gamedata/schema/types";
import { npcTypeCounts } from "../indexes/npc-types.js";
import { queryWithoutInput } from "../query/define-query.js";
import type { CatalogQuery } from "../query/query.js";

/**
 * Counts raw NPCs by NPC type; types are sorted by name.
 *
 * @example
 * ```ts
 * const types = countNpcTypes(catalog);
 * assert.equal(types.find((type) => type.name === "RaidBoss")?.isMonster, true);
 * ```
 */
export const countNpcTypes: CatalogQuery<object, readonly NpcTypeCount[]> = queryWithoutInput(
  { name: "countNpcTypes", shape: "counts", row: "NpcTypeCount" },
  npcTypeCounts,
);
