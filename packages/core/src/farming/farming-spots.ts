import { farmingMeasure, locationId, regionId } from "@gamedata/schema";
import type { FarmingSpot, ItemId, Page } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived, requireRows } from "../catalog/catalog.js";
import type { ListFarmingSpotsQuery } from "../generated/queries.js";
import { itemLootOddsOf, itemLootOf } from "../loot/item-loot.js";
import { type LootInput, lootEntries, lootTermsOf } from "../loot/loot-input.js";
import { sublistQuery } from "../query/define-query.js";
import { DEFAULT_LIMIT, flagFilter, idFilter, pageEntries } from "../query/input.js";
import { showPage } from "../query/listing.js";
import { levelEntries, levelFilter } from "../query/number-ranges.js";
import type { SublistQuery } from "../query/query.js";
import { engineRules } from "../records/engine-rules.js";
import { itemKind } from "../records/items.js";
import type { Npc } from "../records/npcs.js";
import { highest } from "../rows/order.js";
import { addSpot, areaKey, type NpcSpot, npcSpotOf, npcYieldOf, type Pieces, type Spot, spotsOf } from "./spots.js";

const farmingQuery = derived((catalog) =>
  v.object({
    ...pageEntries(DEFAULT_LIMIT),
    ...lootEntries(catalog),
    by: v.optional(farmingMeasure, "hour"),
    ...levelEntries(),
    spoil: flagFilter("Only what is spoiled, or only what is dropped; by default both together."),
    region: idFilter(regionId, "Only places in this region."),
    location: idFilter(locationId, "Only places in this location."),
  }),
);

/**
 * Ranks where an item can be farmed: one row for each NPC and location, by the expected pieces per hour (an upper bound:
 * every spawn is killed as soon as it appears) or per kill, then by NPC id and location id. Levels are those of the NPC.
 * It is computed for each raw NPC and summed for the NPC of the cleaned layer. 50 rows per page by default.
 *
 * @throws {GameDataError} `INVALID_ID`, `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter;
 * `ITEM_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const [best] = listFarmingSpots(catalog, 1864, { by: "kill", levelMax: 20 }).data;
 * assert.ok((best?.expectedPerKill ?? 0) > 0.2);
 * ```
 */
export const listFarmingSpots: SublistQuery<ItemId, ListFarmingSpotsQuery, Page<FarmingSpot>> = sublistQuery(
  { name: "listFarmingSpots", of: itemKind, shape: "page", row: "FarmingSpot" },
  farmingQuery,
  (catalog, { id }, query) => {
    requireRows(catalog, "drops");
    requireRows(catalog, "spawns");
    const spots = spotsOfItem(catalog, id, query);
    const measure = query.by === "hour" ? "perHour" : "perKill";
    const rows = highest(spots, query.offset + query.limit, (spot) => spot[measure]).slice(query.offset);
    return showPage({ rows, total: spots.length }, query, farmingSpotOf);
  },
);

/**
 * Finds where an item can be farmed, by NPC id, then by location id (none last), then by region id. The loot of an NPC, and in it
 * that of a raw NPC, follows each other.
 */
function spotsOfItem(catalog: Catalog, itemId: ItemId, query: LootInput & ListFarmingSpotsQuery): readonly NpcSpot[] {
  const { spoil, region, location } = query;
  const rules = engineRules(catalog);
  const isWithin = levelFilter(query);
  const spots: NpcSpot[] = [];
  const loot = itemLootOf(catalog, itemId);
  // Where the spots of the current NPC begin.
  let start = 0;
  let end = 0;
  for (let first = loot[0]; first !== undefined; first = loot[end]) {
    const { npc, raw } = first;
    const terms = lootTermsOf(catalog, query, raw);
    let gives: Pieces | undefined;
    for (let own = loot[end]; own?.raw === raw; own = loot[end]) {
      const isSpoil = own.kind === "spoil";
      if (spoil === undefined || spoil === isSpoil) {
        const { expected } = itemLootOddsOf(rules, itemId, own, terms);
        gives = {
          perKill: (gives?.perKill ?? 0) + expected,
          spoiled: (gives?.spoiled ?? 0) + (isSpoil ? expected : 0),
        };
      }
      end += 1;
    }
    if (gives !== undefined && isWithin?.(npc.canonical.level) !== false) {
      const own = spotsOf(catalog, npc, raw.id);
      const isWanted = ({ area }: Spot): boolean =>
        (region === undefined || area.region?.id === region) &&
        (location === undefined || area.location?.id === location);
      const wanted = region === undefined && location === undefined ? own : own.filter(isWanted);
      addSpots(spots, start, npc, wanted, gives);
    }
    if (loot[end]?.npc !== npc) start = spots.length;
  }
  return spots;
}

/** Adds the spots of a raw NPC, which are in order, to those of its NPC from an index on. */
function addSpots(spots: NpcSpot[], start: number, npc: Npc, added: readonly Spot[], gives: Pieces): void {
  if (start === spots.length) {
    for (const spot of added) spots.push(npcSpotOf(npc, spot, gives));
    return;
  }
  const known = spots.splice(start);
  for (const spot of added) {
    const sums = known.find((one) => one.spot.area === spot.area);
    if (sums === undefined) known.push(npcSpotOf(npc, spot, gives));
    else addSpot(sums, spot, gives);
  }
  for (const sums of known.sort((a, b) => areaKey(a.spot.area) - areaKey(b.spot.area))) spots.push(sums);
}

function farmingSpotOf(found: NpcSpot): FarmingSpot {
  const { location = null, region = null } = found.spot.area;
  const { npc, spawnCount, respawnSeconds, expectedPerKill, spoiledPerKill, perHour } = npcYieldOf(found);
  // Literals with all fields: objects made by spread are slower to make and to serialize.
  if (spoiledPerKill === undefined) {
    return { npc, location, region, spawnCount, respawnSeconds, expectedPerKill, perHour };
  }
  return { npc, location, region, spawnCount, respawnSeconds, expectedPerKill, spoiledPerKill, perHour };
}
