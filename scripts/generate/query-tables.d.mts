import type { Catalog } from "@gamedata/core";
import type { Dataset, TableName } from "@gamedata/schema";

/** A run of a query with many inputs. */
export interface QueryRun {
  readonly name: string;
  /** The parameter, or the parameter and its value, that the run is about; `undefined` for all records. */
  readonly condition: string | undefined;
  /** Whether the run is about one choice of a list, which may read less than all of them. */
  readonly isChoice: boolean;
  /** The calls of the run, on a catalog. */
  readonly calls: (catalog: Catalog) => Iterable<() => unknown>;
}

/** A query, or a query with a parameter, and the tables that it reads. */
export interface QueryTables {
  readonly name: string;
  readonly condition: string | undefined;
  readonly tables: readonly TableName[];
}

export function queryRuns(core: object, dataset: Dataset): readonly QueryRun[];
export function tablesRead(core: object, dataset: Dataset, run: QueryRun): readonly TableName[];
export function queryTableRows(core: object, dataset: Dataset): readonly QueryTables[];
