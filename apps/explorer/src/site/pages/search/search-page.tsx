import type { SearchHit } from "@gamedata/client";
import { searchText } from "@gamedata/rules";
import { hrefOf } from "../../address/address.js";
import { filterChoice, filterText } from "../../address/filters.js";
import { chronicles } from "../../address/site.js";
import { words } from "../../languages/words.js";
import { Asked, Empty } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, TextFilter } from "../../parts/filters.js";
import { grouped } from "../../parts/grouped.js";
import { PageHead } from "../../parts/page-head.js";
import { Pager, pageQuery } from "../../parts/pager.js";
import { pathOf, recordKinds } from "../../parts/record-kinds.js";
import { LinkOf } from "../../parts/record-link.js";
import { FilterLinks } from "../../search/filter-links.js";
import { otherChronicles } from "../../service/requests.js";
import { useAnswer } from "../../service/use-answer.js";
import { ComparedLink, compareColumn } from "../compare/compare-choice.js";
import type { ComparedKind } from "../compare/compared.js";

type Type = SearchHit["type"];

const comparedAs: Readonly<Partial<Record<Type, ComparedKind>>> = { item: "items", "armor-set": "sets" };

export function SearchPage() {
  const text = filterText("q");
  const { columns, records, search } = words();
  return (
    <>
      <PageHead name={search.title} />
      <Filters>
        <TextFilter name="q" label={search.nameOrId} />
        <ChoiceFilter
          name="type"
          label={columns.kind}
          choices={recordKinds.map((type) => [type, records.kinds[type]])}
        />
      </Filters>
      {text === undefined ? <Empty>{search.hint}</Empty> : <Results text={text} />}
    </>
  );
}

function Results({ text }: { readonly text: string }) {
  const type = filterChoice("type", recordKinds);
  const { columns, records, search } = words();
  return (
    <Asked ask={(client) => client.search({ q: text, ...(type && { types: [type] }), ...pageQuery() })} lines={20}>
      {({ data, meta }) => (
        <>
          <FilterLinks text={text} />
          <p class="soft" role="status">
            {search.total(meta.total)}
          </p>
          {!data.some(({ name }) => searchText(name).includes(searchText(text))) &&
            otherChronicles().map((other) => <NamedElsewhere key={other} text={text} chronicle={other} />)}
          {meta.total === 0 ? (
            <Empty>{search.nothing(text)}</Empty>
          ) : (
            <>
              <ComparedLink kind="items" />
              <ComparedLink kind="sets" />
              <DataTable
                caption={search.results}
                rows={data}
                sorts={[]}
                columns={(column) => [
                  column.any("name", columns.name, (result) => (
                    <LinkOf kind={result.type} record={{ iconFile: null, ...result }} />
                  )),
                  column.any("kind", columns.kind, ({ type: kind }) => records.kinds[kind]),
                  column.level(({ level }) => level),
                  column.any("id", search.id, ({ id }) => id, { isNumber: true, isWideOnly: true }),
                  compareColumn(({ type: kind, id, name }) => ({ kind: comparedAs[kind], id, name })),
                ]}
              />
            </>
          )}
          <Pager total={meta.total} />
        </>
      )}
    </Asked>
  );
}

const MOST_ELSEWHERE = 3;

/** The records of another chronicle whose names have a text. */
export function NamedElsewhere({ text, chronicle }: { readonly text: string; readonly chronicle: string }) {
  const { value } = useAnswer((client) => client.search({ q: text, limit: MOST_ELSEWHERE }), "frame", chronicle);
  const found = value?.data.filter(({ name }) => searchText(name).includes(searchText(text))) ?? [];
  if (found.length === 0) return null;
  // Of several with the same name, one.
  const named = [...grouped(found, ({ name }) => name).values()].flatMap((same) => same.slice(0, 1));
  const query = { chronicle: chronicle === chronicles[0] ? undefined : chronicle };
  return (
    <p class="link-row">
      {named.map(({ type, id, name }) => (
        <a key={`${type} ${id}`} href={hrefOf(pathOf(type, id), query, name)}>
          {words().states.recordIn(name, chronicle)}
        </a>
      ))}
    </p>
  );
}
