import type { Client, Page, PageQuery } from "@gamedata/client";
import type { ComponentChildren, RenderableProps, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { address, changeQuery } from "../../address/address.js";
import { filterChoice, filterNumber, filterText } from "../../address/filters.js";
import { CsvButton } from "../../csv/csv-button.js";
import { type Dictionary, words } from "../../languages/words.js";
import { Answered, Empty, Skeleton } from "../../parts/answered.js";
import { type Columns, columnKinds } from "../../parts/columns.js";
import { DataTable, sortByColumn, sortRows } from "../../parts/data-table.js";
import { Filters, setFilter, TextFilter } from "../../parts/filters.js";
import { Nearest } from "../../parts/nearest.js";
import { PageHead } from "../../parts/page-head.js";
import { currentPage, PAGE_ROWS, Pager, pageQuery } from "../../parts/pager.js";
import { folderOf, recordKinds } from "../../parts/record-kinds.js";
import { allRows, request } from "../../service/requests.js";
import { type Answer, useAnswer } from "../../service/use-answer.js";
import { settingNames } from "../../settings/setting-names.js";

export type ListName = keyof Dictionary["lists"]["titles"];

/** As many lines as fill the screen, so that nothing below the list is seen before its rows are there. */
export const SKELETON_LINES = 60;

/** The head of a page with a list: its title, and its filters besides the one by name. */
export const ListHead = ({ name, note, children }: RenderableProps<{ name: ListName; note?: VNode }>) => (
  <>
    <PageHead name={words().lists.titles[name]} note={note} />
    <Filters>
      <TextFilter name="q" label={words().columns.name} />
      {children}
    </Filters>
  </>
);

interface ListProps<Row> {
  readonly name: ListName;
  readonly columns: Columns<Row>;
  /** The sort of a list whose address names none, if a column shows it. */
  readonly initialSort?: string | undefined;
  /** What stands below a row; nothing for most. */
  readonly detailOf?: (row: Row) => ComponentChildren;
  /** The columns that rows can be sorted by, where these are not all. */
  readonly sorts?: readonly string[];
}

/** The parameters of a list that narrow nothing. */
const neutral: ReadonlySet<string> = new Set(["chronicle", "language", "sort", "page", ...settingNames]);

/** Returns whether the address narrows a list. */
const isFiltered = () => Object.keys(address.value.query).some((name) => !neutral.has(name));

/** Asks for the rows that a filter leaves out without a value in the address. */
export const WiderButton = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <button type="button" onClick={() => setFilter(name, "any")}>
    {label}: {words().parts.all}
  </button>
);

interface NothingProps extends Pick<ListProps<never>, "name"> {
  /** What is shown below a list without rows, such as a way to more of them; not empty where more than the address narrows the list. */
  readonly wider?: ComponentChildren | undefined;
}

/** No rows, and the records with a name like the one that was looked for; the lists of some NPCs have no folder of their own. */
function NothingFound({ name, wider }: NothingProps) {
  const { lists } = words();
  const nouns = lists.nouns[name];
  const text = filterText("q");
  if (!isFiltered() && !wider) return <Empty>{lists.hasNone(nouns)}</Empty>;
  return (
    <>
      <Empty>{text === undefined ? lists.noMatch(nouns) : lists.noMatchOf(nouns, text)}</Empty>
      {wider}
      {text !== undefined && (
        <Nearest text={text} types={[recordKinds.find((kind) => folderOf(kind) === name) ?? "npc"]} />
      )}
    </>
  );
}

/** An empty page: of a list that has fewer pages, the last one is opened. */
function NoRows({ total, ...nothing }: NothingProps & { readonly total: number }) {
  const last = Math.ceil(total / PAGE_ROWS);
  useEffect(() => {
    if (last > 0) changeQuery({ page: last === 1 ? undefined : String(last) });
  }, [last]);
  return last > 0 ? <Skeleton lines={30} /> : <NothingFound {...nothing} />;
}

interface RowsProps<Row> extends ListProps<Row> {
  readonly rows: readonly Row[];
  readonly all?: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly csv: () => Promise<readonly object[]>;
}

