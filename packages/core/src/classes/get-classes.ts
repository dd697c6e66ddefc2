import type { Bulk, ClassDetail, ClassId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { bulkOf, parseIds } from "../query/ids.js";
import type { QueryParams } from "../query/query-params.js";
import { classDetailOf } from "./get-class.js";

/**
 * Parses the parameter `ids` of classes: at most 200 ids, separated by commas.
 *
 * @param params The untrusted parameters.
 * @returns The ids, each once, in the order asked for; nothing when there are none.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for too many.
 */
export function parseClassIds(params: QueryParams): readonly ClassId[] | undefined {
  return parseIds(params, 0);
}

/**
 * Gives many player classes with all that is known about them, in the order asked for; ids that name nothing are listed as missing.
 *
 * @param catalog The catalog.
 * @param ids The ids, at most 200; one that is repeated counts once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for more than 200.
 *
 * @example
 * ```ts
 * assert.equal(getClasses(catalog, [0]).data[0]?.name, "Human Fighter");
 * ```
 */
export function getClasses(catalog: Catalog, ids: readonly ClassId[]): Bulk<ClassDetail> {
  const { byId } = catalog[parts].classes();
  return bulkOf(
    ids,
    0,
    (id) => byId.get(id),
    (row) => classDetailOf(catalog, row),
  );
}
