import type { CastleSummary, ClanHall, Door } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { filterChoice, filterNumber } from "../../address/filters.js";
import { ABSENT } from "../../format/numbers.js";
import { nameInWords, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { numberColumn, textColumn, UNSORTED } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { ChoiceFilter, Filters } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { ItemLink } from "../../parts/record-link.js";
import { useAnswer, withOther } from "../../service/use-answer.js";
import { ServedList, SKELETON_LINES } from "./list-view.js";

const doorKinds = ["door", "wall"] as const;

interface Standing {
  readonly name: string;
  readonly x: number | null;
  readonly y: number | null;
}

const untranslated = (name: string | undefined) =>
  name === undefined ? ABSENT : <span translate={false}>{name}</span>;

/** The column of what stands somewhere, with a link to its place on the map. */
const standingColumn = <Row extends Standing>(
  title: string,
  nameOf: (row: Row) => string = ({ name }) => name,
): Column<Row> =>
  textColumn<Row>("name", title, nameOf, {
    cell: (row) =>
      row.x === null ? (
        untranslated(nameOf(row))
      ) : (
        <a href={hrefOf("/map", { at: `${row.x},${row.y},6` })} translate={false}>
          {nameOf(row)}
        </a>
      ),
  });

/** A column of places. */
const placeColumn = <Row,>(placeOf: (row: Row) => string | undefined, changes: Partial<Column<Row>> = {}) =>
  textColumn<Row>("place", words().columns.place, placeOf, { cell: (row) => untranslated(placeOf(row)), ...changes });

function castleColumns(): readonly Column<CastleSummary>[] {
  const { residences: texts } = words();
  return [
    standingColumn(texts.castle),
    { id: "circlet", title: texts.circlet, cell: ({ circlet }) => <ItemLink item={circlet} /> },
  ];
}

function hallColumns(): readonly Column<ClanHall>[] {
  const { columns, residences: texts } = words();
  return [
    standingColumn(texts.hall),
    placeColumn(({ town }) => town),
    numberColumn("grade", columns.grade, ({ grade }) => grade, {
      isWideOnly: true,
      cell: ({ grade }) => grade ?? ABSENT,
    }),
    numberColumn("lease", texts.lease, ({ lease }) => lease, { unit: columns.adena }),
    numberColumn("bid", texts.bid, ({ minBid }) => minBid, { unit: columns.adena, isWideOnly: true }),
  ];
}

function doorColumns(): readonly Column<Door>[] {
  const { columns, npc, residences: texts } = words();
  const numbers = [
    ["hp", npc.fields.hp],
    ["pDef", termOf("stat", "pDef").word],
    ["mDef", termOf("stat", "mDef").word],
  ] as const;
  return [
    standingColumn<Door>(texts.door, ({ name }) => nameInWords(name)),
    placeColumn(({ castle, clanHall, region }) => (castle ?? clanHall ?? region)?.name, UNSORTED),
    textColumn("kind", columns.kind, ({ kind }) => texts.kinds[kind], { ...UNSORTED, isWideOnly: true }),
    ...numbers.map(([name, title]) => numberColumn<Door>(name, title, (door) => door[name], UNSORTED)),
    textColumn("opened", texts.openedBy, ({ openedBy }) => openedBy?.map((one) => texts.openers[one]).join(", "), {
      ...UNSORTED,
      isWideOnly: true,
    }),
  ];
}

const choicesOf = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  rows.map(({ id, name }) => [String(id), name] as const);

/** The castles and clan halls, and their doors and all others. */
export function ResidencesPage() {
  const castles = useAnswer((client) => client.listCastles());
  const halls = useAnswer((client) => client.listClanHalls());
  const { columns, residences: texts, sections } = words();
  const asked = {
    kind: filterChoice("kind", doorKinds),
    castle: filterNumber("castle"),
    clanHall: filterNumber("clanHall"),
  };
  return (
    <>
      <PageHead name={sections.castles} />
      <Answered answer={withOther(castles, halls)} lines={SKELETON_LINES}>
        {({ data }) => (
          <>
            {data.length > 0 && (
              <Panel title={texts.castles}>
                <DataTable
                  caption={texts.castles}
                  columns={castleColumns()}
                  rows={data}
                  keyOf={({ id }) => id}
                  sortParameter="castleSort"
                />
              </Panel>
            )}
            {halls.value !== undefined && halls.value.data.length > 0 && (
              <Panel title={texts.halls}>
                <DataTable
                  caption={texts.halls}
                  columns={hallColumns()}
                  rows={halls.value.data}
                  keyOf={({ id }) => id}
                  sortParameter="hallSort"
                />
              </Panel>
            )}
            <Panel title={texts.doors}>
              <Filters>
                <ChoiceFilter name="castle" label={texts.castle} choices={choicesOf(data)} />
                <ChoiceFilter name="clanHall" label={texts.hall} choices={choicesOf(halls.value?.data ?? [])} />
                <ChoiceFilter
                  name="kind"
                  label={columns.kind}
                  choices={doorKinds.map((kind) => [kind, texts.kinds[kind]])}
                />
              </Filters>
              <ServedList
                name="doors"
                types={["location", "region"]}
                list={(client, page) => client.listDoors({ ...asked, ...page })}
                columns={doorColumns()}
                keyOf={({ id }) => id}
              />
            </Panel>
          </>
        )}
      </Answered>
    </>
  );
}
