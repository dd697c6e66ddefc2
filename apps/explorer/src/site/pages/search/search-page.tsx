import type { SearchResult } from "@gamedata/client";
import { counted, whole } from "../../format/numbers.js";
import { recordKinds } from "../../format/words.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Pager } from "../../parts/pager.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { currentPage, filterChoice, filterText, PAGE_ROWS, pageQuery } from "../lists/list-view.js";

type Type = SearchResult["type"];

/** The kinds that a search can be limited to. */
const types: readonly Type[] = recordKinds;

const columns: readonly Column<SearchResult>[] = [
  {
    id: "name",
    title: "Name",
    cell: ({ type, id, name, iconFile }) => <RecordLink kind={type} id={id} name={name} icon={iconFile ?? null} />,
  },
  { id: "kind", title: "Kind", cell: ({ type }) => words().records.kinds[type] },
  { id: "level", title: "Level", isNumber: true, cell: ({ level }) => (level === undefined ? "" : whole(level)) },
  { id: "id", title: "Id", isNumber: true, isWideOnly: true, cell: ({ id }) => id },
];

/** All results of a search, a page at a time. */
export function SearchPage() {
  const text = filterText("q");
  return (
    <>
      <PageHead name="Search" />
      <Filters>
        <TextFilter name="q" label="Name or id" />
        <ChoiceFilter name="type" label="Kind" choices={types.map((type) => [type, words().records.kinds[type]])} />
      </Filters>
      {text === undefined ? (
        <Empty>A part of a name, its words in any order, or an id.</Empty>
      ) : (
        <Results text={text} />
      )}
    </>
  );
}

function Results({ text }: { readonly text: string }) {
  const type = filterChoice("type", types);
  const answer = useAnswer((client) => client.search({ q: text, ...(type && { types: [type] }), ...pageQuery() }));
  return (
    <Answered answer={answer} lines={20}>
      {({ data, meta }) => (
        <>
          <p class="soft" role="status">
            {counted(meta.total, "result")}
          </p>
          {meta.total === 0 ? (
            <Empty>Nothing has the name or id “{text}”, or a name like it.</Empty>
          ) : (
            <DataTable
              caption="Results"
              columns={columns}
              rows={data}
              keyOf={({ type: kind, id }) => `${kind} ${id}`}
              isSorted
            />
          )}
          <Pager total={meta.total} rows={PAGE_ROWS} page={currentPage()} />
        </>
      )}
    </Answered>
  );
}
