import * as v from "valibot";
import type { Datapack, Sourced } from "../read/datapack.js";
import { readSqlRows } from "../read/sql.js";
import { idText, integerText, unread } from "../read/values.js";
import { finishRow, sortRows } from "./draft.js";
import type { SourcedTable } from "./sourced-tables.js";

const SECONDS_PER_HOUR = 3600;

const coordinate = integerText();
const delay = integerText(0);

const spawnRow = v.strictObject({
  npc_templateid: idText,
  locx: coordinate,
  locy: coordinate,
  locz: coordinate,
  heading: coordinate,
  respawn_delay: delay,
  respawn_rand: delay,
  periodOfDay: integerText(0, 2),
});

const bossPosition = { boss_id: idText, loc_x: coordinate, loc_y: coordinate, loc_z: coordinate, heading: coordinate };

const raidBossRow = v.strictObject({
  ...bossPosition,
  spawn_time: v.pipe(delay, v.description("Hours.")),
  random_time: v.pipe(delay, v.description("Hours.")),
  respawn_time: unread,
  currentHp: unread,
  currentMp: unread,
});

const grandBossRow = v.strictObject({
  ...bossPosition,
  respawn_time: unread,
  currentHP: unread,
  currentMP: unread,
  status: unread,
});

/** A spawn with all fields. */
interface Spawn {
  readonly npcId: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly heading: number;
  readonly respawnDelay: number;
  readonly respawnRandom: number;
  readonly periodOfDay: number;
}

/**
 * Reads the `spawns` table from the dumps of ordinary spawns, raid bosses (hours are converted to seconds) and grand
 * bosses (positions only), by NPC id, then in source order. Rows at 0,0,0 are not spawns and are left out.
 */
export function readSpawns(datapack: Datapack): SourcedTable<"spawns"> {
  const spawns = [...readOrdinary(datapack), ...readRaidBosses(datapack), ...readGrandBosses(datapack)];
  const rows = spawns.flatMap(({ row, ...place }) => {
    const { heading, respawnDelay, respawnRandom, periodOfDay, ...position } = row;
    if (position.x === 0 && position.y === 0 && position.z === 0) return [];
    return finishRow(datapack.report, "spawns", place, {
      ...position,
      heading: heading || undefined,
      respawnDelay: respawnDelay || undefined,
      respawnRandom: respawnRandom || undefined,
      periodOfDay: periodOfDay === 1 || periodOfDay === 2 ? periodOfDay : undefined,
    });
  });
  return sortRows(rows, (spawn) => spawn.npcId);
}

function readOrdinary(datapack: Datapack): readonly Sourced<Spawn>[] {
  return readSqlRows(datapack, "sql/spawnlist.sql", spawnRow).map(({ row, ...place }) => ({
    ...place,
    row: {
      npcId: row.npc_templateid,
      x: row.locx,
      y: row.locy,
      z: row.locz,
      heading: row.heading,
      respawnDelay: row.respawn_delay,
      respawnRandom: row.respawn_rand,
      periodOfDay: row.periodOfDay,
    },
  }));
}

const positionOf = (row: v.InferOutput<typeof raidBossRow> | v.InferOutput<typeof grandBossRow>) => ({
  npcId: row.boss_id,
  x: row.loc_x,
  y: row.loc_y,
  z: row.loc_z,
  heading: row.heading,
});

function readRaidBosses(datapack: Datapack): readonly Sourced<Spawn>[] {
  return readSqlRows(datapack, "sql/raidboss_spawnlist.sql", raidBossRow).map(({ row, ...place }) => ({
    ...place,
    row: {
      ...positionOf(row),
      respawnDelay: row.spawn_time * SECONDS_PER_HOUR,
      respawnRandom: row.random_time * SECONDS_PER_HOUR,
      periodOfDay: 0,
    },
  }));
}

function readGrandBosses(datapack: Datapack): readonly Sourced<Spawn>[] {
  return readSqlRows(datapack, "sql/grandboss_data.sql", grandBossRow).map(({ row, ...place }) => ({
    ...place,
    row: { ...positionOf(row), respawnDelay: 0, respawnRandom: 0, periodOfDay: 0 },
  }));
}
