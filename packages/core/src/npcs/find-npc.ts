import type { NpcId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkId, parseId } from "../query/id.js";
import type { Npc } from "./npc-index.js";

/**
 * Parses an NPC or monster id from a path.
 *
 * @param text The text: decimal digits, from 1.
 * @throws {GameDataError} `INVALID_ID` for anything else.
 */
export function parseNpcId(text: string): NpcId {
  return parseId(text, 1);
}

/**
 * Finds an NPC of the cleaned layer by any of its raw ids.
 *
 * @param catalog The catalog.
 * @param id The raw id, of any type at run time.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `NPC_NOT_FOUND` for an id that no NPC has.
 */
export function findNpc(catalog: Catalog, id: NpcId): Npc {
  const npc = catalog[parts].npcs().byRawId.get(checkId(id, 1));
  if (npc === undefined) throw new GameDataError({ code: "NPC_NOT_FOUND", id });
  return npc;
}
