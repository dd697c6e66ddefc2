import type { LocationId, NpcId, NpcSummary, Page, RegionId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { catalogQuery } from "../query/define-query.js";
import { selectedPage } from "../query/page.js";
import type { CatalogQuery } from "../query/query.js";
import { monsterListing, npcListing } from "../records/npc-listings.js";
import type { Npc } from "../records/npcs.js";
import { spawnsByLocation, spawnsByRegion } from "../spawns/area-index.js";
import { facetFilter } from "./npc-facets.js";
import { monsterListQuery, type NpcListQuery, npcFilter, npcListQuery } from "./npc-list-query.js";

/**
 * Lists the NPCs of the cleaned layer, including monsters: one per name and level. 50 rows by id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listNpcs(catalog, { q: "queen ant", npcType: "GrandBoss" });
 * assert.deepEqual(data.map((npc) => npc.level), [40]);
 * ```
 */
export const listNpcs: CatalogQuery<NpcListQuery, Page<NpcSummary>> = catalogQuery(npcListQuery, (catalog, query) =>
  selectedPage(npcListing(catalog).select(query, filterOf(catalog, query)), query),
);

/**
 * Lists the monsters of the cleaned layer: one per name and level. 50 rows by id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listMonsters(catalog, { npcType: "RaidBoss", sort: "-level", limit: 5 });
 * assert.ok(data.every((boss) => boss.npcType === "RaidBoss"));
 * ```
 */
export const listMonsters: CatalogQuery<NpcListQuery, Page<NpcSummary>> = catalogQuery(
  monsterListQuery,
  (catalog, query) => selectedPage(monsterListing(catalog).select(query, filterOf(catalog, query)), query),
);

interface AreaFilters {
  readonly location?: LocationId | undefined;
  readonly region?: RegionId | undefined;
}

type Filters = AreaFilters & Parameters<typeof npcFilter>[0] & Parameters<typeof facetFilter>[1];

function filterOf(catalog: Catalog, query: Filters): ((npc: NpcSummary) => boolean) | undefined {
  const filters = [npcFilter(query), areaFilter(catalog, query), facetFilter(catalog, query)];
  const [first, ...others] = filters.filter((filter) => filter !== undefined);
  return others.length === 0 ? first : (npc) => first?.(npc) !== false && others.every((isWanted) => isWanted(npc));
}

function areaFilter(catalog: Catalog, { location, region }: AreaFilters): ((npc: NpcSummary) => boolean) | undefined {
  if (location === undefined && region === undefined) return undefined;
  const inLocation = location === undefined ? undefined : idsOf(spawnsByLocation(catalog).get(location));
  const inRegion = region === undefined ? undefined : idsOf(spawnsByRegion(catalog).get(region));
  return ({ id }) => inLocation?.has(id) !== false && inRegion?.has(id) !== false;
}

function idsOf(npcs: ReadonlyMap<Npc, number> = new Map()): ReadonlySet<NpcId> {
  return new Set(Array.from(npcs.keys(), ({ id }) => id));
}
