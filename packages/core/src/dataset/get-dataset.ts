import type { DatasetMeta } from "@gamedata/schema";
import { type CatalogQuery, wholeQuery } from "../query/query.js";

/**
 * Returns the version of the catalog's data, where it comes from, and the rows and hash of every table.
 *
 * @example
 * ```ts
 * const { chronicle, tables } = getDataset(catalog);
 * assert.equal(chronicle, "interlude");
 * assert.equal(tables["items"]?.rows, 9206);
 * ```
 */
export const getDataset: CatalogQuery<object, DatasetMeta> = wholeQuery(({ manifest }) => {
  const { chronicle, dataVersion, schemaVersion, source, tables } = manifest;
  return {
    chronicle,
    dataVersion,
    schemaVersion,
    source,
    tables: Object.fromEntries(Object.entries(tables).map(([name, { rows, sha256 }]) => [name, { rows, sha256 }])),
  };
});
