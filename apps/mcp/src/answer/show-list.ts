import type { TableForm } from "./columns.js";
import { bytesOf, SEPARATOR_BYTES } from "./compact.js";
import { firstOfGroup, firstRows, hasLists, type Layout, layoutOf, type Table, tableOf } from "./table.js";

/** Leaves out of a row what the answer says elsewhere, or another answer has. */
export type Abridge = (row: object) => object;

/** A list that an answer has to show. */
export interface WholeList {
  readonly rows: readonly unknown[];
  /** The bytes of its rows with a comma after each. */
  readonly bytes: number;
  /** Its rows in the shortest form, at least as many as fit; `undefined` for one of other values than records. */
  readonly short: () => Layout | undefined;
  /** How its rows are shortened if they do not fit else. */
  readonly abridge?: Abridge | undefined;
}

export interface ShownList {
  readonly list: readonly unknown[] | Table;
  readonly shown: number;
  readonly bytes: number;
}

/** The forms of tables that leave nothing out of the rows, or only elements of long lists within them. */
const forms: readonly TableForm[] = [
  { references: Infinity, elements: Infinity, withValues: true },
  { references: Infinity, elements: 5, withValues: true },
  { references: Infinity, elements: 2, withValues: true },
];
/** The form of abridged rows. */
const shortForm: TableForm = { references: 5, elements: 2, withValues: false };
/** Rows of each group in the overview of a list that does not fit; the first number that fits is taken. */
const overviewRows = [40, 20, 10, 5, 3, 2, 1];
/** No row of a table has less: `[1],`. */
const LEAST_ROW_BYTES = 4;

/** Measures a list for answers of at most `maximumBytes`. */
export function wholeList(rows: readonly unknown[], maximumBytes: number, abridge?: Abridge): WholeList {
  // What cannot fit anyway is not laid out.
  const count = Math.min(rows.length, Math.ceil(maximumBytes / LEAST_ROW_BYTES));
  const first = rows.slice(0, count);
  let short: Layout | undefined;
  return {
    rows,
    bytes: rows.reduce<number>((sum, row) => sum + bytesOf(row) + SEPARATOR_BYTES, 0),
    short() {
      short ??= layoutOf(abridged(first, abridge), shortForm);
      return short;
    },
    abridge,
  };
}

const abridged = (rows: readonly unknown[], abridge?: Abridge): readonly unknown[] =>
  abridge === undefined ? rows : rows.map((row) => (isObject(row) ? abridge(row) : row));

const isObject = (row: unknown): row is object => typeof row === "object" && row !== null;

/** Returns the bytes of a list in its shortest form with all rows; infinite if it does not fit. */
export function leastBytes(list: WholeList, maximumBytes: number): number {
  const table = wholeTable(list.short(), list.rows.length, maximumBytes);
  const bytes = table?.bytes ?? Infinity;
  return list.bytes <= maximumBytes ? Math.min(list.bytes, bytes) : bytes;
}

/**
 * Shows a list in the first form that fits: whole rows; a table; a table of abridged rows; as many rows as fit. In place of the last, one
 * that would need further answers after the next one has an overview: the first rows of each group.
 *
 * @param nextBytes The bytes of the next answer; none for no overview.
 */
export function showList(list: WholeList, maximumBytes: number, nextBytes?: number): ShownList {
  const { rows, bytes, short } = list;
  if (bytes <= maximumBytes) return { list: rows, shown: rows.length, bytes };
  const isLong = rows.length * LEAST_ROW_BYTES > maximumBytes;
  for (const form of isLong ? [] : forms) {
    const layout = layoutOf(rows, form);
    const table = wholeTable(layout, rows.length, maximumBytes);
    if (table !== undefined) return table;
    // The other forms only shorten lists within the rows.
    if (layout === undefined || !hasLists(layout)) break;
  }
  const table = wholeTable(short(), rows.length, maximumBytes);
  if (table !== undefined) return table;
  const cut = cutList(list, maximumBytes);
  const isRestShort = nextBytes === undefined || (rows.length - cut.shown) * cut.bytes <= cut.shown * nextBytes;
  return (isRestShort ? undefined : overviewOf(list, maximumBytes, cut.shown / 2)) ?? cut;
}

function wholeTable(layout: Layout | undefined, count: number, maximumBytes: number): ShownList | undefined {
  const first = layout && firstRows(layout, maximumBytes);
  if (layout === undefined || first?.count !== count) return undefined;
  return { list: tableOf(layout, count), shown: count, bytes: first.bytes };
}

/** Returns the overview with the most rows; `undefined` if it does not fit, or has fewer than `leastRows`. */
function overviewOf({ rows, abridge }: WholeList, maximumBytes: number, leastRows: number): ShownList | undefined {
  const layout = layoutOf(abridged(rows, abridge), shortForm);
  const table = layout && tableOf(layout, rows.length);
  if (table?.groups === undefined) return undefined;
  for (const most of overviewRows) {
    const groups = table.groups.map((group) => firstOfGroup(group, most));
    const shown = groups.reduce((sum, group) => sum + group.rows.length, 0);
    if (shown < leastRows) return undefined;
    const list = { ...table, groups };
    const bytes = bytesOf(list);
    if (bytes <= maximumBytes) return { list, shown, bytes };
  }
  return undefined;
}

/** Returns as many of the first rows as fit, in a table if that shows more. */
function cutList({ rows, short }: WholeList, maximumBytes: number): ShownList {
  const count = rowsWithin(rows, maximumBytes);
  const layout = short();
  const first = layout && firstRows(layout, maximumBytes);
  if (layout !== undefined && first !== undefined && first.count > count) {
    return { list: tableOf(layout, first.count), shown: first.count, bytes: first.bytes };
  }
  const list = rows.slice(0, count);
  return { list, shown: count, bytes: bytesOf(list) };
}

/** Returns how many of the first rows have at most `maximumBytes` together. */
function rowsWithin(rows: readonly unknown[], maximumBytes: number): number {
  let bytes = 0;
  const end = rows.findIndex((row) => {
    bytes += bytesOf(row) + SEPARATOR_BYTES;
    return bytes > maximumBytes;
  });
  return end === -1 ? rows.length : end;
}
