import type { ClanHall } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { filterChoice, filterNumbers } from "../../address/filters.js";
import { ABSENT } from "../../format/numbers.js";
import { nameInWords, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import type { ColumnKinds } from "../../parts/columns.js";
import { TablePanel } from "../../parts/filled-panels.js";
import { ChoiceFilter, choicesOf, Filters } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { ItemLink } from "../../parts/record-link.js";
import { allRows } from "../../service/requests.js";
import { useAnswer, withOthers } from "../../service/use-answer.js";
import { ServedList, SKELETON_LINES } from "./list-view.js";

const doorKinds = ["door", "wall"] as const;

const untranslated = (name: string | undefined) =>
  name === undefined ? ABSENT : <span translate={false}>{name}</span>;

/** The column of what stands somewhere, with a link to its place on the map. */
const standing = <Row extends { name: string; x: number | null; y: number | null }>(
  column: ColumnKinds<Row>,
  title: string,
  nameOf: (row: Row) => string = ({ name }) => name,
) =>
  column.text("name", title, nameOf, {
    cell: (row) =>
      row.x === null ? (
        untranslated(nameOf(row))
      ) : (
        <a href={hrefOf("/map", { at: `${row.x},${row.y},6` })} translate={false}>
          {nameOf(row)}
        </a>
      ),
  });

/** The castles and clan halls, what stands in the world for good, and all doors. */
export function ResidencesPage() {
  const castles = useAnswer((client) => client.listCastles());
  const halls = useAnswer((client) => client.listClanHalls());
  const objects = useAnswer(allRows((client, page) => client.listStaticObjects(page)));
  const { columns, residences: texts, sections } = words();
  return (
    <>
      <PageHead name={sections.castles} />
      <Answered answer={withOthers(castles, halls, objects)} lines={SKELETON_LINES}>
        {({ data }) => (
          <>
            <TablePanel
              title={texts.castles}
              name="castle"
              rows={data}
              columns={(column) => [
                standing(column, texts.castle),
                column.any("circlet", texts.circlet, ({ circlet }) => <ItemLink item={circlet} />),
              ]}
            />
            <TablePanel
              title={texts.halls}
              name="hall"
              rows={halls.value?.data ?? []}
              columns={(column) => [
                standing(column, texts.hall),
                column.text("place", columns.place, ({ town }) => town, { cell: ({ town }) => untranslated(town) }),
                column.number("grade", columns.grade, ({ grade }) => grade, {
                  isWideOnly: true,
                  cell: ({ grade }) => grade ?? ABSENT,
                }),
                column.number("lease", texts.lease, ({ lease }) => lease, { unit: columns.adena }),
                column.number("bid", texts.bid, ({ minBid }) => minBid, { unit: columns.adena, isWideOnly: true }),
              ]}
            />
            <TablePanel
              title={texts.objects}
              name="object"
              rows={objects.value?.map((one) => ({ ...one, name: texts.objectKinds[one.kind] }))}
              columns={(column) => [standing(column, columns.kind), column.place(({ region }) => ({ region }))]}
            />
            <Doors castles={data} halls={halls.value?.data ?? []} />
          </>
        )}
      </Answered>
    </>
  );
}

interface DoorsProps {
  readonly castles: Parameters<typeof choicesOf>[0];
  readonly halls: readonly ClanHall[];
}

/** The name of a clan hall with its town: several towns have an Onyx Hall. */
const withTown = ({ id, name, town }: ClanHall) => ({ id, name: town === undefined ? name : `${name}, ${town}` });

function Doors({ castles, halls }: DoorsProps) {
  const { columns, npc, residences: texts } = words();
  const asked = { kind: filterChoice("kind", doorKinds), ...filterNumbers("castle", "clanHall") };
  return (
    <Panel title={texts.doors}>
      <Filters>
        <ChoiceFilter name="castle" label={texts.castle} choices={choicesOf(castles)} />
        <ChoiceFilter name="clanHall" label={texts.hall} choices={choicesOf(halls.map(withTown))} />
        <ChoiceFilter name="kind" label={columns.kind} choices={doorKinds.map((kind) => [kind, texts.kinds[kind]])} />
      </Filters>
      <ServedList
        name="doors"
        list={(client, page) => client.listDoors({ ...asked, ...page })}
        columns={(column) => [
          standing(column, texts.door, ({ name }) => nameInWords(name)),
          column.any("place", columns.place, ({ castle, clanHall, region }) =>
            untranslated((castle ?? clanHall ?? region)?.name),
          ),
          column.text("kind", columns.kind, ({ kind }) => texts.kinds[kind], { isWideOnly: true }),
          column.number("hp", npc.fields.hp, ({ hp }) => hp),
          column.number("pDef", termOf("stat", "pDef").word, ({ pDef }) => pDef),
          column.number("mDef", termOf("stat", "mDef").word, ({ mDef }) => mDef),
          column.text(
            "opened",
            texts.openedBy,
            ({ openedBy }) => openedBy?.map((one) => texts.openers[one]).join(", "),
            {
              isWideOnly: true,
            },
          ),
        ]}
      />
    </Panel>
  );
}
