import type { TermTable } from "../../plural/term-table.js";

/** The materials of items: English has those of the source. */
export const materials = {} satisfies TermTable;
