import type { ItemId, LocationId, LocationLoot, NpcRow, Page } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived, derivedInSteps, requireRows } from "../catalog/catalog.js";
import type { ListLocationLootQuery } from "../generated/queries.js";
import { type LootInput, lootEntries, lootTermsOf } from "../loot/loot-input.js";
import { type LootTerms, lootOddsOf } from "../loot/loot-rule.js";
import { lootGroupsOf } from "../loot/loot-table.js";
import { eachInSteps, type Steps } from "../memoize/memoize.js";
import { sublistQuery } from "../query/define-query.js";
import { DEFAULT_LIMIT, pageEntries } from "../query/input.js";
import { pageOf } from "../query/listing.js";
import type { SublistQuery } from "../query/query.js";
import { locationKind } from "../records/areas.js";
import { type EngineRules, engineRules } from "../records/engine-rules.js";
import { itemRefOf } from "../records/items.js";
import { isBossType, type Npc, npcIndex, rawNpcIndex } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import { ascending, compareBy, descending } from "../rows/order.js";
import { addSpot, type NpcSpot, npcSpotOf, npcYieldOf, type Pieces, type Spot, spotsOf } from "./spots.js";

const locationLootQuery = derived((catalog) => v.object({ ...pageEntries(DEFAULT_LIMIT), ...lootEntries(catalog) }));

interface Giver {
  readonly npc: Npc;
  readonly raw: NpcRow;
  readonly spot: Spot;
}

/** The raw NPCs with loot by location, by id of the NPC, then of the raw NPC; locations without any are omitted. */
export const giversByLocation = /* @__PURE__ */ derivedInSteps(function* (catalog): Steps<
  ReadonlyMap<LocationId, readonly Giver[]>
> {
  const { byId } = rawNpcIndex(catalog);
  const givers: Giver[] = [];
  yield* eachInSteps(npcIndex(catalog).all, (npc) => {
    for (const id of npc.mergedIds) {
      const raw = byId.get(id);
      if (raw === undefined || lootGroupsOf(catalog, id).length === 0) continue;
      for (const spot of spotsOf(catalog, npc, id)) givers.push({ npc, raw, spot });
    }
  });
  return groupBy(givers, ({ spot }) => spot.area.location?.id);
});

/** An item, and where and how much of it the NPCs of a location give. */
interface ItemYield {
  readonly itemId: ItemId;
  readonly spots: NpcSpot[];
}

/**
 * Lists what kills in a location give, by the expected pieces per kill, then by item id; each item with the NPCs that give it
 * there, as in the farming spots of the item. The mean is over all spawns there that give loot, raid bosses and grand bosses aside. 50
 * rows per page by default; empty for a location without loot.
 *
 * @throws {GameDataError} `INVALID_ID`, or `INVALID_PARAMETER`, naming the parameter; `LOCATION_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { data } = listLocationLoot(catalog, 34, { playerLevel: 30, limit: 3 });
 * assert.equal(data[0]?.itemName, "Adena");
 * ```
 */
export const listLocationLoot: SublistQuery<LocationId, ListLocationLootQuery, Page<LocationLoot>> = sublistQuery(
  { name: "listLocationLoot", of: locationKind, shape: "page", row: "LocationLoot" },
  locationLootQuery,
  (catalog, { ref }, query) => {
    requireRows(catalog, "drops");
    requireRows(catalog, "spawns");
    const givers = giversByLocation(catalog).get(ref.id) ?? [];
    const spawnCount = givers.reduce((sum, { npc, spot }) => sum + spawnsInMean(npc, spot), 0);
    const rows = yieldsOf(catalog, givers, query).map(({ itemId, spots }) => ({
      itemId,
      spots,
      ...sumsOf(spots, spawnCount),
    }));
    const ordered = rows.sort(
      compareBy(
        descending(({ perKill }) => perKill),
        ascending(({ itemId }) => itemId),
      ),
    );
    return pageOf(ordered, query, ({ itemId, spots, perKill = null, spoiled, perHour }): LocationLoot => {
      const { name, iconFile } = itemRefOf(catalog, itemId);
      const item = { itemId, itemName: name, iconFile, expectedPerKill: perKill };
      const npcs = spots.sort(byPerKill).map(npcYieldOf);
      return spoiled === 0 ? { ...item, perHour, npcs } : { ...item, spoiledPerKill: spoiled, perHour, npcs };
    });
  },
);

const byPerKill = compareBy<NpcSpot>(
  descending(({ perKill }) => perKill),
  ascending(({ npc }) => npc.id),
);

function yieldsOf(catalog: Catalog, givers: readonly Giver[], input: LootInput): readonly ItemYield[] {
  const rules = engineRules(catalog);
  const yields = new Map<ItemId, ItemYield>();
  for (const { npc, raw, spot } of givers) {
    for (const [itemId, gives] of piecesOf(catalog, rules, raw, lootTermsOf(catalog, input, raw))) {
      const found = yields.get(itemId);
      const last = found?.spots.at(-1);
      if (found === undefined) yields.set(itemId, { itemId, spots: [npcSpotOf(npc, spot, gives)] });
      else if (last?.npc === npc) addSpot(last, spot, gives);
      else found.spots.push(npcSpotOf(npc, spot, gives));
    }
  }
  return [...yields.values()];
}

/** Returns the expected pieces of each item that a kill of a raw NPC can give. */
function piecesOf(catalog: Catalog, rules: EngineRules, { id }: NpcRow, terms: LootTerms): ReadonlyMap<ItemId, Pieces> {
  const pieces = new Map<ItemId, Pieces>();
  for (const group of lootGroupsOf(catalog, id)) {
    for (const row of group.rows) {
      const { expected } = lootOddsOf(rules, group, row, terms);
      const { perKill, spoiled } = pieces.get(row.itemId) ?? { perKill: 0, spoiled: 0 };
      const ofSpoil = group.kind === "spoil" ? expected : 0;
      pieces.set(row.itemId, { perKill: perKill + expected, spoiled: spoiled + ofSpoil });
    }
  }
  return pieces;
}

/** Returns how many spawns of an NPC count in a mean: none of a boss, which nobody meets on the way. */
const spawnsInMean = ({ canonical }: Npc, { spawnCount }: Spot): number =>
  isBossType(canonical.type) ? 0 : spawnCount;

/** The means over spawns; `perKill` is undefined where none of them gives the item. */
function sumsOf(spots: readonly NpcSpot[], spawnCount: number) {
  let [counted, perKill, spoiled, perHour] = [0, 0, 0, 0];
  for (const one of spots) {
    const weight = spawnsInMean(one.npc, one.spot);
    counted += weight;
    perKill += one.perKill * weight;
    spoiled += one.spoiled * weight;
    perHour += one.perHour;
  }
  return counted === 0
    ? { perKill: undefined, spoiled: 0, perHour }
    : { perKill: perKill / spawnCount, spoiled: spoiled / spawnCount, perHour };
}
