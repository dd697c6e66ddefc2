import * as v from "valibot";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import { readSqlRows } from "../../read/sql.js";
import { idText, integerText } from "../../read/values.js";
import { finishRow } from "../../tables/draft.js";
import { readRandomSpawns } from "../../tables/random-spawns.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import type { L2jDialect } from "./l2j-dialect.js";
import { readNpcFiles } from "./npc-files.js";
import { readSpawnFiles } from "./spawn-files.js";
import type { Spawn } from "./spawn-row.js";

/** The types of NPCs of which the engine leaves out the ordinary spawns (class SpawnTable). */
const OTHERWISE_SPAWNED = new Set(["RaidBoss", "SiegeGuard"]);

const coordinate = integerText();
const delay = integerText(0);
const pointColumns = { locx: coordinate, locy: coordinate, locz: coordinate, heading: coordinate };
const bossColumns = { boss_id: idText, loc_x: coordinate, loc_y: coordinate, loc_z: coordinate, heading: coordinate };

const spawnRow = v.pipe(
  v.strictObject({
    count: idText,
    npc_templateid: idText,
    ...pointColumns,
    respawn_delay: delay,
    respawn_random: delay,
    periodOfDay: v.pipe(integerText(0, 2), v.picklist([0, 1, 2])),
  }),
  v.transform(
    ({ npc_templateid: npcId, locx: x, locy: y, locz: z, ...row }): Spawn => ({
      npcId,
      x,
      y,
      z,
      heading: row.heading,
      respawnDelay: row.respawn_delay,
      respawnRandom: row.respawn_random,
      periodOfDay: row.periodOfDay,
      count: row.count,
    }),
  ),
);

const raidBossRow = v.pipe(
  v.strictObject({ ...bossColumns, respawn_delay: delay, respawn_random: delay }),
  v.transform(
    ({ boss_id: npcId, loc_x: x, loc_y: y, loc_z: z, heading, ...row }): Spawn => ({
      npcId,
      x,
      y,
      z,
      heading,
      respawnDelay: row.respawn_delay,
      respawnRandom: row.respawn_random,
    }),
  ),
);

const grandBossRow = v.pipe(
  v.strictObject(bossColumns),
  v.transform(({ boss_id: npcId, loc_x: x, loc_y: y, loc_z: z, heading }): Spawn => ({ npcId, x, y, z, heading })),
);

const sepulcherRow = v.pipe(
  v.strictObject({ count: idText, npc_templateid: idText, ...pointColumns, respawn_delay: delay }),
  v.transform(
    ({ npc_templateid: npcId, locx: x, locy: y, locz: z, heading, count, respawn_delay: respawnDelay }): Spawn => ({
      npcId,
      x,
      y,
      z,
      heading,
      respawnDelay,
      count,
    }),
  ),
);

/** The dump of the NPCs of castles' territories, which only chronicles with territory wars have. */
const TERRITORIES = "sql/territory_spawnlist.sql";

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

/** Reads the NPCs that stand in the territory of a castle outside of territory wars. */
function readTerritorySpawns(datapack: Datapack): readonly Sourced<Spawn>[] {
  if (!hasFile(datapack, TERRITORIES)) return [];
  return readSqlRows(datapack, TERRITORIES, territoryRow).filter(({ row }) => row.isOutsideOfWars);
}

/**
 * Reads the `spawns` table from the dumps and the XML files of spawns; all delays are in seconds. Rows at 0,0,0 are not spawns,
 * nor are ordinary rows of NPCs that the engine spawns otherwise; they are left out, with a warning as those of nameless NPCs.
 */
export function readSpawns(datapack: Datapack, dialect: L2jDialect): SourcedTable<"spawns"> {
  const { npcs, nameless } = readNpcFiles(datapack, dialect);
  const types = new Map(npcs.map(({ row }) => [row.id, row.type]));
  const ordinary = dialect.hasSpawnDump ? readSqlRows(datapack, "sql/spawnlist.sql", spawnRow) : [];
  const others = [
    ...readSqlRows(datapack, "sql/raidboss_spawnlist.sql", raidBossRow),
    ...readSqlRows(datapack, "sql/grandboss_data.sql", grandBossRow),
    ...readSpawnFiles(datapack, dialect),
    ...readSqlRows(datapack, "sql/four_sepulchers_spawnlist.sql", sepulcherRow),
    ...readTerritorySpawns(datapack),
  ];
  const known = [...ordinary.filter((spawn) => isOrdinary(datapack, spawn, types)), ...others];
  return [
    ...known.filter((spawn) => isNamed(datapack, spawn, nameless)).flatMap((spawn) => finishSpawn(datapack, spawn)),
    ...readRandomSpawns(datapack).spawns,
  ];
}

function isOrdinary(
  { report }: Datapack,
  { row, ...position }: Sourced<Spawn>,
  types: ReadonlyMap<number, string | undefined>,
): boolean {
  const type = types.get(row.npcId) ?? "";
  if (!OTHERWISE_SPAWNED.has(type)) return true;
  report.warn(position, `spawn of NPC ${row.npcId}`, "an NPC of ordinary spawns", `a ${type}: left out`);
  report.leaveOut();
  return false;
}

function isNamed({ report }: Datapack, { row, ...position }: Sourced<Spawn>, nameless: ReadonlySet<number>): boolean {
  if (!nameless.has(row.npcId)) return true;
  report.warn(position, `spawn of NPC ${row.npcId}`, "an NPC with a name", "one without: left out");
  report.leaveOut();
  return false;
}

function finishSpawn({ report }: Datapack, { row, ...position }: Sourced<Spawn>): SourcedTable<"spawns"> {
  const { npcId, x, y, z, territory } = row;
  if (x === 0 && y === 0 && z === 0) {
    report.leaveOut();
    return [];
  }
  return finishRow(report, "spawns", position, {
    npcId,
    x,
    y,
    z,
    heading: row.heading || undefined,
    respawnDelay: row.respawnDelay || undefined,
    respawnRandom: row.respawnRandom || undefined,
    periodOfDay: row.periodOfDay || undefined,
    count: row.count === 1 ? undefined : row.count,
    territory,
  });
}
