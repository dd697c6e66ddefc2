import type { EnrichedSpawn, NpcId, SpawnRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { enrichSpawn } from "../spawns/enrich-spawn.js";
import { mergeSpawns } from "../spawns/merge-spawns.js";
import { findNpc } from "./find-npc.js";
import type { Npc } from "./npc-index.js";

/**
 * Lists where an NPC appears, over all of its raw ids: exact duplicates once, in source order by raw id; empty for an NPC
 * that the world does not hold.
 *
 * @param catalog The catalog.
 * @param id Any raw id of the NPC.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `NPC_NOT_FOUND` for an id that no NPC has.
 *
 * @example
 * ```ts
 * const [spawn] = listNpcSpawns(catalog, 30001);
 * assert.equal(spawn?.region?.name, "Talking Island Village");
 * ```
 */
export function listNpcSpawns(catalog: Catalog, id: NpcId): readonly EnrichedSpawn[] {
  return catalog[parts].npcSpawns(findNpc(catalog, id)).map((row) => enrichSpawn(catalog, row));
}

/**
 * Merges the spawns of all raw ids of an NPC.
 *
 * @param catalog The catalog.
 * @param npc The NPC.
 */
export function mergedSpawnsOf(catalog: Catalog, { mergedIds }: Npc): readonly SpawnRow[] {
  const byNpc = catalog[parts].spawns();
  return mergeSpawns(mergedIds.flatMap((id) => byNpc.get(id) ?? []));
}
