import type { Bulk, NpcDetail, NpcId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { bulkOf, parseIds } from "../query/ids.js";
import type { QueryParams } from "../query/query-params.js";
import { npcDetailOf } from "./npc-detail.js";
import type { NpcListQuery } from "./npc-list-query.js";

const listParameters: Readonly<Record<keyof NpcListQuery, true>> = {
  limit: true,
  offset: true,
  q: true,
  levelMin: true,
  levelMax: true,
  npcType: true,
  sort: true,
  location: true,
  region: true,
};

/**
 * Parses the parameter `ids` of NPCs or monsters of the cleaned layer: at most 200 ids, separated by commas, and no other parameter of the list.
 *
 * @param params The untrusted parameters.
 * @returns The ids, each once, in the order asked for; nothing when there are none.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for too many or beside another parameter.
 */
export function parseNpcIds(params: QueryParams): readonly NpcId[] | undefined {
  return parseIds(params, 1, Object.keys(listParameters));
}

/**
 * Gives many NPCs or monsters of the cleaned layer with all that is known about them, in the order asked for; ids that name nothing are listed as missing.
 *
 * @param catalog The catalog.
 * @param ids Any raw ids, at most 200; an NPC of which several are given appears once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for more than 200.
 *
 * @example
 * ```ts
 * const { data } = getNpcs(catalog, [29001, 30001]);
 * assert.deepEqual(data.map(({ name }) => name), ["Queen Ant", "Lector"]);
 * ```
 */
export function getNpcs(catalog: Catalog, ids: readonly NpcId[]): Bulk<NpcDetail> {
  const { byRawId } = catalog[parts].npcs();
  return bulkOf(
    ids,
    1,
    (id) => byRawId.get(id),
    (npc) => npcDetailOf(catalog, npc),
  );
}
