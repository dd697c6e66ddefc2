import * as v from "valibot";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { readSqlRows } from "../../read/sql.js";
import { coordinate, idText, integerText, pointEntries } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import type { SpawnTables } from "./spawn.js";

const MILLISECONDS_PER_SECOND = 1000;

/** The engine's time for a delay of -1. */
const DEFAULT_DELAY_SECONDS = 3600;

const delay = integerText(-1);

/** The server makes one NPC at one of the points; another number of them could not be shown as spawns. */
const one = integerText(1, 1);

const groupRow = v.strictObject({
  groupId: idText,
  npcId: idText,
  count: one,
  respawnDelay: delay,
  despawnDelay: delay,
});
type GroupRow = v.InferOutput<typeof groupRow>;

const pointRow = v.strictObject({ groupId: idText, ...pointEntries, heading: coordinate });

/**
 * Reads the groups of points of `sql/random_spawn.sql`, and their points in `sql/random_spawn_loc.sql` as spawns. A group
 * without a point and a point without a group are left out with a warning.
 */
export const readRandomSpawns = oncePerDatapack((datapack: Datapack): SpawnTables => {
  const groups = readSqlRows(datapack, "sql/random_spawn.sql", groupRow);
  const points = readSqlRows(datapack, "sql/random_spawn_loc.sql", pointRow);
  const groupsById = new Map(groups.map((group) => [group.row.groupId, group]));
  const used = new Set(points.map(({ row }) => row.groupId));
  return {
    spawnGroups: groups.flatMap((group) => finishGroup(datapack, group, used.has(group.row.groupId))),
    spawns: points.flatMap(({ row, ...position }) => {
      const { groupId, heading, ...point } = row;
      const group = groupsById.get(groupId)?.row;
      if (group === undefined)
        return datapack.report.warn(position, `point of group ${groupId}`, "a row of random_spawn", "none: left out");
      const { npcId } = group;
      const times = { heading: heading || undefined, respawnDelay: delaysOf(group).respawn || undefined };
      return finishRow(datapack.report, "spawns", position, { npcId, ...point, ...times, groupId });
    }),
  };
});

function finishGroup(
  { report }: Datapack,
  { row, ...position }: Sourced<GroupRow>,
  hasPoints: boolean,
): SourcedTable<"spawnGroups"> {
  const { groupId: id, npcId } = row;
  if (!hasPoints) return report.warn(position, `group ${id}`, "a row of random_spawn_loc", "none: left out");
  return finishRow(report, "spawnGroups", position, { id, npcId, despawnDelay: delaysOf(row).despawn || undefined });
}

/**
 * Returns the delays of a group in seconds, as the engine reads them (class AutoSpawnTable of the source's server). An NPC
 * that leaves (despawn delay not 0) is made again by a timer: both delays are milliseconds. An NPC that stays respawns as
 * an ordinary spawn does: its delay is seconds.
 */
function delaysOf({ respawnDelay, despawnDelay }: GroupRow): { readonly respawn: number; readonly despawn: number } {
  const seconds = (time: number, perSecond: number) => (time < 0 ? DEFAULT_DELAY_SECONDS : time / perSecond);
  const perSecond = despawnDelay === 0 ? 1 : MILLISECONDS_PER_SECOND;
  return { respawn: seconds(respawnDelay, perSecond), despawn: seconds(despawnDelay, MILLISECONDS_PER_SECOND) };
}
