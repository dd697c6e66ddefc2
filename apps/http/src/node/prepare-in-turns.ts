import { setImmediate } from "node:timers/promises";
import type { Chronicle } from "@gamedata/chronicles";
import { prepareCatalog } from "@gamedata/core";

/**
 * Loads the tables of a chronicle and builds its indexes, in steps of a few milliseconds. Requests are answered between the
 * steps; one that needs a table or an index takes the steps that are left of it itself.
 *
 * @throws {ProgramError} If a table is missing, altered or malformed.
 */
export async function prepareInTurns({ catalog, load }: Chronicle): Promise<void> {
  await load();
  for (const _ of prepareCatalog(catalog)) await setImmediate();
}
