import type { Changes, ChangeType } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { address, hrefOf } from "../../address/address.js";
import { whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Answered, Asked, Empty } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { ChoiceFilter, Filters } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Pager, pageQuery } from "../../parts/pager.js";
import { Panel } from "../../parts/panel.js";
import { folderOf, pathOf, recordKinds } from "../../parts/record-kinds.js";
import { currentChronicle, otherChronicles } from "../../service/requests.js";
import { useAnswer, withOthers } from "../../service/use-answer.js";
import { ChangeTable } from "./change-table.js";

const lists = ["added", "changed", "reused", "removed"] as const;
type List = (typeof lists)[number];

/** What differs between the current chronicle and another one of the service. */
export function ChangesPage() {
  const others = otherChronicles();
  const other = others.find((name) => name === address.value.query["from"]) ?? others[0];
  const { changes, frame, sections } = words();
  return (
    <>
      <PageHead name={sections.changes} note={other && changes.between(currentChronicle(), other)} />
      {other === undefined && <Empty>{changes.oneChronicle}</Empty>}
      {others.length > 1 && (
        <Filters>
          <ChoiceFilter name="from" label={frame.chronicle} choices={others.map((name) => [name, name])} />
        </Filters>
      )}
      {other !== undefined && <Comparison other={other} />}
    </>
  );
}

/** Returns the name of the table of a kind of record: `armorSets` for `armor-sets`. */
const tableOf = (type: ChangeType) => type.replaceAll(/-[a-z]/g, (end) => end.slice(1).toUpperCase());

function Comparison({ other }: { readonly other: string }) {
  const { query } = address.value;
  const answer = useAnswer((client) => client.getChanges({ from: other, limit: 1 }));
  const own = useAnswer((client) => client.getDataset(), "frame");
  const others = useAnswer((client) => client.getDataset(), "frame", other);
  const list = lists.find((name) => name === query["list"]) ?? "changed";
  return (
    <Answered answer={withOthers(answer, own, others)} lines={16}>
      {({ counts: all }) => {
        // What one of the data sets has nothing of is not compared.
        const isInBoth = ({ type }: Changes["counts"][number]) =>
          [own, others].every(({ value }) => value?.tables[tableOf(type)]?.rows !== 0);
        const counts = all.filter(isInBoth);
        const left = all.filter((count) => !isInBoth(count));
        const chosen = counts.find((count) => count.type === query["type"]) ?? counts[0];
        const { notInBoth, types } = words().changes;
        return (
          <>
            <Counts counts={counts} type={chosen?.type} list={list} />
            {left.length > 0 && <p class="soft">{notInBoth(left.map(({ type }) => types[type]).join(", "))}</p>}
            {chosen && <Records other={other} type={chosen.type} list={list} total={chosen[list]} />}
          </>
        );
      }}
    </Answered>
  );
}

interface CountsProps extends Pick<Changes, "counts"> {
  /** The kind of record and the list that are shown below. */
  readonly type: ChangeType | undefined;
  readonly list: List;
}

function Counts({ counts, type, list }: CountsProps) {
  const { changes: texts, columns } = words();
  const linkOf = (count: CountsProps["counts"][number], name: List) => (
    <a
      href={hrefOf("/changes", { from: address.value.query["from"], type: count.type, list: name })}
      aria-current={count.type === type && name === list ? "true" : undefined}
    >
      {whole(count[name])}
    </a>
  );
  return (
    <div class="change-counts">
      <DataTable
        caption={texts.byKind}
        rows={counts}
        columns={(column) => [
          column.any("kind", columns.kind, (count) => texts.types[count.type]),
          ...lists.map((name) =>
            column.any(name, texts.lists[name], (count) => (count[name] === 0 ? "0" : linkOf(count, name)), {
              isNumber: true,
            }),
          ),
        ]}
        shown={counts.length}
      />
    </div>
  );
}

function Records({ other, type, list, total }: { other: string; type: ChangeType; list: List; total: number }) {
  const texts = words().changes;
  const kindName = texts.types[type];
  return (
    <Panel title={`${kindName}: ${texts.lists[list].toLowerCase()}`} note={whole(total)}>
      <Asked ask={(client) => client.getChanges({ from: other, type, ...pageQuery() })} lines={20}>
        {(changes) => (
          <>
            {list === "changed" ? (
              <ChangeTable
                records={changes.changed}
                other={other}
                nameOf={(id) =>
                  linkTo(type, id, changes.changed.find((record) => record.id === id)?.name ?? `${kindName} ${id}`)
                }
              />
            ) : (
              <ul class="links">
                {plainRows(changes, list).map(({ id, name }) => (
                  <li key={id}>{linkTo(type, id, name ?? `${kindName} ${id}`, list !== "removed")}</li>
                ))}
              </ul>
            )}
            <Pager total={total} />
          </>
        )}
      </Asked>
    </Panel>
  );
}

function plainRows(changes: Changes, list: Exclude<List, "changed">): readonly { id: number; name: string | null }[] {
  if (list !== "reused") return changes[list];
  return changes.reused.map(({ id, names: [before = "", after = ""] }) => ({
    id,
    name: words().changes.otherName(after, before),
  }));
}

/** Links a text to a record, if the current chronicle has it. */
function linkTo(type: ChangeType, id: number, text: string, isThere = true): ComponentChildren {
  const kind = recordKinds.find((one) => folderOf(one) === type);
  return kind === undefined || !isThere ? <span>{text}</span> : <a href={hrefOf(pathOf(kind, id))}>{text}</a>;
}
