import { type ComponentChildren, Fragment } from "preact";
import { useState } from "preact/hooks";
import { address, changeQuery } from "../address/address.js";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import "./data-table.css";

/** A column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly title: ComponentChildren;
  /** The unit of the numbers, shown in the heading. */
  readonly unit?: string | undefined;
  readonly isNumber?: boolean;
  /** The least width in pixels, for columns of several tables that stand below each other. */
  readonly width?: number;
  /** Left out on a narrow screen. */
  readonly isWideOnly?: boolean;
  /** Left out on paper. */
  readonly isScreenOnly?: boolean;
  /** What the rows can be sorted by; a column without it cannot be sorted by. */
  readonly sortBy?: ((row: Row) => Key) | undefined;
  readonly cell: (row: Row) => ComponentChildren;
}

/** The sort of a table: the id of a column, after `-` if descending. */
export type Sort = string | undefined;

interface DataTableProps<Row> {
  /** What the table is. */
  readonly caption: string;
  /** Whether that stands above the table; otherwise it is for screen readers. */
  readonly isTitled?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** The parameter of the URL with the sort; a page with several tables has several. */
  readonly sortParameter?: string;
  /** The rows that are shown at first. */
  readonly shown?: number;
  /** Set if the service sorts, so that the rows are in order already. */
  readonly isSorted?: boolean;
  /** The sort of the rows as they come. */
  readonly initialSort?: string;
  /** What stands below a row, across all columns; nothing for most. */
  readonly detailOf?: (row: Row) => ComponentChildren;
  readonly foot?: ComponentChildren;
}

/** The rows that a click adds: more at once would block the page for seconds on a slow phone. */
const FURTHER_ROWS = 200;

type Key = number | string | null | undefined;

/** Orders rows by a key; absent ones come last in both directions. */
export function sortRows<Row>(rows: readonly Row[], keyOf: (row: Row) => Key, isDescending: boolean): readonly Row[] {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a) ?? undefined, keyOf(b) ?? undefined];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    if (one === other) return 0;
    return (one < other ? -1 : 1) * direction;
  });
}

/** Returns the sort after a click on a heading: numbers begin with the highest. */
function nextSort(sort: Sort, id: string, isNumber: boolean): string {
  const [first, second] = isNumber ? [`-${id}`, id] : [id, `-${id}`];
  return sort === first ? second : first;
}

/** A table of rows that can be sorted by its headings; the sort is in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    isTitled = false,
    columns,
    rows,
    keyOf,
    sortParameter = "sort",
    shown = 25,
    isSorted = false,
    initialSort,
    detailOf,
    foot,
  } = props;
  const [further, setFurther] = useState(0);
  const sort = address.value.query[sortParameter];
  const isDescending = sort?.startsWith("-") === true;
  const sortKey = columns.find(({ id }) => id === sort?.replace(/^-/, ""))?.sortBy;
  const ordered = isSorted || sortKey === undefined ? rows : sortRows(rows, sortKey, isDescending);
  const visible = ordered.slice(0, shown + further);
  const hidden = ordered.length - visible.length;
  const current = sort ?? initialSort;
  const { parts } = words();
  return (
    <>
      {isTitled && <h3>{caption}</h3>}
      <div class="table-frame">
        <table class="data-table">
          <caption class="unseen">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Heading
                  key={column.id}
                  column={column}
                  sort={current}
                  onSort={(next) => changeQuery({ [sortParameter]: next, page: undefined })}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map((row) => {
              const detail = detailOf?.(row);
              return (
                <Fragment key={keyOf(row)}>
                  <tr>
                    {columns.map((column) => (
                      <td key={column.id} class={classOf(column)}>
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
            <button type="button" onClick={() => setFurther((before) => before + FURTHER_ROWS)}>
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

function classOf<Row>({ isNumber, isWideOnly, isScreenOnly }: Column<Row>): string | undefined {
  const names = [isNumber && "number", isWideOnly && "wide-only", isScreenOnly && "no-print"].filter(Boolean);
  return names.length === 0 ? undefined : names.join(" ");
}

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort;
  readonly onSort: (sort: string) => void;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { id, title, unit, width, isNumber = false, sortBy } = column;
  const direction = sort === id ? "ascending" : sort === `-${id}` ? "descending" : undefined;
  const label = (
    <>
      {title}
      {unit && <span class="unit"> {unit}</span>}
    </>
  );
  return (
    <th
      scope="col"
      class={classOf(column)}
      style={width === undefined ? undefined : { "--width": `${width}px` }}
      aria-sort={direction}
    >
      {sortBy === undefined ? (
        label
      ) : (
        <button type="button" class="sort" onClick={() => onSort(nextSort(sort, id, isNumber))}>
          {label}
          <span aria-hidden="true" class="arrow">
            {direction === "ascending" ? "↑" : direction === "descending" ? "↓" : ""}
          </span>
        </button>
      )}
    </th>
  );
}
