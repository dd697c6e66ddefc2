import type { NpcId, NpcRow } from "@gamedata/schema/types";
import { groupBy } from "../rows/group-by.js";

/** The raw NPCs that the cleaned layer merges into one NPC, by ascending id. */
export interface RawNpcGroup {
  readonly rawNpcs: readonly NpcRow[];
  readonly mergedIds: readonly NpcId[];
}

/** The raw NPCs that the cleaned layer merges into one NPC, and the one that it shows. */
export interface NpcGroup {
  /** The raw NPC whose fields the NPC has. */
  readonly canonical: NpcRow;
  /** Ids of all raw NPCs of the group, ascending. */
  readonly mergedIds: readonly NpcId[];
}

/** Which raw NPCs have spawns, and which have drops. */
export interface NpcPresence {
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
export function groupNpcs(groups: readonly RawNpcGroup[], presence: NpcPresence): readonly NpcGroup[] {
  return groups
    .map(({ rawNpcs, mergedIds }) => ({
      canonical: rawNpcs.reduce((best, row) => (rankOf(row, presence) > rankOf(best, presence) ? row : best)),
      mergedIds,
    }))
    .sort((a, b) => a.canonical.id - b.canonical.id);
}

function rankOf({ id }: NpcRow, { hasSpawns, hasDrops }: NpcPresence): number {
  return (hasSpawns(id) ? 2 : 0) + (hasDrops(id) ? 1 : 0);
}
