// Prints the table of methods in the README of the client: one row for each collection or group of paths.

import { tableLines } from "../readme-table.mjs";

/** The column of the method that a verb makes. */
const columnOf = { list: 0, sublist: 0, rows: 0, detail: 1, part: 1, single: 1, document: 1, bulk: 2 };

function signature({ name, verb, parameters }) {
  const id = { sublist: "id", rows: "id", detail: "id", part: "id", bulk: "ids" }[verb];
  return `\`${name}(${[id, parameters].filter((text) => text !== undefined).join(", ")})\``;
}

/** Prints the lines of the table. */
export function methodGrid(methods) {
  const rows = new Map();
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
