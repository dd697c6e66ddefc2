import type { NpcId, NpcRow, RawNpc, RawSpawn } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { GameDataError } from "../error/game-data-error.js";
import { isMonsterType } from "../monsters/monster-type.js";
import { checkId } from "../query/id.js";
import { rawSpawnOf } from "../spawns/raw-spawn.js";
import { rawNpcOf } from "./raw-npc.js";

/**
 * Gives one source entry, untouched.
 *
 * @param catalog The catalog.
 * @param id The entry's own id.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `NPC_NOT_FOUND` for an id that no entry has.
 *
 * @example
 * ```ts
 * const raw = getRawNpc(catalog, 30001);
 * assert.deepEqual(raw.mergedIds, [30001]);
 * ```
 */
export function getRawNpc(catalog: Catalog, id: NpcId): RawNpc {
  const row = catalog[parts].rawNpcs().byId.get(checkId(id, 1));
  if (row === undefined) throw new GameDataError({ code: "NPC_NOT_FOUND", id });
  return rawNpcOf(catalog.manifest, row);
}

/**
 * Gives one source entry of the monster subset, untouched.
 *
 * @param catalog The catalog.
 * @param id The entry's own id.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `MONSTER_NOT_FOUND` for an id that no monster has.
 *
 * @example
 * ```ts
 * assert.equal(getRawMonster(catalog, 29001).name, "Queen Ant");
 * ```
 */
export function getRawMonster(catalog: Catalog, id: NpcId): RawNpc {
  return rawNpcOf(catalog.manifest, findRawMonster(catalog, id));
}

/**
 * Lists where one source entry of the monster subset appears, in source order; empty when the world does not hold it.
 *
 * @param catalog The catalog.
 * @param id The entry's own id.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `MONSTER_NOT_FOUND` for an id that no monster has.
 *
 * @example
 * ```ts
 * const [spawn] = listRawMonsterSpawns(catalog, 29001);
 * assert.equal(spawn?.respawnDelay, 0);
 * ```
 */
export function listRawMonsterSpawns(catalog: Catalog, id: NpcId): readonly RawSpawn[] {
  const row = findRawMonster(catalog, id);
  return (catalog[parts].spawns().get(row.id) ?? []).map(rawSpawnOf);
}

function findRawMonster(catalog: Catalog, id: NpcId): NpcRow {
  const row = rawMonsterWith(catalog, checkId(id, 1));
  if (row === undefined) throw new GameDataError({ code: "MONSTER_NOT_FOUND", id });
  return row;
}

/**
 * Finds a source entry of the monster subset; nothing for one that is no monster.
 *
 * @param catalog The catalog.
 * @param id The entry's own id.
 */
export function rawMonsterWith(catalog: Catalog, id: NpcId): NpcRow | undefined {
  const row = catalog[parts].rawNpcs().byId.get(id);
  return isMonsterType(row?.type) ? row : undefined;
}
