import type { Dataset, Manifest, Tables } from "@gamedata/schema/types";
import { invalidParameter } from "../error/game-data-error.js";

/** The manifest of a data set, and the tables that the queries need. */
export interface PartialDataset extends Partial<Tables> {
  readonly manifest: Manifest;
}

/**
 * Wraps a partial data set so that reading a missing table throws. With an empty table instead, queries would return
 * wrong results.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, when a missing table is read.
 */
export function requireTables(dataset: PartialDataset): Dataset {
  const required = new Proxy(dataset, {
    get(target, name, receiver): unknown {
      const table: unknown = Reflect.get(target, name, receiver);
      if (table !== undefined || typeof name === "symbol") return table;
      throw invalidParameter(`dataset.${name}`, table, "a table, since this query needs it");
    },
  });
  // Reading a table returns its rows or throws, as for a Dataset; the type of Proxy cannot express that.
  return required as Dataset;
}
