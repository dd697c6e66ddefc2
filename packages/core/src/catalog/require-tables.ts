import type { Dataset, Manifest, Tables } from "@gamedata/schema";
import { GameDataError } from "../error/game-data-error.js";

/** The manifest of a data set, and the tables that the queries to be run need. */
export interface PartialDataset extends Partial<Tables> {
  readonly manifest: Manifest;
}

/**
 * Wraps a partial data set so that reading a missing table throws. An empty table instead would make queries give wrong
 * answers.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, when a missing table is read.
 */
export function requireTables(dataset: PartialDataset): Dataset {
  const required = new Proxy(dataset, {
    get(target, name, receiver): unknown {
      const table: unknown = Reflect.get(target, name, receiver);
      if (table !== undefined || typeof name === "symbol") return table;
      throw new GameDataError({
        code: "INVALID_PARAMETER",
        parameter: `dataset.${name}`,
        value: "undefined",
        allowed: "a table, since this query needs it",
      });
    },
  });
  // Reading a table gives its rows or throws: that is a Dataset, which the type of Proxy cannot express.
  return required as Dataset;
}
