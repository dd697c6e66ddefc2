import type { NpcTypeCount } from "@gamedata/schema/types";
import { queryWithoutInput } from "../query/define-query.js";
import type { CatalogQuery } from "../query/query.js";
import { npcTypeCounts } from "./npc-types.js";

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
