import type { Bulk, QuestDetail, QuestId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { bulkOf, parseIds } from "../query/ids.js";
import type { QueryParams } from "../query/query-params.js";
import { questDetailOf } from "./get-quest.js";

/**
 * Parses the parameter `ids` of quests: at most 200 ids, separated by commas.
 *
 * @param params The untrusted parameters.
 * @returns The ids, each once, in the order asked for; nothing when there are none.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for too many.
 */
export function parseQuestIds(params: QueryParams): readonly QuestId[] | undefined {
  return parseIds(params, 1);
}

/**
 * Gives many quests with all that is known about them, in the order asked for; ids that name nothing are listed as missing.
 *
 * @param catalog The catalog.
 * @param ids The ids, at most 200; one that is repeated counts once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for more than 200.
 *
 * @example
 * ```ts
 * assert.equal(getQuests(catalog, [1]).data[0]?.name, "Letters of Love");
 * ```
 */
export function getQuests(catalog: Catalog, ids: readonly QuestId[]): Bulk<QuestDetail> {
  const { byId } = catalog[parts].quests();
  return bulkOf(
    ids,
    1,
    (id) => byId.get(id),
    (quest) => questDetailOf(catalog, quest),
  );
}
