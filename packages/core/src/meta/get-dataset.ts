import type { DatasetMeta } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";

/**
 * Tells which data the catalog answers from: its version, where it comes from, and what its tables hold.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * const { chronicle, tables } = getDataset(catalog);
 * assert.equal(chronicle, "interlude");
 * assert.equal(tables["items"]?.rows, 9206);
 * ```
 */
export function getDataset({ manifest }: Catalog): DatasetMeta {
  const { chronicle, dataVersion, schemaVersion, source, tables } = manifest;
  return {
    chronicle,
    dataVersion,
    schemaVersion,
    source,
    tables: Object.fromEntries(Object.entries(tables).map(([name, { rows, sha256 }]) => [name, { rows, sha256 }])),
  };
}
