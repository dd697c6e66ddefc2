import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { type Npc, npcListFactsOf } from "../npcs/npc-index.js";
import { createNpcListing, type NpcListing } from "../npcs/npc-listing.js";
import { isMonsterType } from "./monster-type.js";

/** The monsters of the cleaned layer. */
export interface MonsterIndex {
  readonly listing: NpcListing<Npc>;
}

/**
 * Picks the monsters out of the cleaned layer, by the type of their canonical entry.
 *
 * @param catalog The catalog.
 */
export function createMonsterIndex(catalog: Catalog): MonsterIndex {
  const monsters = catalog[parts].npcs().all.filter((npc) => isMonsterType(npc.canonical.type));
  return { listing: createNpcListing(monsters, npcListFactsOf) };
}
