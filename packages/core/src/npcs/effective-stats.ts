import type { EffectiveStats, NpcId } from "@gamedata/schema/types";
import { recordQuery } from "../query/define-query.js";
import type { RecordQuery } from "../query/query.js";
import { npcKind } from "../records/npcs.js";
import { effectiveStatsOf } from "./computed-stats.js";

/**
 * Returns the stats of an NPC that the game shows, by the id of any of its raw NPCs: the engine's functions of its template,
 * attributes and level, and then its passive skills. `null` for a data set without these rules of its engine.
 *
 * @throws {GameDataError} `INVALID_ID`, or `NPC_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * assert.equal(npcEffectiveStats(catalog, 20001)?.hp, 62);
 * ```
 */
export const npcEffectiveStats: RecordQuery<NpcId, EffectiveStats | null> = recordQuery(
  { name: "npcEffectiveStats", of: npcKind, shape: "part", row: "EffectiveStats" },
  (catalog, { canonical }) => effectiveStatsOf(catalog, canonical) ?? null,
);
