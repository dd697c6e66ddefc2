import type { ItemId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { groupBy } from "../catalog/group-by.js";
import { parts } from "../catalog/parts.js";
import type { MergedDrop } from "../drops/merge-drops.js";
import type { Npc } from "../npcs/npc-index.js";
import { ascending, compareBy, descending } from "../query/order.js";

/** One NPC that an item comes from, with quantity and chance. */
export interface ItemSource {
  readonly npc: Npc;
  readonly drop: MergedDrop;
}

/** Where every item comes from, in the order in which it is shown. */
export interface ItemSources {
  readonly droppers: ReadonlyMap<ItemId, readonly ItemSource[]>;
  readonly spoilers: ReadonlyMap<ItemId, readonly ItemSource[]>;
}

/**
 * Turns the drops of all NPCs around: who drops an item, and whom it is spoiled from. One source a cleaned NPC, quantity
 * and chance; by falling chance, rising level (none last), NPC name, NPC id.
 *
 * @param catalog The catalog.
 */
export function createItemSources(catalog: Catalog): ItemSources {
  const { npcs, npcDrops } = catalog[parts];
  const { all, listing } = npcs();
  const sources = all.flatMap((npc) => npcDrops(npc).map((drop): ItemSource => ({ npc, drop })));
  sources.sort(
    compareBy<ItemSource>(
      descending(({ drop }) => drop.chance),
      ascending(({ npc }) => npc.canonical.level),
      ascending(({ npc }) => listing.nameRanks()[npc.position]),
      ascending(({ npc }) => npc.id),
      ascending(({ drop }) => drop.min),
      ascending(({ drop }) => drop.max),
    ),
  );
  return {
    droppers: groupBy(sources, ({ drop }) => (drop.type === "spoil" ? undefined : drop.itemId)),
    spoilers: groupBy(sources, ({ drop }) => (drop.type === "spoil" ? drop.itemId : undefined)),
  };
}
