import type { Dataset, Manifest, Tables } from "@gamedata/schema";
import { GameDataError } from "../error/game-data-error.js";

/** A data set of which only those tables have to be there that the queries at hand need. */
export interface PartialDataset extends Partial<Tables> {
  readonly manifest: Manifest;
}

/**
 * Sees a partial data set as a whole one: a table that is not there is an error when a query needs it, never an empty
 * table that would make the query answer wrongly.
 *
 * @param dataset The data set.
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
  // Reading a table gives its rows or throws, which is what Dataset promises and Proxy's type cannot say.
  return required as Dataset;
}
