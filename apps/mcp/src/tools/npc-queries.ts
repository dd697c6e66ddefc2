import { listMonsters, listNpcs, monsterCollection, npcCollection } from "@gamedata/core";
import { invalidParameter } from "@gamedata/core/parse";
import type { Arguments } from "../call/arguments.js";
import { type AskedQuery, asManyRows } from "./asked-query.js";

/** All NPCs. */
export const npcs: AskedQuery = {
  query: listNpcs,
  rowsOf: npcCollection,
  defaults: asManyRows,
};

/** Those that are monsters. */
export const monsters: AskedQuery = {
  query: listMonsters,
  rowsOf: monsterCollection,
  defaults: asManyRows,
};

/**
 * Chooses the query: the argument `monsters` leaves out other NPCs.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a value that is not true or false.
 */
export function allOrMonsters({ monsters: only = false, ...args }: Arguments): readonly [AskedQuery, Arguments] {
  if (typeof only !== "boolean") throw invalidParameter("monsters", only, "true or false");
  return [only ? monsters : npcs, args];
}
