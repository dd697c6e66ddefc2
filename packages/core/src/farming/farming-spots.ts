import { type FarmingSpot, farmingMeasure, type ItemId, type Page, regionId } from "@gamedata/schema";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { itemLootOddsOf } from "../loot/item-loot.js";
import { type LootInput, lootEntries, lootTermsOf } from "../loot/loot-input.js";
import { lootRule } from "../loot/loot-table.js";
import { sublistQuery } from "../query/define-query.js";
import { DEFAULT_LIMIT, idFilter, pageEntries } from "../query/input.js";
import { levelEntries, levelFilter } from "../query/levels.js";
import { showPage } from "../query/page.js";
import type { QueryInput, SublistQuery } from "../query/query.js";
import { itemKind } from "../records/items.js";
import { highest } from "../rows/highest.js";
import { type ItemSpot, type ItemSpots, itemSpotsOf } from "./item-spots.js";

const farmingQuery = derived((catalog) =>
  v.object({
    ...pageEntries(DEFAULT_LIMIT),
    ...lootEntries(catalog),
    by: v.optional(farmingMeasure, "hour"),
    ...levelEntries(),
    spoil: v.optional(
      v.pipe(v.boolean(), v.description("Only what is spoiled, or only what is dropped; by default both together.")),
    ),
    region: idFilter(regionId, "Only places in this region."),
  }),
);

/** The rates, filters, order and page of a list of farming spots. */
export type ListFarmingSpotsQuery = QueryInput<typeof farmingQuery>;

/** A spot with what it gives. */
interface RankedSpot {
  readonly spot: ItemSpot;
  readonly spawnCount: number;
  readonly respawnSeconds: number | null;
  readonly expectedPerKill: number;
  readonly perHour: number;
}

/**
 * Ranks where an item can be farmed: one row for each NPC and location, by the expected pieces per hour (an upper bound:
 * every spawn is killed as soon as it appears) or per kill, then by NPC id and location id. Levels are those of the NPC.
 * It is computed for each source entry and summed for the NPC of the cleaned layer. 50 rows per page by default.
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
  itemKind,
  farmingQuery,
  (catalog, { id }, query) => {
    const { by, region } = query;
    const found = itemSpotsOf(catalog, id);
    const expected = expectedOf(catalog, found, query);
    const isWithin = levelFilter(query);
    const ranked: RankedSpot[] = [];
    for (const spot of found.spots) {
      if (region !== undefined && spot.place.region?.id !== region) continue;
      if (isWithin?.(spot.npc.canonical.level) === false) continue;
      const one = rankedSpotOf(spot, expected);
      if (one !== undefined) ranked.push(one);
    }
    const measure = by === "hour" ? perHourOf : perKillOf;
    const rows = highest(ranked, query.offset + query.limit, measure).slice(query.offset);
    return showPage({ rows, total: ranked.length }, query, farmingSpotOf);
  },
);

const perHourOf = ({ perHour }: RankedSpot): number => perHour;
const perKillOf = ({ expectedPerKill }: RankedSpot): number => expectedPerKill;

/** Computes the expected pieces per kill of all that can give an item; `undefined` for what is not wanted. */
function expectedOf(
  catalog: Catalog,
  { loot }: ItemSpots,
  { spoil, ...input }: LootInput & { readonly spoil?: boolean | undefined },
): readonly (number | undefined)[] {
  const rule = lootRule(catalog);
  return loot.map((own) => {
    if (spoil !== undefined && spoil !== (own.kind === "spoil")) return undefined;
    return itemLootOddsOf(rule, own, lootTermsOf(rule, input, own.raw)).expected;
  });
}

/** Sums up the source entries of an NPC at a place; `undefined` if none of them gives what is wanted. */
function rankedSpotOf(spot: ItemSpot, expected: readonly (number | undefined)[]): RankedSpot | undefined {
  let entryCount = 0;
  let spawnCount = 0;
  let timedCount = 0;
  let delays = 0;
  let perHour = 0;
  let mean = 0;
  let most = 0;
  for (const { spot: own, start, end } of spot.entries) {
    let perKill: number | undefined;
    for (let position = start; position < end; position++) {
      const pieces = expected[position];
      if (pieces !== undefined) perKill = (perKill ?? 0) + pieces;
    }
    if (perKill === undefined) continue;
    entryCount += 1;
    spawnCount += own.spawnCount;
    timedCount += own.timedCount;
    delays += own.delays;
    perHour += own.killsPerHour * perKill;
    // A running mean is exact where all entries give the same, so that equal spots stay equal.
    if (own.spawnCount > 0) mean += (perKill - mean) * (own.spawnCount / spawnCount);
    most = Math.max(most, perKill);
  }
  if (entryCount === 0) return undefined;
  const respawnSeconds = timedCount === 0 ? null : delays / timedCount;
  // Without spawns there is no mean: the entry that gives most stands for the NPC.
  const expectedPerKill = spawnCount === 0 ? most : mean;
  return { spot, spawnCount, respawnSeconds, expectedPerKill, perHour };
}

function farmingSpotOf(ranked: RankedSpot): FarmingSpot {
  const { npc, place } = ranked.spot;
  const { id, name, canonical } = npc;
  // A literal with all fields: objects made by spread are slower to make and to serialize.
  return {
    npc: { id, name, type: canonical.type ?? null, level: canonical.level ?? null },
    location: place.location ?? null,
    region: place.region ?? null,
    spawnCount: ranked.spawnCount,
    respawnSeconds: ranked.respawnSeconds,
    expectedPerKill: ranked.expectedPerKill,
    perHour: ranked.perHour,
  };
}
