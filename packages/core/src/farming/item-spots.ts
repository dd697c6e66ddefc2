import type { ItemId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { type ItemLoot, itemLootOf } from "../loot/item-loot.js";
import type { Npc } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import { memoize } from "../rows/memoize.js";
import { type Place, type Spot, spotsOf } from "./spots.js";

/** The spawns of one source entry at a place, and the positions of its loot among the loot of the item. */
interface EntrySpot {
  readonly spot: Spot;
  readonly loot: readonly number[];
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

function findSpots(catalog: Catalog, itemId: ItemId): ItemSpots {
  const loot = itemLootOf(catalog, itemId);
  const byNpc = groupBy(
    loot.map((own, position) => ({ own, position })),
    ({ own }) => own.npc,
  );
  const spots = Array.from(byNpc, ([npc, all]) => {
    const byEntry = groupBy(all, ({ own }) => own.raw.id);
    const entries = Array.from(byEntry, ([rawId, own]) => {
      const positions = own.map(({ position }) => position);
      return spotsOf(catalog, rawId).map((spot): EntrySpot => ({ spot, loot: positions }));
    }).flat();
    const byPlace = groupBy(entries, ({ spot }) => placeKey(spot.place));
    return [...byPlace.values()]
      .flatMap((there) => (there[0] ? [{ npc, place: there[0].spot.place, entries: there }] : []))
      .sort((a, b) => placeKey(a.place) - placeKey(b.place));
  });
  return { loot, spots: spots.flat() };
}

/** Above the id of every location. */
const NO_LOCATION = 1_000_000;

/** A number that orders places: locations by id, then regions by id, then outside the grid. */
function placeKey({ location, region }: Place): number {
  return location?.id ?? NO_LOCATION + (region?.id ?? NO_LOCATION);
}
