import type { Changes, ChangeType } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { address, hrefOf } from "../../address/address.js";
import { whole } from "../../format/numbers.js";
import { pathOf, type RecordKind } from "../../format/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { ChoiceFilter, Filters } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Pager } from "../../parts/pager.js";
import { Panel } from "../../parts/panel.js";
import { currentChronicle } from "../../service/requests.js";
import { useAnswer } from "../../service/use-answer.js";
import { currentPage, PAGE_ROWS, pageQuery } from "../lists/list-view.js";
import { ChangeTable } from "./change-table.js";
import { otherChronicles } from "./other-chronicles.js";

const lists = ["added", "changed", "reused", "removed"] as const;
type List = (typeof lists)[number];

const listTitles: Readonly<Record<List, string>> = {
  added: "Only here",
  changed: "Different",
  reused: "Other name",
  removed: "Only there",
};

interface Kind {
  readonly name: string;
  /** Missing for records without pages. */
  readonly kind?: RecordKind;
}

const types: Readonly<Record<ChangeType, Kind>> = {
  items: { name: "Items", kind: "item" },
  npcs: { name: "NPCs", kind: "npc" },
  skills: { name: "Skills", kind: "skill" },
  quests: { name: "Quests", kind: "quest" },
  classes: { name: "Classes", kind: "class" },
  recipes: { name: "Recipes", kind: "recipe" },
  "armor-sets": { name: "Armor sets", kind: "armor-set" },
  exchanges: { name: "Exchanges" },
  hennas: { name: "Symbols", kind: "henna" },
  seeds: { name: "Seeds" },
  "soul-crystals": { name: "Soul crystals" },
  experience: { name: "Levels" },
  locations: { name: "Places", kind: "location" },
  regions: { name: "Regions", kind: "region" },
};

/** What differs between the current chronicle and another one of the service. */
export function ChangesPage() {
  const others = otherChronicles();
  const other = others.find((name) => name === address.value.query["from"]) ?? others[0];
  return (
    <>
      <PageHead name="Changes" note={other && `What is different in ${currentChronicle()} and ${other}`} />
      {other === undefined && <Empty>There is one chronicle here.</Empty>}
      {others.length > 1 && (
        <Filters>
          <ChoiceFilter name="from" label="Chronicle" choices={others.map((name) => [name, name])} />
        </Filters>
      )}
      {other !== undefined && <Comparison other={other} />}
    </>
  );
}

function Comparison({ other }: { readonly other: string }) {
  const { query } = address.value;
  const list = lists.find((name) => name === query["list"]) ?? "changed";
  const answer = useAnswer((client) => client.getChanges({ from: other, limit: 1 }));
  return (
    <Answered answer={answer} lines={16}>
      {({ counts }) => {
        const chosen = counts.find((count) => count.type === query["type"]) ?? counts[0];
        return (
          <>
            <Counts counts={counts} type={chosen?.type} list={list} />
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
  return (
    <div class="table-frame">
      <table class="data-table change-counts">
        <caption class="unseen">Differences by kind</caption>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            {lists.map((name) => (
              <th key={name} scope="col" class="number">
                {listTitles[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count.type}>
              <td>{types[count.type].name}</td>
              {lists.map((name) => (
                <td key={name} class="number">
                  {count[name] === 0 ? (
                    "0"
                  ) : (
                    <a
                      href={hrefOf("/changes", { from: address.value.query["from"], type: count.type, list: name })}
                      aria-current={count.type === type && name === list ? "true" : undefined}
                    >
                      {whole(count[name])}
                    </a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RecordsProps {
  readonly other: string;
  readonly type: ChangeType;
  readonly list: List;
  readonly total: number;
}

function Records({ other, type, list, total }: RecordsProps) {
  const answer = useAnswer((client) => client.getChanges({ from: other, type, ...pageQuery() }));
  const { name: kindName } = types[type];
  return (
    <Panel title={`${kindName}: ${listTitles[list].toLowerCase()}`} note={whole(total)}>
      <Answered answer={answer} lines={20}>
        {(changes) => (
          <>
            {list === "changed" ? (
              <ChangeTable
                records={changes.changed}
                other={other}
                nameOf={(id) => (
                  <Linked type={type} id={id}>
                    {changes.changed.find((record) => record.id === id)?.name ?? `${kindName} ${id}`}
                  </Linked>
                )}
              />
            ) : (
              <ul class="links">
                {plainRows(changes, list).map(({ id, name }) => (
                  <li key={id}>
                    <Linked type={type} id={id} isThere={list !== "removed"}>
                      {name ?? `${kindName} ${id}`}
                    </Linked>
                  </li>
                ))}
              </ul>
            )}
            <Pager total={total} rows={PAGE_ROWS} page={currentPage()} />
          </>
        )}
      </Answered>
    </Panel>
  );
}

function plainRows(changes: Changes, list: Exclude<List, "changed">): readonly { id: number; name: string | null }[] {
  if (list !== "reused") return changes[list];
  return changes.reused.map(({ id, names: [before, after] }) => ({ id, name: `${after} (there ${before})` }));
}

interface LinkedProps {
  readonly type: ChangeType;
  readonly id: number;
  /** Whether the current chronicle has the record. */
  readonly isThere?: boolean;
  readonly children: ComponentChildren;
}

function Linked({ type, id, isThere = true, children }: LinkedProps) {
  const { kind } = types[type];
  if (kind === undefined || !isThere) return <span>{children}</span>;
  return <a href={hrefOf(pathOf(kind, id))}>{children}</a>;
}
