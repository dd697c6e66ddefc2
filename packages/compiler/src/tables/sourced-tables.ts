import { type TableDescriptions, type TableName, type Tables, tables } from "@gamedata/schema";
import type { Sourced } from "../read/datapack.js";

/** The rows of a table, each with the position that it was read from. */
export type SourcedTable<Name extends TableName> = readonly Sourced<Tables[Name][number]>[];

/** The rows of every table, by table name. */
export type SourcedTables = { readonly [Name in TableName]: SourcedTable<Name> };

/** The description of each table, typed by the table's name. */
export const descriptions: TableDescriptions = tables;

const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name);

/** The names of all tables, in the order in which they are written and hashed. */
export const tableNames: readonly TableName[] = Object.keys(tables).filter(isTableName);

/** Reads each table with a function that takes its name. */
export function mapTables(read: <Name extends TableName>(name: Name) => SourcedTable<Name>): SourcedTables;
export function mapTables(read: (name: TableName) => unknown): object {
  return Object.fromEntries(tableNames.map((name) => [name, read(name)]));
}
