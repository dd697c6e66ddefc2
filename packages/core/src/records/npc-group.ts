import type { NpcId, NpcRow } from "@gamedata/schema";
import { groupBy } from "../rows/group-by.js";

/** The raw entries that the cleaned layer shows as one NPC. */
export interface NpcGroup {
  /** The entry whose fields are shown. */
  readonly canonical: NpcRow;
  /** All raw ids of the group, ascending. */
  readonly mergedIds: readonly NpcId[];
}

/** Which raw ids have spawns and drops. */
export interface NpcPresence {
  readonly hasSpawns: (id: NpcId) => boolean;
  readonly hasDrops: (id: NpcId) => boolean;
}

/** Stands between name and level in a group's key; no name contains it. */
const SEPARATOR = "\u0000";

/**
 * Groups raw entries by exact name and level. The canonical entry of a group has spawns and drops, else has spawns, else
 * has drops, else is any; of several the lowest id.
 *
 * @param rows The raw entries, by ascending id.
 * @param presence What is known of their spawns and drops.
 * @returns The groups, by ascending canonical id.
 */
export function groupNpcs(rows: readonly NpcRow[], presence: NpcPresence): readonly NpcGroup[] {
  const groups = groupBy(rows, (row) => `${row.name}${SEPARATOR}${row.level ?? ""}`);
  return [...groups.values()]
    .flatMap((members) => toGroup(members, presence) ?? [])
    .sort((a, b) => a.canonical.id - b.canonical.id);
}

function toGroup(members: readonly NpcRow[], presence: NpcPresence): NpcGroup | undefined {
  const [first, ...others] = members;
  if (first === undefined) return undefined;
  const canonical = others.reduce((best, row) => (rankOf(row, presence) > rankOf(best, presence) ? row : best), first);
  return { canonical, mergedIds: members.map((row) => row.id) };
}

/** Spawns weigh more than drops. */
function rankOf({ id }: NpcRow, { hasSpawns, hasDrops }: NpcPresence): number {
  return (hasSpawns(id) ? 2 : 0) + (hasDrops(id) ? 1 : 0);
}
