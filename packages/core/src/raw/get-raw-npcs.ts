import type { Bulk, NpcId, RawNpc } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import type { RawNpcListQuery } from "../npcs/npc-list-query.js";
import { bulkOf, parseIds } from "../query/ids.js";
import type { QueryParams } from "../query/query-params.js";
import { rawMonsterWith } from "./get-raw-npc.js";
import { rawNpcOf } from "./raw-npc.js";

const listParameters: Readonly<Record<keyof RawNpcListQuery, true>> = {
  limit: true,
  offset: true,
  q: true,
  levelMin: true,
  levelMax: true,
  npcType: true,
  sort: true,
};

/**
 * Parses the parameter `ids` of NPCs or monsters of the raw layer: at most 200 ids, separated by commas, and no other parameter of the list.
 *
 * @param params The untrusted parameters.
 * @returns The ids, each once, in the order asked for; nothing when there are none.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for too many or beside another parameter.
 */
export function parseRawNpcIds(params: QueryParams): readonly NpcId[] | undefined {
  return parseIds(params, 1, Object.keys(listParameters));
}

/**
 * Gives many source entries, untouched, in the order asked for; ids that name nothing are listed as missing.
 *
 * @param catalog The catalog.
 * @param ids The ids, at most 200; one that is repeated counts once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for more than 200.
 *
 * @example
 * ```ts
 * const { data } = getRawNpcs(catalog, [30001, 20001]);
 * assert.deepEqual(data.map(({ id }) => id), [30001, 20001]);
 * ```
 */
export function getRawNpcs(catalog: Catalog, ids: readonly NpcId[]): Bulk<RawNpc> {
  const { byId } = catalog[parts].rawNpcs();
  return bulkOf(
    ids,
    1,
    (id) => byId.get(id),
    (row) => rawNpcOf(catalog.manifest, row),
  );
}

/**
 * Gives many source entries of the monster subset, untouched, in the order asked for; ids that name nothing are listed as missing.
 *
 * @param catalog The catalog.
 * @param ids The ids, at most 200; one that is repeated counts once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for more than 200.
 *
 * @example
 * ```ts
 * assert.deepEqual(getRawMonsters(catalog, [30001]).meta.missing, [30001]);
 * ```
 */
export function getRawMonsters(catalog: Catalog, ids: readonly NpcId[]): Bulk<RawNpc> {
  return bulkOf(
    ids,
    1,
    (id) => rawMonsterWith(catalog, id),
    (row) => rawNpcOf(catalog.manifest, row),
  );
}
