// Prints the table of methods in the README of the client: one row for each collection or group of paths.

import { tableLines } from "../readme-table.js";
import type { Method, Verb } from "./method.js";

/** The column of the method that a verb makes. */
const columnOf: Readonly<Record<Verb, 0 | 1 | 2>> = {
  list: 0,
  sublist: 0,
  rows: 0,
  detail: 1,
  part: 1,
  single: 1,
  document: 1,
  bulk: 2,
};

/** The name of the id of a verb that has one. */
const idOf: Readonly<Partial<Record<Verb, string>>> = {
  sublist: "id",
  rows: "id",
  detail: "id",
  part: "id",
  bulk: "ids",
};

function signature({ name, verb, parameters }: Method): string {
  return `\`${name}(${[idOf[verb], parameters].filter((text) => text !== undefined).join(", ")})\``;
}

/** Prints the lines of the table. */
export function methodGrid(methods: readonly Method[]): readonly string[] {
  const rows = new Map<string, [string[], string[], string[]]>();
  for (const method of methods) {
    const group = method.paths[0].replace(/^(map|meta)\/.*/, "$1");
    const row = rows.get(group) ?? [[], [], []];
    row[columnOf[method.verb]].push(signature(method));
    rows.set(group, row);
  }
  return tableLines(
    ["One page, or all pages", "One record", "Many records"],
    Array.from(rows.values(), (columns) => columns.map((column) => column.join(", "))),
  );
}
