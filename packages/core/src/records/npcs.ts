import { monsterFacts, type NpcId, type NpcRef, npcFacts, rawMonsterFacts, rawNpcFacts } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { cleanName } from "../names/clean-name.js";
import { recordKind } from "../query/record-kind.js";
import { groupBy } from "../rows/group-by.js";
import { indexById } from "../rows/index-by.js";
import { isMonsterType } from "./monster-type.js";
import { groupNpcs, type NpcGroup } from "./npc-group.js";

/** An NPC or monster of the cleaned layer. */
export interface Npc extends NpcGroup {
  /** The canonical raw id. */
  readonly id: NpcId;
  /** The cleaned name. */
  readonly name: string;
  /** Level and type of the canonical entry: what lists filter by is read from objects of one shape, which is faster. */
  readonly level: number | undefined;
  readonly type: string | undefined;
  /** Position among all NPCs in order of id, from 0. */
  readonly position: number;
}

/** The cleaned layer: one NPC for each name and level. */
export interface NpcIndex {
  /** All NPCs by ascending canonical id. */
  readonly all: readonly Npc[];
  readonly byRawId: ReadonlyMap<NpcId, Npc>;
}

/** Source entries by their own id. */
export const rawNpcIndex = derived(({ dataset }) => indexById(dataset.npcs, (row) => row.id));

/** Rows of the spawn table by raw NPC id, in source order. */
export const spawnRows = derived(({ dataset }) => groupBy(dataset.spawns, (row) => row.npcId));

/** Rows of the drop table by raw NPC id, in source order. */
export const dropRows = derived(({ dataset }) => groupBy(dataset.drops, (row) => row.npcId));

/** NPCs of the cleaned layer, by any of their raw ids. */
export const npcIndex = derived((catalog): NpcIndex => {
  const groups = groupNpcs(rawNpcIndex(catalog).all, {
    hasSpawns: (id) => spawnRows(catalog).has(id),
    hasDrops: (id) => dropRows(catalog).has(id),
  });
  const all = groups.map(toNpc);
  return { all, byRawId: new Map(all.flatMap((npc) => npc.mergedIds.map((id) => [id, npc] as const))) };
});

function toNpc({ canonical, mergedIds }: NpcGroup, position: number): Npc {
  const { id, name, level, type } = canonical;
  return { id, name: cleanName(name), level, type, canonical, mergedIds, position };
}

/** The kind of record that an NPC of the cleaned layer is; every raw id names one. */
export const npcKind = recordKind(npcFacts, (catalog) => npcIndex(catalog).byRawId);

/** The kind of record that a monster of the cleaned layer is: an NPC whose canonical entry has a monster type. */
export const monsterKind = recordKind(
  monsterFacts,
  (catalog) => npcIndex(catalog).byRawId,
  ({ canonical }) => isMonsterType(canonical.type),
);

/** The kind of record that a source entry is. */
export const rawNpcKind = recordKind(rawNpcFacts, (catalog) => rawNpcIndex(catalog).byId);

/** The kind of record that a source entry of a monster type is. */
export const rawMonsterKind = recordKind(
  rawMonsterFacts,
  (catalog) => rawNpcIndex(catalog).byId,
  ({ type }) => isMonsterType(type),
);

/** Names an NPC of the cleaned layer. */
export function npcRefOf({ id, name }: Npc): NpcRef {
  return { id, name };
}

/** Names the cleaned NPCs that raw ids belong to, each once, by ascending id; ids that no NPC has are left out. */
export function npcRefsOf(catalog: Catalog, rawIds: readonly NpcId[] = []): readonly NpcRef[] {
  const { byRawId } = npcIndex(catalog);
  const npcs = new Set(rawIds.flatMap((id) => byRawId.get(id) ?? []));
  return [...npcs].sort((a, b) => a.id - b.id).map(npcRefOf);
}

/** Names source entries by their own ids and cleaned names, by ascending id; ids that no entry has are left out. */
export function rawNpcRefsOf(catalog: Catalog, rawIds: readonly NpcId[] = []): readonly NpcRef[] {
  const { byId } = rawNpcIndex(catalog);
  return rawIds
    .toSorted((a, b) => a - b)
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ id, name }) => ({ id, name: cleanName(name) }));
}
