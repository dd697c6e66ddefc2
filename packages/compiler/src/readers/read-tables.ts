import type { TableDescription, TableName, Tables } from "@gamedata/schema";
import type { Datapack } from "../read/datapack.js";
import { descriptions, mapTables, type SourcedTable, type SourcedTables } from "../tables/table-rows.js";
import { readers } from "./readers.js";

/** Reads every table of a datapack and sorts its rows. */
export function readTables(datapack: Datapack, onTable: (name: TableName) => void): SourcedTables {
  return mapTables((name) => {
    onTable(name);
    return sortRows(name, readers[name].read(datapack));
  });
}

/** Sorts the rows of a table as its description states; equal rows keep the order of the source. */
export function sortRows<Name extends TableName>(name: Name, rows: SourcedTable<Name>): SourcedTable<Name> {
  const { key, order = key }: TableDescription<Tables[Name][number]> = descriptions[name];
  return [...rows].sort(({ row: a }, { row: b }) => {
    const field = order.find((candidate) => a[candidate] !== b[candidate]);
    return field === undefined ? 0 : Number(a[field]) - Number(b[field]);
  });
}
