import * as v from "valibot";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { readSqlRows } from "../../read/sql.js";
import { idText, integerText } from "../../read/values.js";
import { finishRow } from "../../tables/draft.js";
import { readRandomSpawns } from "../../tables/random-spawns.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const SECONDS_PER_HOUR = 3600;

const coordinate = integerText();
const delay = integerText(0);
const hours = v.pipe(
  delay,
  v.transform((count) => count * SECONDS_PER_HOUR),
);

const spawnRow = v.pipe(
  v.strictObject({
    npc_templateid: idText,
    locx: coordinate,
    locy: coordinate,
    locz: coordinate,
    heading: coordinate,
    respawn_delay: delay,
    respawn_rand: delay,
    periodOfDay: integerText(0, 2),
  }),
  v.transform(({ npc_templateid: npcId, locx: x, locy: y, locz: z, heading, periodOfDay, ...respawn }) => {
    const { respawn_delay: respawnDelay, respawn_rand: respawnRandom } = respawn;
    return { npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay };
  }),
);

type Spawn = v.InferOutput<typeof spawnRow>;

const bossEntries = { boss_id: idText, loc_x: coordinate, loc_y: coordinate, loc_z: coordinate, heading: coordinate };

const raidBossRow = v.pipe(
  v.strictObject({
    ...bossEntries,
    spawn_time: hours,
    random_time: hours,
  }),
  v.transform(({ boss_id: npcId, loc_x: x, loc_y: y, loc_z: z, heading, spawn_time, random_time }) => {
    return { npcId, x, y, z, heading, respawnDelay: spawn_time, respawnRandom: random_time, periodOfDay: 0 };
  }),
);

const grandBossRow = v.pipe(
  v.strictObject(bossEntries),
  v.transform(({ boss_id: npcId, loc_x: x, loc_y: y, loc_z: z, heading }) => {
    return { npcId, x, y, z, heading, respawnDelay: 0, respawnRandom: 0, periodOfDay: 0 };
  }),
);

/** A spawn in the Four Sepulchers; the engine reads its delay as that of an ordinary spawn, in seconds. */
const sepulcherRow = v.pipe(
  v.strictObject({
    npc_templateid: idText,
    locx: coordinate,
    locy: coordinate,
    locz: coordinate,
    heading: coordinate,
    respawn_delay: delay,
  }),
  v.transform(({ npc_templateid: npcId, locx: x, locy: y, locz: z, heading, respawn_delay: respawnDelay }) => {
    return { npcId, x, y, z, heading, respawnDelay, respawnRandom: 0, periodOfDay: 0 };
  }),
);

/**
 * Reads the `spawns` table from the dumps of ordinary spawns, raid bosses (hours are converted to seconds), grand bosses
 * (positions only), random spawns and spawns of the Four Sepulchers. Rows at 0,0,0 are not spawns and are left out.
 */
export function readSpawns(datapack: Datapack): SourcedTable<"spawns"> {
  const spawns = [
    ...readSqlRows(datapack, "sql/spawnlist.sql", spawnRow),
    ...readSqlRows(datapack, "sql/raidboss_spawnlist.sql", raidBossRow),
    ...readSqlRows(datapack, "sql/grandboss_data.sql", grandBossRow),
  ];
  const sepulchers = readSqlRows(datapack, "sql/spawnlist_4s.sql", sepulcherRow);
  return [
    ...finishSpawns(datapack, spawns),
    ...readRandomSpawns(datapack).spawns,
    ...finishSpawns(datapack, sepulchers),
  ];
}

function finishSpawns(datapack: Datapack, spawns: readonly Sourced<Spawn>[]): SourcedTable<"spawns"> {
  return spawns.flatMap(({ row, ...position }) => {
    const { heading, respawnDelay, respawnRandom, periodOfDay, ...point } = row;
    if (point.x === 0 && point.y === 0 && point.z === 0) return [];
    return finishRow(datapack.report, "spawns", position, {
      ...point,
      heading: heading || undefined,
      respawnDelay: respawnDelay || undefined,
      respawnRandom: respawnRandom || undefined,
      periodOfDay: periodOfDay === 1 || periodOfDay === 2 ? periodOfDay : undefined,
    });
  });
}
