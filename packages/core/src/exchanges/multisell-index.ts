import type { NpcId } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { memoize } from "../memoize/memoize.js";
import { npcRefsOf } from "../records/npcs.js";
import { indexById } from "../rows/index-by.js";

/** The NPCs of each list of those that offer a multisell, found once: a multisell can have hundreds of exchanges. */
export const offeringNpcs = derived((catalog) =>
  memoize((npcIds: readonly NpcId[] | undefined) => npcRefsOf(catalog, npcIds)),
);

/** Multisells that an NPC of the data set offers, or for which the source names no NPC, by id. */
export const multisellIndex = derived((catalog) => {
  const offered = catalog.dataset.multisells.filter(
    ({ npcIds }) => npcIds === undefined || offeringNpcs(catalog)(npcIds).length > 0,
  );
  return indexById(offered, ({ id }) => id);
});
