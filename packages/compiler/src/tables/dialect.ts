import type { RegionGrid, TableDescription, TableName, Tables } from "@gamedata/schema";
import type { Datapack } from "../read/datapack.js";
import type { UnreadEntry } from "../read/inventory.js";
import { descriptions, mapTables, type SourcedTable, type SourcedTables } from "./sourced-tables.js";

/** The function that reads each table of a datapack. */
export type TableReaders = { readonly [Name in TableName]: (datapack: Datapack) => SourcedTable<Name> };

/** A dialect of datapack: which readers make its tables, and what they leave out. */
export interface Dialect {
  /** The folder of the XML files, relative to the datapack's. */
  readonly folder: string;
  readonly readers: TableReaders;
  /** Returns the grid of the tiles of regions, if it is not the default one. */
  readonly regionGrid?: (datapack: Datapack) => RegionGrid | undefined;
  /** What the readers do not read on purpose, and why. */
  readonly unread: readonly UnreadEntry[];
  /** Whether its files may begin with a byte-order mark. */
  readonly allowsByteOrderMark: boolean;
}

/**
 * Reads every table of a datapack and sorts its rows.
 *
 * @param onTable Called with the name of each table before it is read.
 */
export function readTables(
  datapack: Datapack,
  readers: TableReaders,
  onTable: (name: TableName) => void = () => {},
): SourcedTables {
  return mapTables((name) => {
    onTable(name);
    return sortRows(name, readers[name](datapack));
  });
}

/** Sorts the rows of a table as its description states; equal rows keep the order of the source. */
function sortRows<Name extends TableName>(name: Name, rows: SourcedTable<Name>): SourcedTable<Name> {
  const { key, order = key }: TableDescription<Tables[Name][number]> = descriptions[name];
  return [...rows].sort(({ row: a }, { row: b }) => {
    const field = order.find((candidate) => a[candidate] !== b[candidate]);
    return field === undefined ? 0 : Number(a[field]) - Number(b[field]);
  });
}
