import { type ComponentChildren, Fragment } from "preact";
import { useState } from "preact/hooks";
import { address, changeQuery, notePage } from "../address/address.js";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { type Column, type Columns, columnKinds, type SortKey } from "./columns.js";
import { isAbsent } from "./panel.js";
import "./data-table.css";

/** The sort of a table: the id of a column, after `-` if descending. */
export type Sort = string | undefined;

export interface DataTableProps<Row> {
  /** What the table is, where it stands above it. */
  readonly title?: string;
  /** What the table is for screen readers, where something else has said it. */
  readonly caption?: string;
  /** The name of the table in the parameter of the URL with its sort; a page with several tables has several. */
  readonly name?: string;
  readonly rows: readonly Row[] | undefined;
  /** The rows of all pages of a list, where they are known. */
  readonly all?: readonly Row[] | undefined;
  readonly columns: Columns<Row>;
  /** Tells rows apart that have fields to write in; others are told apart by their places among the rows. */
  readonly keyOf?: (row: Row) => number;
  readonly shown?: number;
  /** The columns that rows can be sorted by, where these are not all. */
  readonly sorts?: readonly string[] | undefined;
  /** Set if the service sorts, so that the rows are in order already. */
  readonly isSorted?: boolean;
  /** The sort of the rows as they come. */
  readonly initialSort?: string | undefined;
  /** What stands below a row, across all columns; nothing for most. */
  readonly detailOf?: ((row: Row) => ComponentChildren) | undefined;
  readonly foot?: ComponentChildren;
}

/** The rows that a click adds: more at once would block the page for seconds on a slow phone. */
const FURTHER_ROWS = 200;

/** Orders rows by a key; absent ones come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  isDescending: boolean,
): readonly Row[] {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a) ?? undefined, keyOf(b) ?? undefined];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    if (one === other) return 0;
    return (one < other ? -1 : 1) * direction;
  });
}

/** Orders rows by the column that a sort names; without one they stay as they are. */
export function sortByColumn<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.replace(/^-/, ""))?.sortBy;
  return sortBy === undefined ? rows : sortRows(rows, sortBy, sort?.startsWith("-") === true);
}

/** Returns the sort after a click on a heading: numbers begin with the highest. */
function nextSort(sort: Sort, id: string, isNumber: boolean): string {
  const [first, second] = isNumber ? [`-${id}`, id] : [id, `-${id}`];
  return sort === first ? second : first;
}

/** A table of rows that can be sorted by its headings; the sort is in the URL. Nothing without rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { title, caption = title, name, rows = [], keyOf, shown = 25, sorts, initialSort, detailOf, foot } = props;
  const sortParameter = name === undefined ? "sort" : `${name}Sort`;
  const note = `further ${caption}`;
  const [further, setFurther] = useState<number>(() => history.state?.[note] ?? 0);
  if (rows.length === 0) return null;
  const showFurther = () => {
    setFurther(further + FURTHER_ROWS);
    notePage(note, further + FURTHER_ROWS);
  };
  const isSortable = ({ id, sortBy }: Column<Row>) => sortBy !== undefined && sorts?.includes(id) !== false;
  // What the service sorts by may be on other pages; a foot is as wide as all columns.
  const isShown = (column: Column<Row>) => foot || (props.isSorted && !props.all && isSortable(column));
  const columns = props
    .columns(columnKinds())
    .filter((column) => isShown(column) || (props.all ?? rows).some((row) => !isAbsent(column.cell(row))));
  const sort = address.value.query[sortParameter];
  const places = new Map(rows.map((row, place) => [row, place]));
  const sortable = columns.filter(isSortable);
  const ordered = props.isSorted ? rows : sortByColumn(rows, sortable, sort);
  const onSort = (next: string) => changeQuery({ [sortParameter]: next, page: undefined });
  const visible = ordered.slice(0, shown + further);
  const hidden = ordered.length - visible.length;
  const { parts } = words();
  return (
    <>
      {title && <h3>{title}</h3>}
      <div class="table-frame">
        <table class="data-table">
          <caption class="unseen">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) =>
                headingOf(column, sort ?? initialSort, sortable.includes(column) ? onSort : undefined),
              )}
            </tr>
          </thead>
          <tbody>
            {visible.map((row) => {
              const detail = detailOf?.(row);
              return (
                <Fragment key={keyOf?.(row) ?? places.get(row)}>
                  <tr>
                    {columns.map((column) => (
                      <td key={column.id} class={classOf(column)} title={column.hint}>
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                  {detail && (
                    <tr class="table-detail">
                      <td colSpan={columns.length}>{detail}</td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
          {foot && <tfoot>{foot}</tfoot>}
        </table>
        {hidden > 0 && (
          <>
            <button type="button" onClick={showFurther}>
              {hidden > FURTHER_ROWS
                ? parts.showMore(whole(FURTHER_ROWS), ordered.length)
                : parts.showRows(ordered.length)}
            </button>
            <p class="print-only soft">{parts.firstOf(whole(visible.length), ordered.length)}</p>
          </>
        )}
      </div>
    </>
  );
}

const classOf = <Row,>({ isNumber, isWideOnly, isScreenOnly }: Column<Row>): string | undefined =>
  [isNumber && "number", isWideOnly && "wide-only", isScreenOnly && "no-print"].filter(Boolean).join(" ") || undefined;

/** The heading of a column; a click on it sorts, if it says what that does. */
function headingOf<Row>(column: Column<Row>, sort: Sort, onSort: ((sort: string) => void) | undefined) {
  const { id, title, unit, width, isNumber = false } = column;
  const direction = sort === id ? "ascending" : sort === `-${id}` ? "descending" : undefined;
  const label = (
    <>
      {title}
      {unit && <span class="unit"> {unit}</span>}
    </>
  );
  return (
    <th
      key={id}
      scope="col"
      class={classOf(column)}
      style={width === undefined ? undefined : { "--width": `${width}px` }}
      aria-sort={direction}
    >
      {onSort ? (
        <button type="button" class="sort" onClick={() => onSort(nextSort(sort, id, isNumber))}>
          {label}
          <span aria-hidden="true" class="arrow no-print">
            {direction === "ascending" ? "↑" : direction === "descending" ? "↓" : ""}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}
