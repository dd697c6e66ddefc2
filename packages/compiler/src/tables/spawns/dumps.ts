import * as v from "valibot";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import type { Form } from "../../read/form.js";
import { readSqlRows } from "../../read/sql.js";
import { idText, integerText } from "../../read/values.js";
import { hasNpcDump } from "../npcs/dumps.js";
import type { Spawn } from "./spawn.js";

const coordinate = integerText();
const delay = v.exactOptional(integerText(0));

const SECONDS_PER_HOUR = 3600;

/** The delays of a dump, under the names that the servers have for them. The engine adds or takes half of the span between two bounds. */
const delays = {
  respawn_delay: delay,
  respawn_random: delay,
  respawn_rand: delay,
  respawn_min_delay: delay,
  respawn_max_delay: delay,
};

interface Delays {
  readonly respawn_delay?: number;
  readonly respawn_random?: number;
  readonly respawn_rand?: number;
  readonly respawn_min_delay?: number;
  readonly respawn_max_delay?: number;
}

/** Returns the delays in seconds; of two bounds the mean, and half of the span between them. */
function delaysOf({ respawn_min_delay: least, respawn_max_delay: most, ...row }: Delays) {
  const { respawn_delay: respawnDelay, respawn_random, respawn_rand: respawnRandom = respawn_random } = row;
  if (least === undefined || most === undefined) return { respawnDelay: respawnDelay ?? least ?? most, respawnRandom };
  return { respawnDelay: Math.round((least + most) / 2), respawnRandom: Math.round(Math.abs(most - least) / 2) };
}

const pointColumns = { locx: coordinate, locy: coordinate, locz: coordinate, heading: v.exactOptional(coordinate) };

const spawnRow = v.pipe(
  v.strictObject({
    npc_templateid: idText,
    ...pointColumns,
    ...delays,
    count: v.exactOptional(idText),
    periodOfDay: v.exactOptional(v.pipe(integerText(0, 2), v.picklist([0, 1, 2]))),
  }),
  v.transform(
    ({ npc_templateid: npcId, locx: x, locy: y, locz: z, heading, count, periodOfDay, ...rest }): Spawn => ({
      npcId,
      x,
      y,
      z,
      heading,
      ...delaysOf(rest),
      periodOfDay,
      count,
    }),
  ),
);

const bossRow = v.pipe(
  v.strictObject({
    boss_id: idText,
    loc_x: coordinate,
    loc_y: coordinate,
    loc_z: coordinate,
    heading: v.exactOptional(coordinate),
    ...delays,
    // One server states hours.
    spawn_time: delay,
    random_time: delay,
  }),
  v.transform(
    ({ boss_id: npcId, loc_x: x, loc_y: y, loc_z: z, heading, spawn_time, random_time = 0, ...rest }): Spawn => ({
      npcId,
      x,
      y,
      z,
      heading,
      ...(spawn_time === undefined
        ? delaysOf(rest)
        : { respawnDelay: spawn_time * SECONDS_PER_HOUR, respawnRandom: random_time * SECONDS_PER_HOUR }),
    }),
  ),
);

/** The rows that stand whenever the castle has an owner; the others belong to a war. Source: the comment in the dump. */
const OUTSIDE_OF_WARS = 0;

const territoryRow = v.pipe(
  v.strictObject({
    npcId: idText,
    x: coordinate,
    y: coordinate,
    z: coordinate,
    heading: coordinate,
    spawnType: integerText(0, 3),
  }),
  v.transform(({ spawnType, ...spawn }): Spawn & { readonly isOutsideOfWars: boolean } => ({
    ...spawn,
    isOutsideOfWars: spawnType === OUTSIDE_OF_WARS,
  })),
);

/** The forms of dumps. */
export const spawnDumps: readonly Form[] = [
  { servers: "aCis to 399, L2J Server, L2J before 2013", files: ["sql/spawnlist.sql"], mark: "locx, locy, locz" },
  {
    servers: "all",
    files: ["sql/raidboss_spawnlist.sql", "sql/grandboss_data.sql", "sql/grandboss_spawnlist.sql"],
    mark: "boss_id, loc_x, loc_y, loc_z",
  },
  { servers: "all", files: ["sql/random_spawn.sql", "sql/random_spawn_loc.sql"], mark: "groupId" },
];

/** The dump of ordinary spawns. */
const ORDINARY = "sql/spawnlist.sql";
const ADDED = "sql/custom_spawnlist.sql";

/** The dumps of spawns that only some servers and chronicles have. */
const LAIRS = ["four_sepulchers_spawnlist", "spawnlist_4s", "vanhalter_spawnlist", "lastimperialtomb_spawnlist"].map(
  (name) => `sql/${name}.sql`,
);
/** The bosses of l2jfree. */
const GRAND_BOSSES = "sql/grandboss_spawnlist.sql";
const TERRITORIES = "sql/territory_spawnlist.sql";

/** Reads the dump of ordinary spawns; servers that have their NPCs in dumps also load that of their owner's additions. */
export const readOrdinarySpawns = (datapack: Datapack): readonly Sourced<Spawn>[] => [
  ...readSqlRows(datapack, ORDINARY, spawnRow),
  ...(hasNpcDump(datapack) && hasFile(datapack, ADDED) ? readSqlRows(datapack, ADDED, spawnRow) : []),
];

/** Reads the dumps of raid bosses, and of grand bosses, which have positions only. */
export const readBossSpawns = (datapack: Datapack): readonly Sourced<Spawn>[] => [
  ...readSqlRows(datapack, "sql/raidboss_spawnlist.sql", bossRow),
  ...readSqlRows(datapack, "sql/grandboss_data.sql", bossRow),
  ...(hasFile(datapack, GRAND_BOSSES) ? readSqlRows(datapack, GRAND_BOSSES, bossRow) : []),
];

/** Reads the spawns of the Four Sepulchers and of lairs, and those in the territory of a castle outside of territory wars. */
export function readEventSpawns(datapack: Datapack): readonly Sourced<Spawn>[] {
  const lairs = LAIRS.filter((file) => hasFile(datapack, file));
  const territories = hasFile(datapack, TERRITORIES) ? readSqlRows(datapack, TERRITORIES, territoryRow) : [];
  return [
    ...lairs.flatMap((file) => readSqlRows(datapack, file, spawnRow)),
    ...territories.filter(({ row }) => row.isOutsideOfWars),
  ];
}
