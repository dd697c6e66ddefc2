import type { Catalog } from "@gamedata/core";
import type { Manifest } from "@gamedata/schema";
import { columnsTable } from "./columns-table.js";
import type { FlatTable } from "./flat-table.js";
import { flatTables } from "./flat-tables.js";
import { findReferences, type Reference } from "./references.js";

/** A data set as tables for spreadsheets and SQL. */
export interface FlatDataset {
  readonly manifest: Manifest;
  readonly tables: readonly FlatTable[];
  /** The columns of ids of each table, by the name of the table. */
  readonly references: ReadonlyMap<string, readonly Reference[]>;
}

/** Computes all tables of a data set: its records as the API shows them, and the description of the columns. */
export function flatDataset(catalog: Catalog): FlatDataset {
  const tables = [...flatTables(catalog)];
  const references = findReferences(tables);
  return { manifest: catalog.manifest, tables: [...tables, columnsTable(tables, references)], references };
}
