import type { NpcId, NpcRow } from "@gamedata/schema";
import { groupBy } from "../rows/group-by.js";

/** The raw entries that the cleaned layer merges into one NPC, by ascending id. */
export interface NpcMembers {
  readonly members: readonly NpcRow[];
  readonly mergedIds: readonly NpcId[];
}

/** The raw entries that the cleaned layer merges into one NPC, and the one that it shows. */
export interface NpcGroup {
  /** The entry whose fields the NPC has. */
  readonly canonical: NpcRow;
  /** All raw ids of the group, ascending. */
  readonly mergedIds: readonly NpcId[];
}

/** Which raw ids have spawns, and which have drops. */
export interface NpcPresence {
  readonly hasSpawns: (id: NpcId) => boolean;
  readonly hasDrops: (id: NpcId) => boolean;
}

/** Groups raw entries, given by ascending id, by exact name and level. */
export function groupMembers(rows: readonly NpcRow[]): readonly NpcMembers[] {
  const groups: NpcMembers[] = [];
  const add = (members: readonly NpcRow[]) => groups.push({ members, mergedIds: members.map(({ id }) => id) });
  // By name first: most names have one entry, and a key of both would be a new string for each row.
  for (const sameName of groupBy(rows, ({ name }) => name).values()) {
    if (sameName.length === 1) add(sameName);
    else for (const members of groupBy(sameName, ({ level = null }) => level).values()) add(members);
  }
  return groups;
}

/**
 * Finds the canonical entry of each group; the groups are by ascending canonical id. The canonical entry is the first
 * with spawns and drops, else with spawns, else with drops, else the first.
 */
export function groupNpcs(groups: readonly NpcMembers[], presence: NpcPresence): readonly NpcGroup[] {
  return groups
    .map(({ members, mergedIds }) => ({
      canonical: members.reduce((best, row) => (rankOf(row, presence) > rankOf(best, presence) ? row : best)),
      mergedIds,
    }))
    .sort((a, b) => a.canonical.id - b.canonical.id);
}

function rankOf({ id }: NpcRow, { hasSpawns, hasDrops }: NpcPresence): number {
  return (hasSpawns(id) ? 2 : 0) + (hasDrops(id) ? 1 : 0);
}
