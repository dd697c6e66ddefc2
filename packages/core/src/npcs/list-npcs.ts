import { present } from "@gamedata/rules";
import type { ItemType, NpcBestDrop, NpcMinion, NpcPlace, NpcSummary } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import type { NpcListQuery } from "../generated/queries.js";
import { itemLootOddsOf } from "../loot/item-loot.js";
import { worthOf } from "../loot/kills.js";
import { lootTermsOf } from "../loot/loot-input.js";
import { lootTableOf } from "../loot/loot-table.js";
import { listQuery } from "../query/define-query.js";
import { showPage } from "../query/listing.js";
import { rangeFilter } from "../query/number-ranges.js";
import type { ListQuery } from "../query/query.js";
import { engineRules } from "../records/engine-rules.js";
import { itemIndex, itemRefOf } from "../records/items.js";
import { monsterKind, type Npc, npcIndex, npcKind, npcRefOf } from "../records/npcs.js";
import { groupBy, mapGroups } from "../rows/group-by.js";
import { type Minions, minionsOf } from "../spawns/minions.js";
import { npcSpawnsOf, spawnLocation } from "../spawns/npc-spawns.js";
import { primaryAreasOf } from "../spawns/primary-areas.js";
import { npcYields } from "./effective-stats.js";
import { npcListFilter } from "./npc-facets.js";
import { monsterListQuery, npcListQuery } from "./npc-list-query.js";
import { monsterListing, npcListing, npcNumbers } from "./npc-listings.js";

/** Drops that are shown of an NPC. */
const SHOWN = 10;

/** Returns the items among the regular drops of the canonical raw NPC that are worth most per kill, at rate 1; each once, over all of its rows. */
export function bestDropsOf(catalog: Catalog, { canonical }: Npc, itemType?: ItemType): readonly NpcBestDrop[] {
  const items = itemIndex(catalog).byId;
  const rules = engineRules(catalog);
  const terms = lootTermsOf(catalog, { rate: 1 }, canonical);
  const regular = lootTableOf(catalog, canonical.id).filter(
    ({ type, row }) => type === "regular" && (itemType === undefined || items.get(row.itemId)?.type === itemType),
  );
  const groupsByItem = mapGroups(
    groupBy(regular, ({ row }) => row.itemId),
    (entries) => [...new Set(entries.map(({ group }) => group))],
  );
  return Array.from(groupsByItem, ([itemId, groups]): NpcBestDrop => {
    const { probability, expected } = itemLootOddsOf(rules, itemId, { kind: "drop", groups }, terms);
    return { ...itemRefOf(catalog, itemId), probability, value: worthOf(catalog, itemId, expected) };
  })
    .sort((a, b) => b.value - a.value || a.itemId - b.itemId)
    .slice(0, SHOWN);
}

/** Returns the NPCs that appear with an NPC, by ascending id. */
export const npcMinionsOf = (catalog: Catalog, npc: Npc): readonly NpcMinion[] =>
  minionsOf(catalog, npc).map(npcMinionOf);

const npcMinionOf = ({ npc, min, max, respawnDelay }: Minions): NpcMinion =>
  present({ npc: npcRefOf(npc), min, max, respawnDelay });

function placeOf(catalog: Catalog, npc: Npc): NpcPlace {
  const { primaryRegion = null, primaryLocation, spawnCount } = primaryAreasOf(catalog, npc);
  const locationOf = spawnLocation(catalog);
  const spawn = npcSpawnsOf(catalog, npc).find((row) => locationOf(row) === primaryLocation);
  const place = { region: primaryRegion, location: primaryLocation ?? null, spawnCount };
  if (spawn === undefined) return { ...place, spawn: null };
  const { x, y, z, respawnDelay = 0, respawnRandom = 0, respawnPattern } = spawn;
  return { ...place, spawn: present({ x, y, z, respawnDelay, respawnRandom, respawnPattern }) };
}

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
export const listNpcs: ListQuery<NpcListQuery, NpcSummary> = listQuery(npcKind, npcListQuery, (catalog, query) =>
  showPage(npcListing(catalog).select(query, npcListFilter(catalog, query)), query, rowOf(catalog, query)),
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
export const listMonsters: ListQuery<NpcListQuery, NpcSummary> = listQuery(
  monsterKind,
  monsterListQuery,
  (catalog, query) =>
    showPage(monsterListing(catalog).select(query, npcListFilter(catalog, query)), query, rowOf(catalog, query)),
);

/** Tells whether a query filters or sorts by one of the numbers that a summary does not show. */
function asksForNumbers(catalog: Catalog, query: NpcListQuery): boolean {
  const numbers = npcNumbers(catalog);
  return (
    Object.hasOwn(numbers, (query.sort ?? "id").replace("-", "")) || rangeFilter({ ...query }, numbers) !== undefined
  );
}

/** Returns what makes the row of an NPC: its summary, with what was asked for beyond it, and with the numbers that it is filtered or sorted by. */
function rowOf(catalog: Catalog, query: NpcListQuery): (npc: NpcSummary) => NpcSummary {
  const { with: further = [], dropsType } = query;
  const showsStats = further.includes("stats") || asksForNumbers(catalog, query);
  if (further.length === 0 && !showsStats) return (npc) => npc;
  const yields = showsStats ? npcYields(catalog) : undefined;
  const [hasPlace, hasMinions, hasDrops] = (["place", "minions", "drops"] as const).map((word) =>
    further.includes(word),
  );
  const { byRawId } = npcIndex(catalog);
  return (summary) => {
    const npc = byRawId.get(summary.id);
    return {
      ...summary,
      ...yields?.get(summary.id),
      ...present({
        place: npc && hasPlace ? placeOf(catalog, npc) : undefined,
        minions: npc && hasMinions ? npcMinionsOf(catalog, npc) : undefined,
        bestDrops: npc && hasDrops ? bestDropsOf(catalog, npc, dropsType) : undefined,
      }),
    };
  };
}
