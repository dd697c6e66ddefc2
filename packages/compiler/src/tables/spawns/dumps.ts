import { present } from "@gamedata/rules";
import * as v from "valibot";
import { columnElements, readRowsOf } from "../../read/column-elements.js";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { closedFields, fields, fieldsNamed, openFields, type ValuesOf } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom } from "../../read/form.js";
import { readSqlRows } from "../../read/sql.js";
import { coordinate, idOrNoneText, idText, integerText, pointEntries } from "../../read/values.js";
import { groupWhole } from "../rows-by-id.js";
import { type NextGroup, type Place, placeIn, spawnCount, spawnsAt } from "./places.js";
import { ANY_HEADING, type Spawn } from "./spawn.js";

const delay = v.exactOptional(integerText(0));

const SECONDS_PER_HOUR = 3600;

/** The delays of a dump, under the names that the servers have for them. */
const delays = fields({
  ...fieldsNamed(delay, "respawnDelay=respawn_delay respawnRandom=respawn_random|respawn_rand|respawn_delay_rnd"),
  ...fieldsNamed(delay, "least=respawn_min_delay most=respawn_max_delay"),
});

type Delays = ValuesOf<typeof delays>;

/** Whether a row states both bounds of a delay, or none. */
const hasBoundsOrNone = ({ least, most }: Delays) => (least === undefined) === (most === undefined);
const BOUNDS = "respawn_min_delay and respawn_max_delay together";

/** Returns a spawn with its delays in seconds: of two bounds the mean, and half of the span between them, which the engine adds or takes. */
function delayed<Row extends Delays>({ least, most, ...row }: Row) {
  if (least === undefined || most === undefined) return row;
  return {
    ...row,
    respawnDelay: Math.round((least + most) / 2),
    respawnRandom: Math.round(Math.abs(most - least) / 2),
  };
}

const heading = v.exactOptional(coordinate);

const spawnRow = v.pipe(
  closedFields({
    npcId: [idText, "npc_templateid"],
    ...fieldsNamed(coordinate, "x=locx y=locy z=locz"),
    heading,
    ...delays,
    count: v.exactOptional(spawnCount),
    areaId: [v.exactOptional(idOrNoneText), "loc_id"],
    periodOfDay: v.exactOptional(v.pipe(integerText(0, 2), v.picklist([0, 1, 2]))),
  }),
  v.check((row) => hasBoundsOrNone(row), BOUNDS),
  // The area counts where a spawn states no point.
  v.transform(({ areaId, ...spawn }) => ({
    ...delayed(spawn),
    areaId: spawn.x === 0 && spawn.y === 0 ? areaId : undefined,
  })),
);

const bossRow = v.pipe(
  closedFields({
    npcId: [idText, "boss_id"],
    ...fieldsNamed(coordinate, "x=loc_x y=loc_y z=loc_z"),
    heading,
    ...delays,
    // One server states hours.
    ...fieldsNamed(delay, "hours=spawn_time randomHours=random_time"),
  }),
  v.check((row) => hasBoundsOrNone(row), BOUNDS),
  v.transform(({ hours, randomHours, ...row }): Spawn => {
    const respawnRandom = randomHours && randomHours * SECONDS_PER_HOUR;
    return hours === undefined
      ? delayed(row)
      : { ...row, respawnDelay: hours * SECONDS_PER_HOUR, ...present({ respawnRandom }) };
  }),
);

/** The rows that stand whenever the castle has an owner; the others belong to a war. Source: the comment in the dump. */
const OUTSIDE_OF_WARS = 0;

const territoryRow = v.strictObject({
  npcId: idText,
  ...pointEntries,
  heading: coordinate,
  spawnType: integerText(0, 3),
});

/** A place or a delay is that of several columns together: a row is read only as a whole. */
const WHOLE: readonly never[] = [];

