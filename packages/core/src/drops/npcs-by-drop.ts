import { ADENA_ITEM_ID } from "@gamedata/rules";
import type { ItemId, ItemType, NpcId } from "@gamedata/schema/types";
import { derived } from "../catalog/catalog.js";
import { itemIndex } from "../records/items.js";
import { countedDrops, npcIndex } from "../records/npcs.js";
import { dropTypeOf } from "./merge-drops.js";

/** The canonical ids of NPCs by an item that they drop, or that can be spoiled from them. */
export interface NpcsByDrop {
  readonly droppers: ReadonlyMap<ItemId, ReadonlySet<NpcId>>;
  readonly spoilers: ReadonlyMap<ItemId, ReadonlySet<NpcId>>;
}

/** The NPCs by what they drop, over all of their raw NPCs. */
export const npcsByDrop = derived((catalog): NpcsByDrop => {
  const { byRawId } = npcIndex(catalog);
  const droppers = new Map<ItemId, Set<NpcId>>();
  const spoilers = new Map<ItemId, Set<NpcId>>();
  for (const row of countedDrops(catalog)) {
    const npc = byRawId.get(row.npcId);
    if (npc === undefined) continue;
    const npcs = dropTypeOf(row) === "spoil" ? spoilers : droppers;
    const found = npcs.get(row.itemId);
    if (found === undefined) npcs.set(row.itemId, new Set([npc.id]));
    else found.add(npc.id);
  }
  return { droppers, spoilers };
});

/** The canonical ids of NPCs by the type of an item that they drop, adena and spoil aside. */
export const npcsByDroppedType = derived((catalog): ReadonlyMap<ItemType, ReadonlySet<NpcId>> => {
  const { byId } = itemIndex(catalog);
  const droppers = new Map<ItemType, Set<NpcId>>();
  for (const [itemId, npcs] of npcsByDrop(catalog).droppers) {
    const type = itemId === ADENA_ITEM_ID ? undefined : byId.get(itemId)?.type;
    if (type === undefined) continue;
    const found = droppers.get(type) ?? new Set<NpcId>();
    for (const id of npcs) found.add(id);
    droppers.set(type, found);
  }
  return droppers;
});
