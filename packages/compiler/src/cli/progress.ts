import { createProgress, type Output } from "@gamedata/program";
import type { TableName } from "@gamedata/schema";
import { tableNames } from "../tables/table-rows.js";

const BAR_WIDTH = 20;

/** Shows on standard error which table is compiled: a bar on a terminal, nothing in a pipe. */
export function showProgress(output: Output) {
  const { show, finish } = createProgress(output, { total: tableNames.length, barWidth: BAR_WIDTH });
  return { onTable: (name: TableName) => show(tableNames.indexOf(name), name), finish };
}
