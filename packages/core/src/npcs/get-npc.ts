import type { NpcDetail, NpcId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { findNpc } from "./find-npc.js";
import { npcDetailOf } from "./npc-detail.js";

/**
 * Gives an NPC or monster of the cleaned layer with stats, skills, quests, and where it is found.
 *
 * @param catalog The catalog.
 * @param id Any raw id of the NPC.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `NPC_NOT_FOUND` for an id that no NPC has.
 *
 * @example
 * ```ts
 * const queen = getNpc(catalog, 29001);
 * assert.equal(queen.level, 40);
 * assert.equal(queen.primaryLocation?.name, "The Ant Nest");
 * ```
 */
export function getNpc(catalog: Catalog, id: NpcId): NpcDetail {
  return npcDetailOf(catalog, findNpc(catalog, id));
}
