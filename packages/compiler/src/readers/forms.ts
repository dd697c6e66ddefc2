import type { TableName } from "@gamedata/schema";
import type { Form } from "../read/form.js";
import { readers } from "./readers.js";

/** The forms of each table that is read from the files of servers; the others are curated, or of the client. */
export const tableForms: Readonly<Partial<Record<TableName, readonly Form[]>>> = Object.fromEntries(
  Object.entries(readers).flatMap(([table, { forms }]) => (forms === undefined ? [] : [[table, forms]])),
);
