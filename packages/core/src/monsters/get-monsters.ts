import type { Bulk, NpcDetail, NpcId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { npcDetailOf } from "../npcs/npc-detail.js";
import { bulkOf } from "../query/ids.js";
import { monsterWith } from "./get-monster.js";

/**
 * Gives many monsters of the cleaned layer with all that is known about them, in the order asked for; ids that name nothing are listed as missing.
 *
 * @param catalog The catalog.
 * @param ids Any raw ids, at most 200; a monster of which several are given appears once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for more than 200.
 *
 * @example
 * ```ts
 * const { data, meta } = getMonsters(catalog, [20001, 30001]);
 * assert.equal(data[0]?.name, "Gremlin");
 * assert.deepEqual(meta.missing, [30001]);
 * ```
 */
export function getMonsters(catalog: Catalog, ids: readonly NpcId[]): Bulk<NpcDetail> {
  return bulkOf(
    ids,
    1,
    (id) => monsterWith(catalog, id),
    (monster) => npcDetailOf(catalog, monster),
  );
}
