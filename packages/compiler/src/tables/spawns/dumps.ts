import * as v from "valibot";
import { columnElements, readRowsOf } from "../../read/column-elements.js";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import type { Form } from "../../read/form.js";
import { readSqlRows } from "../../read/sql.js";
import { idOrNoneText, idText, integerText } from "../../read/values.js";
import { hasNpcDump } from "../npcs/dumps.js";
import { groupBy } from "../rows-by-id.js";
import { type NextGroup, type Place, placeIn, spawnsAt } from "./places.js";
import { ANY_HEADING, type Spawn } from "./spawn.js";

const coordinate = integerText();
const delay = v.exactOptional(integerText(0));

const SECONDS_PER_HOUR = 3600;

/** The delays of a dump, under the names that the servers have for them. The engine adds or takes half of the span between two bounds. */
const delays = {
  respawn_delay: delay,
  respawn_random: delay,
  respawn_rand: delay,
  respawn_delay_rnd: delay,
  respawn_min_delay: delay,
  respawn_max_delay: delay,
};

interface Delays {
  readonly respawn_delay?: number;
  readonly respawn_random?: number;
  readonly respawn_rand?: number;
  readonly respawn_delay_rnd?: number;
  readonly respawn_min_delay?: number;
  readonly respawn_max_delay?: number;
}

/** Returns the delays in seconds; of two bounds the mean, and half of the span between them. */
function delaysOf({ respawn_min_delay: least, respawn_max_delay: most, ...row }: Delays) {
  const { respawn_delay: respawnDelay, respawn_rand, respawn_delay_rnd } = row;
  const respawnRandom = row.respawn_random ?? respawn_rand ?? respawn_delay_rnd;
  if (least === undefined || most === undefined) return { respawnDelay: respawnDelay ?? least ?? most, respawnRandom };
  return { respawnDelay: Math.round((least + most) / 2), respawnRandom: Math.round(Math.abs(most - least) / 2) };
}

const pointColumns = { locx: coordinate, locy: coordinate, locz: coordinate, heading: v.exactOptional(coordinate) };

/** A spawn, with the id of the area in which it is where it states no point. */
type Row = Spawn & { readonly areaId: number | undefined };

const spawnRow = v.pipe(
  v.strictObject({
    npc_templateid: idText,
    ...pointColumns,
    ...delays,
    count: v.exactOptional(idText),
    loc_id: v.exactOptional(idOrNoneText),
    periodOfDay: v.exactOptional(v.pipe(integerText(0, 2), v.picklist([0, 1, 2]))),
  }),
  v.transform(
    ({ npc_templateid: npcId, locx: x, locy: y, locz: z, loc_id, heading, count, periodOfDay, ...rest }): Row => ({
      npcId,
      areaId: x === 0 && y === 0 ? loc_id : undefined,
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
  columnElements("locations"),
];

/** The dump of ordinary spawns. */
const ORDINARY = "sql/spawnlist.sql";
const ADDED = "sql/custom_spawnlist.sql";

/** The dumps of spawns that only some servers and chronicles have. */
export const LAIR_DUMPS = [
  "four_sepulchers_spawnlist",
  "spawnlist_4s",
  "vanhalter_spawnlist",
  "lastimperialtomb_spawnlist",
  "hellbound_spawnlist",
];
/** The bosses of l2jfree. */
const GRAND_BOSSES = "sql/grandboss_spawnlist.sql";
const TERRITORIES = "sql/territory_spawnlist.sql";

/** Reads the dump of ordinary spawns; servers that have their NPCs in dumps also load that of their owner's additions. */
export function readOrdinarySpawns(datapack: Datapack, nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  const rows = [
    ...readSqlRows(datapack, ORDINARY, spawnRow),
    ...(hasNpcDump(datapack) && hasFile(datapack, ADDED) ? readSqlRows(datapack, ADDED, spawnRow) : []),
  ];
  const areas: ReadonlyMap<number, readonly Place[]> = rows.some(({ row }) => row.areaId !== undefined)
    ? readAreas(datapack)
    : new Map();
  return rows.flatMap(({ row: { areaId, count, ...row }, ...position }) => {
    if (areaId === undefined) return [{ ...position, row: { ...row, count } }];
    const places = areas.get(areaId) ?? [];
    if (places.length === 0) {
      datapack.report.error(position, `spawn of NPC ${row.npcId}`, "an area of the dump locations", `${areaId}`);
    }
    return spawnsAt(nextGroup, position, row, places, count);
  });
}

const cornerColumns = v.object({
  loc_id: idText,
  loc_x: coordinate,
  loc_y: coordinate,
  loc_zmin: coordinate,
  loc_zmax: coordinate,
  proc: v.exactOptional(integerText(0), "0"),
});
type Corner = v.InferOutput<typeof cornerColumns>;

/**
 * Reads the dump `locations` of L2J before 2013: the corners of areas, or points with chances of which one is used at a time. Source: class
 * `Territory`.
 */
function readAreas(datapack: Datapack): ReadonlyMap<number, readonly Place[]> {
  const corners = groupBy(readRowsOf(datapack, "locations", cornerColumns, []), ({ row }) => row.loc_id);
  return new Map([...corners].map(([id, rows]) => [id, placesOf(rows.map(({ row }) => row))]));
}

function placesOf(corners: readonly Corner[]): readonly Place[] {
  const points = corners.filter(({ proc }) => proc > 0);
  if (points.length > 0) {
    return points.map(({ loc_x: x, loc_y: y, loc_zmin: z }) => ({ x, y, z, heading: ANY_HEADING }));
  }
  if (corners.length < 3) return [];
  const minZ = Math.min(...corners.map(({ loc_zmin }) => loc_zmin));
  const maxZ = Math.max(...corners.map(({ loc_zmax }) => loc_zmax));
  return [placeIn({ minZ, maxZ, polygon: corners.map(({ loc_x: x, loc_y: y }) => ({ x, y })) })];
}

/** Reads the dumps of raid bosses, and of grand bosses, which have positions only. */
export const readBossSpawns = (datapack: Datapack): readonly Sourced<Spawn>[] => [
  ...readSqlRows(datapack, "sql/raidboss_spawnlist.sql", bossRow),
  ...readSqlRows(datapack, "sql/grandboss_data.sql", bossRow),
  ...(hasFile(datapack, GRAND_BOSSES) ? readSqlRows(datapack, GRAND_BOSSES, bossRow) : []),
];

/** Reads the spawns of the Four Sepulchers and of lairs, and those in the territory of a castle outside of territory wars. */
export function readEventSpawns(datapack: Datapack): readonly Sourced<Spawn>[] {
  const lairs = LAIR_DUMPS.map((name) => `sql/${name}.sql`).filter((file) => hasFile(datapack, file));
  const territories = hasFile(datapack, TERRITORIES) ? readSqlRows(datapack, TERRITORIES, territoryRow) : [];
  return [
    ...lairs.flatMap((file) =>
      readSqlRows(datapack, file, spawnRow).map(({ row: { areaId: _area, ...row }, ...position }) => ({
        ...position,
        row,
      })),
    ),
    ...territories.filter(({ row }) => row.isOutsideOfWars),
  ];
}
