import type { LocationId, NpcRow, NpcSummary, Page, RegionId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { cleanName } from "../names/clean-name.js";
import { catalogQuery } from "../query/define-query.js";
import { showPage } from "../query/page.js";
import type { CatalogQuery } from "../query/query.js";
import { monsterListing, npcListing } from "../records/npc-listings.js";
import type { Npc } from "../records/npcs.js";
import { areaIndex } from "../spawns/area-index.js";
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
  showPage(npcListing(catalog).select(query, filterOf(catalog, query)), query, npcSummaryOf),
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
  (catalog, query) => showPage(monsterListing(catalog).select(query, filterOf(catalog, query)), query, npcSummaryOf),
);

type Filters = Parameters<typeof npcFilter>[0] & {
  readonly location?: LocationId | undefined;
  readonly region?: RegionId | undefined;
};

function filterOf(catalog: Catalog, query: Filters): ((npc: Npc) => boolean) | undefined {
  const isInArea = areaFilter(catalog, query);
  const isWanted = npcFilter(query);
  if (isWanted === undefined || isInArea === undefined) return isWanted ?? isInArea;
  return (npc) => isWanted(npc) && isInArea(npc);
}

function areaFilter(catalog: Catalog, { location, region }: Filters): ((npc: Npc) => boolean) | undefined {
  if (location === undefined && region === undefined) return undefined;
  const { byLocation, byRegion } = areaIndex(catalog);
  return (npc) =>
    (location === undefined || byLocation.get(location)?.has(npc) === true) &&
    (region === undefined || byRegion.get(region)?.has(npc) === true);
}

function npcSummaryOf({ id, name, canonical }: Npc): NpcSummary {
  return {
    id,
    name,
    title: canonical.title === undefined ? null : cleanName(canonical.title),
    level: canonical.level ?? null,
    npcType: canonical.type ?? null,
    hp: rounded(canonical.hp),
    isAggressive: isAggressive(canonical),
  };
}

/** Returns whether an NPC attacks first: its aggro range is above 0. */
export function isAggressive({ ai }: NpcRow): boolean {
  return (ai?.aggro ?? 0) > 0;
}

/** Rounds a stat to a whole number; null if it is missing. */
export function rounded(stat: number | undefined): number | null {
  return stat === undefined ? null : Math.round(stat);
}
