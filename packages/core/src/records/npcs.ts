import { monsterFacts, monsterType, npcFacts, rawMonsterFacts, rawNpcFacts } from "@gamedata/schema";
import type { ItemSourceNpc, NpcId, NpcRef, NpcRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { lazy } from "../memoize/memoize.js";
import { cleanName, compareNames } from "../names/names.js";
import { recordKind } from "../query/query.js";
import { groupBy, indexById } from "../rows/group-by.js";
import type { Compare } from "../rows/order.js";

const BOSS_TYPES: readonly (string | null | undefined)[] = ["RaidBoss", "GrandBoss"];

const monsterTypes = lazy((): ReadonlySet<string> => new Set(monsterType.options));

/** The other types whose classes in aCis are an `Attackable` (guards) or a `Playable` (what players summon). */
const OTHER_ATTACKABLE_TYPES: readonly (string | null | undefined)[] = [
  "Guard",
  "SiegeGuard",
  "Servitor",
  "SiegeSummon",
  "Pet",
  "BabyPet",
];

export function isMonsterType(npcType: string | null | undefined): boolean {
  return typeof npcType === "string" && monsterTypes().has(npcType);
}

/** Returns whether an NPC type is that of a raid boss or a grand boss. */
export function isBossType(npcType: string | null | undefined): boolean {
  return BOSS_TYPES.includes(npcType);
}

/** Returns whether passive skills count for an NPC type in an engine with the rule `passivesOfAttackable`. */
export function isAttackableType(npcType: string | null | undefined): boolean {
  return isMonsterType(npcType) || OTHER_ATTACKABLE_TYPES.includes(npcType);
}

/** The raw NPCs that the cleaned layer merges into one NPC, by ascending id. */
interface RawNpcGroup {
  readonly rawNpcs: readonly NpcRow[];
  readonly mergedIds: readonly NpcId[];
}

/** An NPC or monster of the cleaned layer. */
export interface Npc {
  /** The id of the canonical raw NPC. */
  readonly id: NpcId;
  /** The cleaned name. */
  readonly name: string;
  readonly lowerName: string;
  /** The raw NPC whose fields the NPC has. */
  readonly canonical: NpcRow;
  /** Ids of all raw NPCs of the group, ascending. */
  readonly mergedIds: readonly NpcId[];
}

/** Which raw NPCs have spawns, and which have drops. */
interface NpcPresence {
  readonly hasSpawns: (id: NpcId) => boolean;
  readonly hasDrops: (id: NpcId) => boolean;
}

/** Groups raw NPCs, given by ascending id, by exact name and level. */
export function groupRawNpcs(rows: readonly NpcRow[]): readonly RawNpcGroup[] {
  const groups: RawNpcGroup[] = [];
  const add = (rawNpcs: readonly NpcRow[]) => groups.push({ rawNpcs, mergedIds: rawNpcs.map(({ id }) => id) });
  // By name first: most names are of one raw NPC, and a key of both would be a new string for each row.
  for (const sameName of groupBy(rows, ({ name }) => name).values()) {
    if (sameName.length === 1) add(sameName);
    else for (const rawNpcs of groupBy(sameName, ({ level = null }) => level).values()) add(rawNpcs);
  }
  return groups;
}

/**
 * Finds the canonical raw NPC of each group; the groups are by ascending canonical id. It is the first
 * with spawns and drops, else with spawns, else with drops, else the first.
 */
export function groupNpcs(groups: readonly RawNpcGroup[], { hasSpawns, hasDrops }: NpcPresence): readonly Npc[] {
  const rankOf = ({ id }: NpcRow) => (hasSpawns(id) ? 2 : 0) + (hasDrops(id) ? 1 : 0);
  return groups
    .map(({ rawNpcs, mergedIds }): Npc => {
      const canonical = rawNpcs.reduce((best, row) => (rankOf(row) > rankOf(best) ? row : best));
      const name = cleanName(canonical.name);
      return { id: canonical.id, name, lowerName: name.toLowerCase(), canonical, mergedIds };
    })
    .sort((a, b) => a.id - b.id);
}

/** The cleaned layer: one NPC per name and level. */
interface NpcIndex {
  /** All NPCs by ascending canonical id. */
  readonly all: readonly Npc[];
  readonly byRawId: ReadonlyMap<NpcId, Npc>;
}

export const rawNpcIndex = derived(({ dataset }) => indexById(dataset.npcs, (row) => row.id));

/** Rows of the spawn table by raw NPC id, in source order. */
export const spawnRows = derived(({ dataset }) => groupBy(dataset.spawns, (row) => row.npcId));

/** Rows of the drop table that any kill may give, in source order. */
export const countedDrops = derived(({ dataset }) => dataset.drops.filter(({ only }) => only === undefined));

/** The same by raw NPC id. */
export const dropRows = derived((catalog) => groupBy(countedDrops(catalog), (row) => row.npcId));

/** The same by item. */
export const dropsByItem = derived((catalog) => groupBy(countedDrops(catalog), (row) => row.itemId));

/** The raw NPCs of each NPC of the cleaned layer; which of them it shows is not known. */
const rawNpcGroups = derived((catalog) => groupRawNpcs(rawNpcIndex(catalog).all));

/** The same by any of their ids. */
export const rawNpcGroupsById = derived((catalog) => byEachRawId(rawNpcGroups(catalog)));

/** NPCs of the cleaned layer, by the id of any of their raw NPCs. */
export const npcIndex = derived((catalog): NpcIndex => {
  const all = groupNpcs(rawNpcGroups(catalog), {
    hasSpawns: (id) => spawnRows(catalog).has(id),
    hasDrops: (id) => dropRows(catalog).has(id),
  });
  return { all, byRawId: byEachRawId(all) };
});

/** Compares NPCs of the cleaned layer by name in English order. */
export const compareNpcNames: Compare<Npc> = (a, b) => compareNames(a.lowerName, b.lowerName);

/** Indexes NPCs by the id of each of their raw NPCs, in loops because there are thousands. */
function byEachRawId<Group extends Pick<Npc, "mergedIds">>(groups: readonly Group[]): ReadonlyMap<NpcId, Group> {
  const index = new Map<NpcId, Group>();
  for (const group of groups) {
    for (const id of group.mergedIds) index.set(id, group);
  }
  return index;
}

/** The record kind of NPCs of the cleaned layer; the id of every raw NPC identifies one. */
export const npcKind = recordKind(npcFacts, (catalog) => npcIndex(catalog).byRawId);

/** The record kind of NPCs of the cleaned layer, for queries about all raw NPCs of an NPC alike: it needs no drops. */
export const npcGroupKind = recordKind(npcFacts, (catalog) => rawNpcGroupsById(catalog));

/** The record kind of monsters of the cleaned layer: NPCs whose canonical raw NPC has a monster type. */
export const monsterKind = recordKind(
  monsterFacts,
  (catalog) => npcIndex(catalog).byRawId,
  ({ canonical }) => isMonsterType(canonical.type),
);

export const rawNpcKind = recordKind(rawNpcFacts, (catalog) => rawNpcIndex(catalog).byId);

export const rawMonsterKind = recordKind(
  rawMonsterFacts,
  (catalog) => rawNpcIndex(catalog).byId,
  ({ type }) => isMonsterType(type),
);

export function npcRefOf({ id, name }: Npc): NpcRef {
  return { id, name };
}

export function npcWithLevelOf({ id, name, canonical }: Npc): ItemSourceNpc {
  return { id, name, type: canonical.type ?? null, level: canonical.level ?? null };
}

/** Returns references to the cleaned NPCs of some ids of raw NPCs, each once, by ascending id; unknown ids are omitted. */
export function npcRefsOf(catalog: Catalog, rawIds: readonly NpcId[] = []): readonly NpcRef[] {
  const { byRawId } = npcIndex(catalog);
  const npcs = new Set(rawIds.flatMap((id) => byRawId.get(id) ?? []));
  return [...npcs].sort((a, b) => a.id - b.id).map(npcRefOf);
}

/** Returns references to raw NPCs, with cleaned names, by ascending id; unknown ids are omitted. */
export function rawNpcRefsOf(catalog: Catalog, rawIds: readonly NpcId[] = []): readonly NpcRef[] {
  const { byId } = rawNpcIndex(catalog);
  return rawIds
    .toSorted((a, b) => a - b)
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ id, name }) => ({ id, name: cleanName(name) }));
}
