import type { LocationId, NpcId, NpcSummary, RegionId } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { rangeFilter } from "../query/number-ranges.js";
import type { Npc } from "../records/npcs.js";
import { spawnsByLocation, spawnsByRegion } from "../spawns/area-index.js";
import { npcsInWorld } from "../spawns/in-world.js";
import { npcFacetFilter } from "./npc-facets.js";
import { npcFilter } from "./npc-list-query.js";
import { npcNumbers } from "./npc-listings.js";

interface AreaFilters {
  readonly location?: LocationId | undefined;
  readonly region?: RegionId | undefined;
  readonly inWorld?: boolean | undefined;
}

type Filters = AreaFilters &
  Readonly<Record<string, unknown>> &
  Parameters<typeof npcFilter>[0] &
  Parameters<typeof npcFacetFilter>[1];

/** Creates the filter of a query for NPCs of the cleaned layer; `undefined` if the query has none. */
export function npcListFilter(catalog: Catalog, query: Filters): ((npc: NpcSummary) => boolean) | undefined {
  const isWithin = rangeFilter(query, npcNumbers(catalog));
  const filters = [npcFilter(query), areaFilter(catalog, query), npcFacetFilter(catalog, query), isWithin];
  const [first, ...others] = filters.filter((filter) => filter !== undefined);
  return others.length === 0 ? first : (npc) => first?.(npc) !== false && others.every((isWanted) => isWanted(npc));
}

function areaFilter(catalog: Catalog, query: AreaFilters): ((npc: NpcSummary) => boolean) | undefined {
  const { location, region, inWorld } = query;
  if (location === undefined && region === undefined && inWorld === undefined) return undefined;
  const known = inWorld === undefined ? undefined : npcsInWorld(catalog);
  const inLocation = location === undefined ? undefined : idsOf(spawnsByLocation(catalog).get(location));
  const inRegion = region === undefined ? undefined : idsOf(spawnsByRegion(catalog).get(region));
  return ({ id }) => inLocation?.has(id) !== false && inRegion?.has(id) !== false && known?.has(id) === inWorld;
}

function idsOf(npcs: ReadonlyMap<Npc, number> = new Map()): ReadonlySet<NpcId> {
  return new Set(Array.from(npcs.keys(), ({ id }) => id));
}
