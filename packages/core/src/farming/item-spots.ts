import type { ItemId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { type ItemLoot, itemLootOf } from "../loot/item-loot.js";
import type { Npc } from "../records/npcs.js";
import { memoize } from "../rows/memoize.js";
import { type Place, placeKey, type Spot, spotsOf } from "./spots.js";

/** The spawns of one source entry at a place, and its loot: positions among the loot of the item, without the end. */
interface EntrySpot {
  readonly spot: Spot;
  readonly start: number;
  readonly end: number;
}

/** An NPC at a place where its kills can give an item. */
export interface ItemSpot {
  readonly npc: Npc;
  readonly place: Place;
  readonly entries: readonly EntrySpot[];
}

/** All that can give an item, and where; what rates and levels do not change. */
export interface ItemSpots {
  readonly loot: readonly ItemLoot[];
  /** By NPC id, then by location id (none last), then by region id. */
  readonly spots: readonly ItemSpot[];
}

const spotsByItem = derived((catalog) => memoize((itemId: ItemId) => findSpots(catalog, itemId)));

/** Returns all that can give an item, and where. */
export function itemSpotsOf(catalog: Catalog, itemId: ItemId): ItemSpots {
  return spotsByItem(catalog)(itemId);
}

interface NpcSpot extends ItemSpot {
  readonly entries: EntrySpot[];
}

/** Goes through the loot once: that of an NPC, and in it that of a source entry, follows each other. */
function findSpots(catalog: Catalog, itemId: ItemId): ItemSpots {
  const loot = itemLootOf(catalog, itemId);
  const spots: NpcSpot[] = [];
  let ofNpc: NpcSpot[] = [];
  let end = 0;
  for (let first = loot[0]; first !== undefined; first = loot[end]) {
    const { npc, raw } = first;
    const start = end;
    while (loot[end]?.raw === raw) end += 1;
    for (const spot of spotsOf(catalog, npc, raw.id)) {
      const known = ofNpc.find(({ place }) => place === spot.place);
      if (known === undefined) ofNpc.push({ npc, place: spot.place, entries: [{ spot, start, end }] });
      else known.entries.push({ spot, start, end });
    }
    if (loot[end]?.npc === npc) continue;
    if (ofNpc.length > 1) ofNpc.sort((a, b) => placeKey(a.place) - placeKey(b.place));
    spots.push(...ofNpc);
    ofNpc = [];
  }
  return { loot, spots };
}
