import type { NpcId, NpcRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { engineRules } from "../records/engine-rules.js";
import { isBossType, type Npc, npcIndex, rawNpcIndex, spawnRows } from "../records/npcs.js";
import { groupByEach } from "../rows/group-by.js";

/** Minions of one NPC of the cleaned layer that appear with a leader, and their number. */
export interface Minions {
  readonly npc: Npc;
  readonly min: number;
  readonly max: number;
  /** Seconds, the least of their delays; undefined where the source states none. */
  readonly respawnDelay: number | undefined;
}

/** The minions of every leader, by ascending id. */
const minionsByLeader = derived((catalog): ReadonlyMap<Npc, readonly Minions[]> => {
  const { byId } = rawNpcIndex(catalog);
  const hasMinions = (id: NpcId): boolean => byId.get(id)?.minions !== undefined;
  const leaders = npcIndex(catalog).all.filter(({ mergedIds }) => mergedIds.some(hasMinions));
  const minions = leaders.map((npc) => [npc, findMinions(catalog, npc)] as const);
  return new Map(minions.filter(([, own]) => own.length > 0));
});

/** The leaders of every minion, by ascending id. */
const leadersByMinion = derived((catalog) =>
  groupByEach(minionsByLeader(catalog).keys(), (leader) => minionsOf(catalog, leader).map(({ npc }) => npc)),
);

/**
 * Returns the minions of an NPC by ascending id. Raw minions that the cleaned layer merges are counted together; where
 * the raw NPCs of the leader differ, the number is between the least and the greatest.
 */
export function minionsOf(catalog: Catalog, leader: Npc): readonly Minions[] {
  return minionsByLeader(catalog).get(leader) ?? [];
}

/** Returns the NPCs that an NPC appears with as a minion, by ascending id. */
export function leadersOf(catalog: Catalog, minion: Npc): readonly Npc[] {
  return leadersByMinion(catalog).get(minion) ?? [];
}

/** The raw NPCs that have a raw NPC as a minion, by the id of the minion. */
const rawLeadersByMinion = derived((catalog) =>
  groupByEach(rawNpcIndex(catalog).all, ({ minions = [] }) => minions.map(({ npcId }) => npcId)),
);

/** Returns the ids of the raw NPCs that have one of some raw NPCs as a minion, each once, ascending. */
export function rawLeaderIdsOf(catalog: Catalog, minionIds: readonly NpcId[]): readonly NpcId[] {
  const leaders = minionIds.flatMap((id) => rawLeadersByMinion(catalog).get(id) ?? []);
  return [...new Set(leaders.map(({ id }) => id))].sort((a, b) => a - b);
}

/** The ids of the raw NPCs that appear only with a raid boss, a grand boss, or one of their minions. */
const raidMinionIds = derived((catalog): ReadonlySet<NpcId> => {
  const leaders = rawLeadersByMinion(catalog);
  const spawning = new Set(catalog.dataset.spawns.map(({ npcId }) => npcId));
  const found = new Set<NpcId>();
  const isOfRaid = (row: NpcRow): boolean => isBossType(row.type) || found.has(row.id);
  // A minion of a minion is found in the round after its leader.
  for (let known = -1; known < found.size; ) {
    known = found.size;
    for (const [id, own] of leaders) if (!spawning.has(id) && own.every(isOfRaid)) found.add(id);
  }
  return found;
});

/**
 * Returns whether the rules of raids apply to a raw NPC: to raid bosses and grand bosses, and in an engine with the rule
 * `minionsOfRaids` to NPCs that appear only as minions of one.
 */
export function isRaid(catalog: Catalog, row: NpcRow): boolean {
  if (isBossType(row.type)) return true;
  return engineRules(catalog).minionsOfRaids !== undefined && raidMinionIds(catalog).has(row.id);
}

function findMinions(catalog: Catalog, { mergedIds }: Npc): readonly Minions[] {
  const { byId } = rawNpcIndex(catalog);
  const found = new Map<Npc, Minions>();
  for (const row of mergedIds.flatMap((id) => byId.get(id) ?? [])) {
    for (const minions of minionsOfRow(catalog, row)) {
      const known = found.get(minions.npc) ?? minions;
      const range = { min: Math.min(known.min, minions.min), max: Math.max(known.max, minions.max) };
      const respawnDelay = leastOf(known.respawnDelay, minions.respawnDelay);
      found.set(minions.npc, { npc: minions.npc, ...range, respawnDelay });
    }
  }
  return [...found.values()].sort((a, b) => a.npc.id - b.npc.id);
}

function minionsOfRow(catalog: Catalog, { minions = [] }: NpcRow): Iterable<Minions> {
  const { byRawId } = npcIndex(catalog);
  const sums = new Map<Npc, Minions>();
  for (const { npcId, min, max, respawnDelay } of minions) {
    const npc = byRawId.get(npcId);
    if (npc === undefined) continue;
    const known = sums.get(npc);
    sums.set(npc, {
      npc,
      min: min + (known?.min ?? 0),
      max: max + (known?.max ?? 0),
      respawnDelay: leastOf(known?.respawnDelay, respawnDelay),
    });
  }
  return sums.values();
}

/** Returns the lesser of two numbers, or the one that there is. */
const leastOf = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);

/** The NPCs of the cleaned layer that are in the world: those that spawn, and those that come with a leader that does. */
export const npcsInWorld = derived((catalog): ReadonlySet<NpcId> => {
  const rows = spawnRows(catalog);
  const spawns = (id: NpcId) => rows.has(id);
  const found = npcIndex(catalog).all.filter(
    ({ mergedIds }) => mergedIds.some(spawns) || rawLeaderIdsOf(catalog, mergedIds).some(spawns),
  );
  return new Set(found.map(({ id }) => id));
});
