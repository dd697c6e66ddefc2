import type { DatasetMeta } from "@gamedata/schema/types";
import { queryWithoutInput } from "../query/define-query.js";
import type { CatalogQuery } from "../query/query.js";

/**
 * Returns the version and the source of the data, and the number of rows and the hash of each table.
 *
 * @example
 * ```ts
 * const { chronicle, tables } = getDataset(catalog);
 * assert.equal(chronicle, "interlude");
 * assert.equal(tables["items"]?.rows, 9206);
 * ```
 */
export const getDataset: CatalogQuery<object, DatasetMeta> = queryWithoutInput(
  { name: "getDataset", shape: "part", row: "DatasetMeta" },
  ({ manifest }) => {
    const { chronicle, dataVersion, schemaVersion, source, tables } = manifest;
    return {
      chronicle,
      dataVersion,
      schemaVersion,
      source,
      tables: Object.fromEntries(Object.entries(tables).map(([name, { rows, sha256 }]) => [name, { rows, sha256 }])),
    };
  },
);
