import { isRecord } from "@gamedata/rules";
import { type Column, columnsOf, type Header, type TableForm } from "./columns.js";
import { bytesOf, utf8Length } from "./compact.js";

/** The values of a row, by column. */
export type Cells = readonly unknown[];

/** Rows that follow each other and have values in common, under the names of their columns. */
export interface TableGroup {
  readonly [column: string]: unknown;
  /** The number of its rows, if not all are shown. */
  readonly total?: number;
  readonly rows: readonly Cells[];
}

/** A list of records in short. */
export interface Table {
  /** The values that all rows have. */
  readonly same?: Readonly<Record<string, unknown>>;
  readonly columns: readonly Header[];
  readonly rows?: readonly Cells[];
  /** In place of `rows`, where values repeat from row to row. */
  readonly groups?: readonly TableGroup[];
}

/** Bytes of `{"rows":[]},`, and of `"":,` beside the name of a column. */
const GROUP_BYTES = 12;
const KEY_BYTES = 4;

/** A column, and the bytes of the JSON of its cells. */
interface MeasuredColumn extends Column {
  readonly bytes: readonly number[];
  /** Whether the cell of a row is another one than that of the row before it. */
  readonly differs: readonly boolean[];
}

export interface Layout {
  /** The columns with one value in all rows. */
  readonly common: readonly Column[];
  /** The columns with one value in each group; none where groups would make the table no shorter. */
  readonly shared: readonly MeasuredColumn[];
  readonly own: readonly MeasuredColumn[];
  /** The first rows of the groups; one group if there are no shared columns. */
  readonly starts: ReadonlySet<number>;
  readonly length: number;
}

/** Lays out a list; `undefined` for an empty list, and one of other values than records. */
export function layoutOf(rows: readonly unknown[], form: TableForm): Layout | undefined {
  if (rows.length === 0 || !rows.every(isRecord)) return undefined;
  const columns = columnsOf(rows, form).map(measured);
  const common = columns.filter(({ differs }) => !differs.includes(true));
  const varying = columns.filter(({ differs }) => differs.includes(true));
  const { shared, starts } = groupingOf(varying, rows.length);
  return { common, shared, own: varying.filter((column) => !shared.includes(column)), starts, length: rows.length };
}

function measured(column: Column): MeasuredColumn {
  const texts = column.cells.map((cell) => JSON.stringify(cell));
  return {
    ...column,
    bytes: texts.map(utf8Length),
    differs: texts.map((text, row) => row > 0 && text !== texts[row - 1]),
  };
}

export const hasLists = ({ common, shared, own }: Layout): boolean =>
  [...common, ...shared, ...own].some(({ cells }) => cells.some((cell) => Array.isArray(cell)));

interface FirstRows {
  readonly count: number;
  /** The most bytes of a table with them. */
  readonly bytes: number;
}

/** Returns as many of the first rows of a table as have at most some bytes together. */
export function firstRows(layout: Layout, maximumBytes: number): FirstRows {
  const { common, shared, own, starts, length } = layout;
  const frame = { same: valuesAt(common, 0), columns: own.map(({ header }) => header), groups: [] };
  let bytes = bytesOf(frame);
  for (let row = 0; row < length; row += 1) {
    const separators = own.length + 2;
    let next = own.reduce((sum, column) => sum + (column.bytes[row] ?? 0), bytes + separators);
    if (starts.has(row)) next = shared.reduce((sum, column) => sum + sharedBytes(column, row), next + GROUP_BYTES);
    if (next > maximumBytes) return { count: row, bytes };
    bytes = next;
  }
  return { count: length, bytes };
}

export function tableOf({ common, shared, own, starts }: Layout, count: number): Table {
  const same = common.length === 0 ? {} : { same: valuesAt(common, 0) };
  const columns = own.map(({ header }) => header);
  const cellsFrom = (start: number, end: number): readonly Cells[] =>
    Array.from({ length: end - start }, (_, at) => own.map(({ cells }) => cells[start + at]));
  if (shared.length === 0) return { ...same, columns, rows: cellsFrom(0, count) };
  const shown = [...starts].filter((start) => start < count);
  const groups = shown.map((start, at) => ({
    ...valuesAt(shared, start),
    rows: cellsFrom(start, shown[at + 1] ?? count),
  }));
  return { ...same, columns, groups };
}

/** Returns a group with at most some of its rows, and their number. */
export function firstOfGroup({ rows, ...values }: TableGroup, most: number): TableGroup {
  return rows.length <= most ? { ...values, rows } : { ...values, total: rows.length, rows: rows.slice(0, most) };
}

const valuesAt = (columns: readonly Column[], row: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(columns.map((column) => [column.name, valueAt(column, row)]));

/** Returns the value of a row; the elements of a list in it have the names of their values, which no header has. */
function valueAt({ name, header, cells }: Column, row: number): unknown {
  const cell = cells[row];
  if (typeof header === "string" || !Array.isArray(cell)) return cell;
  const names = header[name] ?? [];
  return cell.map((element: unknown) =>
    Array.isArray(element) ? Object.fromEntries(names.map((key, at) => [key, element[at]])) : element,
  );
}

/** Groups the rows by the column that makes the table shortest. */
function groupingOf(columns: readonly MeasuredColumn[], length: number): Pick<Layout, "shared" | "starts"> {
  let best: Pick<Layout, "shared" | "starts"> = { shared: [], starts: new Set() };
  let most = 0;
  for (const { differs } of columns) {
    const starts = differs.flatMap((isOther, row) => (row === 0 || isOther ? [row] : []));
    if (starts.length === length) continue;
    const shared = columns.filter(
      ({ header, differs: own }) => typeof header === "string" && own.every((isOther, row) => !isOther || differs[row]),
    );
    if (shared.length === 0 || shared.length === columns.length) continue;
    const saved = shared.reduce((sum, column) => sum + savedBy(column, starts), -GROUP_BYTES * starts.length);
    if (saved > most) {
      best = { shared, starts: new Set(starts) };
      most = saved;
    }
  }
  return best;
}

/** Returns the bytes that a column takes less if it stands once for each group. */
function savedBy(column: MeasuredColumn, starts: readonly number[]): number {
  const inRows = column.bytes.reduce((sum, bytes) => sum + bytes + 1, 0);
  return starts.reduce((left, row) => left - sharedBytes(column, row), inRows);
}

const sharedBytes = ({ name, bytes }: MeasuredColumn, row: number): number =>
  (bytes[row] ?? 0) + name.length + KEY_BYTES;
