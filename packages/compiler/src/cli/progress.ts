import type { TableName } from "@gamedata/schema";
import { tableNames } from "../tables/sourced-tables.js";

/** Outputs of the command: standard output, and standard error, which may be a terminal. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly isTerminal: boolean;
}

/** Shows the progress of a compilation. */
export interface Progress {
  readonly onTable: (name: TableName) => void;
  readonly finish: () => void;
}

const CLEAR_LINE = "\r\u001B[2K";
const BAR_WIDTH = 20;

/** Shows progress on standard error: a bar on a terminal, otherwise one line per table. */
export function showProgress({ err, isTerminal }: Output): Progress {
  if (!isTerminal) return { onTable: (name) => err(`reading ${name}\n`), finish: () => {} };
  return {
    onTable: (name) => {
      const done = tableNames.indexOf(name);
      const filled = Math.round((done / tableNames.length) * BAR_WIDTH);
      err(`${CLEAR_LINE}[${"#".repeat(filled)}${".".repeat(BAR_WIDTH - filled)}] ${done}/${tableNames.length} ${name}`);
    },
    finish: () => err(CLEAR_LINE),
  };
}
