import type { NpcDetail, NpcId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { GameDataError } from "../error/game-data-error.js";
import { npcDetailOf } from "../npcs/npc-detail.js";
import type { Npc } from "../npcs/npc-index.js";
import { checkId } from "../query/id.js";
import { isMonsterType } from "./monster-type.js";

/**
 * Gives a monster of the cleaned layer, in the same shape as an NPC.
 *
 * @param catalog The catalog.
 * @param id Any raw id of the monster.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `MONSTER_NOT_FOUND` for an id that no monster has.
 *
 * @example
 * ```ts
 * assert.equal(getMonster(catalog, 20001).name, "Gremlin");
 * assert.throws(() => getMonster(catalog, 30001), isGameDataError);
 * ```
 */
export function getMonster(catalog: Catalog, id: NpcId): NpcDetail {
  const monster = monsterWith(catalog, checkId(id, 1));
  if (monster === undefined) throw new GameDataError({ code: "MONSTER_NOT_FOUND", id });
  return npcDetailOf(catalog, monster);
}

/**
 * Finds a monster of the cleaned layer by any of its raw ids; nothing for an NPC that is no monster.
 *
 * @param catalog The catalog.
 * @param id The raw id.
 */
export function monsterWith(catalog: Catalog, id: NpcId): Npc | undefined {
  const npc = catalog[parts].npcs().byRawId.get(id);
  return isMonsterType(npc?.canonical.type) ? npc : undefined;
}
