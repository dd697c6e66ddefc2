import type { Column } from "./flat-table.js";
import type { TableHead } from "./table-plan.js";

/** The column with the place of an element in its list. */
const POSITION = "position";

const positionColumn: Column = {
  name: POSITION,
  type: "integer",
  isNullable: false,
  description: "Position in the list, from 1.",
  candidates: [],
};

/** The table that has a list: its head, and all of its columns. */
export interface Owner extends TableHead {
  readonly all: readonly Column[];
}

/**
 * Returns the columns that identify an element of a list: the key of the row that has the list, and the position in it. The key
 * of a record gets the name of its table before it, a position that of its list: `exchanges_id`, `entries_position`.
 */
export function elementKey({ name, key, all, parent }: Owner): readonly Column[] {
  const field = parent === undefined ? name : name.slice(parent.table.length + 1);
  const columns = all
    .filter((column) => key.includes(column.name))
    .map((column): Column => {
      if (parent === undefined) {
        const description = `The ${column.name} of the row of ${name}.`;
        return { ...column, name: `${name}_${column.name}`, description, candidates: [] };
      }
      if (column.name !== POSITION) return column;
      return { ...column, name: `${field}_${POSITION}`, description: `Position in ${field}, from 1.` };
    });
  return [...columns, positionColumn];
}