export const spawnDumps: readonly Form[] = [
  formFrom("aCis to 399, L2J Server, L2J before 2013", ["sql/spawnlist.sql"], "locx, locy, locz"),
  formFrom(
    "all",
    ["sql/raidboss_spawnlist.sql", "sql/grandboss_data.sql", "sql/grandboss_spawnlist.sql"],
    "boss_id, loc_x, loc_y, loc_z",
  ),
  formFrom("all", ["sql/random_spawn.sql", "sql/random_spawn_loc.sql"], "groupId"),
  columnElements("locations"),
];

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
/** The grand bosses, and those of l2jfree, whose first dump has the state of a running server alone: class `GrandBossSpawnManager`. */
const GRAND_BOSSES = "sql/grandboss_data.sql";
const PLACED_GRAND_BOSSES = "sql/grandboss_spawnlist.sql";
const TERRITORIES = "sql/territory_spawnlist.sql";

/** Reads the dump of ordinary spawns, and that of the owner's additions. Source: method `fillSpawnTable` of class `SpawnTable`. */
export function readOrdinarySpawns(datapack: Datapack, nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  const rows = [
    ...readSqlRows(datapack, ORDINARY, spawnRow, WHOLE),
    ...(hasFile(datapack, ADDED) ? readSqlRows(datapack, ADDED, spawnRow, WHOLE) : []),
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

const cornerColumns = openFields({
  loc_id: idText,
  ...fieldsNamed(coordinate, "x=loc_x y=loc_y minZ=loc_zmin maxZ=loc_zmax"),
  chance: [v.exactOptional(integerText(0), "0"), "proc"],
});
type Corner = v.InferOutput<typeof cornerColumns>;

/**
 * Reads the dump `locations` of L2J before 2013: the corners of areas, or points with chances of which one is used at a time. Source: class
 * `Territory`.
 */
function readAreas(datapack: Datapack): ReadonlyMap<number, readonly Place[]> {
  const areas = groupWhole("loc_id", (onLost) => readRowsOf(datapack, "locations", cornerColumns, [], onLost));
  return new Map([...areas].map(([id, corners = []]) => [id, placesOf(corners)]));
}

function placesOf(corners: readonly Corner[]): readonly Place[] {
  const points = corners.filter(({ chance }) => chance > 0);
  if (points.length > 0) return points.map(({ x, y, minZ: z }) => ({ x, y, z, heading: ANY_HEADING }));
  if (corners.length < 3) return [];
  const minZ = Math.min(...corners.map((corner) => corner.minZ));
  const maxZ = Math.max(...corners.map((corner) => corner.maxZ));
  return [placeIn({ minZ, maxZ, polygon: corners.map(({ x, y }) => ({ x, y })) })];
}

/** Reads the dumps of raid bosses, and of grand bosses, which have positions only. */
export const readBossSpawns = (datapack: Datapack): readonly Sourced<Spawn>[] => [
  ...readSqlRows(datapack, "sql/raidboss_spawnlist.sql", bossRow, WHOLE),
  ...readSqlRows(datapack, hasFile(datapack, PLACED_GRAND_BOSSES) ? PLACED_GRAND_BOSSES : GRAND_BOSSES, bossRow, WHOLE),
];

/** Reads the spawns of the Four Sepulchers and of lairs, and those in the territory of a castle outside of territory wars. */
export function readEventSpawns(datapack: Datapack): readonly Sourced<Spawn>[] {
  const lairs = LAIR_DUMPS.map((name) => `sql/${name}.sql`).filter((file) => hasFile(datapack, file));
  const territories = hasFile(datapack, TERRITORIES) ? readSqlRows(datapack, TERRITORIES, territoryRow) : [];
  return [
    ...lairs.flatMap((file) =>
      readSqlRows(datapack, file, spawnRow, WHOLE).map(({ row: { areaId: _area, ...row }, ...position }) => ({
        ...position,
        row,
      })),
    ),
    ...territories.flatMap(({ row: { spawnType, ...row }, ...position }) =>
      spawnType === OUTSIDE_OF_WARS ? { ...position, row } : [],
    ),
  ];
}
