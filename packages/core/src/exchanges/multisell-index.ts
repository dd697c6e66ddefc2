import type { NpcId } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";
import { npcRefsOf } from "../indexes/npcs.js";
import { memoize } from "../memoize/memoize.js";
import { indexById } from "../rows/index-by.js";

/** Multisells by id. */
export const multisellIndex = derived(({ dataset }) => indexById(dataset.multisells, ({ id }) => id));

/** The NPCs of each list of those that offer a multisell, found once: a multisell can have hundreds of exchanges. */
export const offeringNpcs = derived((catalog) =>
  memoize((npcIds: readonly NpcId[] | undefined) => npcRefsOf(catalog, npcIds)),
);