/** A page of a list, with the ways to the others. */
const Rows = <Row extends object>({ name, total, page, csv, ...table }: RowsProps<Row>) => (
  <>
    <DataTable caption={words().lists.titles[name]} isSorted shown={PAGE_ROWS} {...table} />
    <Pager total={total} page={page} />
    {total <= PAGE_ROWS && <p class="soft">{words().lists.rows(total)}</p>}
    <CsvButton list={name} rows={csv} />
  </>
);

/** Tells those who cannot see it how many rows a filter has left; nothing while they are asked for. */
const RowCount = ({ total }: { readonly total: number | undefined }) => (
  <p class="unseen" role="status">
    {total !== undefined && words().lists.rows(total)}
  </p>
);

interface ServedRowsProps<Row> extends ListProps<Row>, NothingProps {
  readonly answer: Answer<Page<Row>>;
  /** Lists the rows of a page. */
  readonly list: (client: Client, page: PageQuery) => Promise<Page<Row>>;
}

/** The rows of a list that the service divides into pages, where the page knows the answer too. */
export function ServedRows<Row extends object>({ answer, list, wider, sorts = [], ...table }: ServedRowsProps<Row>) {
  const csv = async () => (await request(allRows(list), new AbortController().signal)).value;
  return (
    <>
      <RowCount total={answer.isLoading ? undefined : answer.value?.meta.total} />
      <Answered answer={answer} lines={SKELETON_LINES}>
        {({ data, meta: { total } }) =>
          data.length === 0 ? (
            <NoRows name={table.name} wider={wider} total={total} />
          ) : (
            <Rows {...table} sorts={sorts} rows={data} total={total} page={currentPage()} csv={csv} />
          )
        }
      </Answered>
    </>
  );
}

interface ServedListProps<Row, Sort extends string> extends Omit<ServedRowsProps<Row>, "answer" | "list"> {
  /** What the service can sort the list by: the ids of columns. */
  readonly sorts?: readonly Sort[];
  readonly initialSort?: Sort | undefined;
  /** Lists the rows of a page, in the order of the address. */
  readonly list: (client: Client, page: PageQuery & { sort?: Sort | `-${Sort}` }) => Promise<Page<Row>>;
}

/** A list that the service filters, sorts and divides into pages. */
export function ServedList<Row extends object, Sort extends string = never>(props: ServedListProps<Row, Sort>) {
  const { sorts = [], initialSort } = props;
  const sort =
    filterChoice(
      "sort",
      sorts.flatMap((name) => [name, `-${name}`] as const),
    ) ?? initialSort;
  const list = (client: Client, page: PageQuery) => props.list(client, { ...page, ...(sort && { sort }) });
  return <ServedRows {...props} list={list} answer={useAnswer((client) => list(client, pageQuery()))} />;
}

interface WholeListProps<Row> extends ListProps<Row> {
  readonly answer: Answer<Page<Row>>;
  readonly matches: (row: Row) => boolean;
}

/** A list that the service gives whole, and that is filtered and sorted here. */
export function WholeList<Row extends object>({ answer, matches, ...table }: WholeListProps<Row>) {
  const rows = answer.value?.data.filter(matches);
  return (
    <>
      <RowCount total={rows?.length} />
      <Answered answer={{ ...answer, value: rows }} lines={SKELETON_LINES}>
        {(rows) => {
          if (rows.length === 0) return <NothingFound name={table.name} />;
          const ordered = sortByColumn(rows, table.columns(columnKinds()), address.value.query["sort"]);
          const page = Math.min(currentPage(), Math.ceil(rows.length / PAGE_ROWS));
          const start = (page - 1) * PAGE_ROWS;
          const shown = ordered.slice(start, start + PAGE_ROWS);
          return (
            <Rows
              {...table}
              rows={shown}
              all={answer.value?.data ?? []}
              total={rows.length}
              page={page}
              csv={async () => ordered}
            />
          );
        }}
      </Answered>
    </>
  );
}

/** Orders a list by level; with the filter `level`, what begins nearest below it comes first. */
export function byLevel<Row>(answer: Answer<Page<Row>>, levelOf: (row: Row) => number | null): Answer<Page<Row>> {
  const { value } = answer;
  const isNearestFirst = filterNumber("level") !== undefined;
  const read = (row: Row) => levelOf(row) ?? (isNearestFirst ? 0 : undefined);
  return { ...answer, value: value && { ...value, data: sortRows(value.data, read, isNearestFirst) } };
}
