import type { FarmingSpot } from "@gamedata/client";
import { address, changeQuery, hrefOf } from "../../address/address.js";
import { ABSENT, duration, estimate } from "../../format/numbers.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { levelColumn, linkColumn, numberColumn, UNSORTED, writtenColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Select } from "../../parts/fields.js";
import { Pager } from "../../parts/pager.js";
import { Panel } from "../../parts/panel.js";
import { PlaceLink } from "../../parts/place-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { LootStrip, settingsInWords } from "../../settings/settings-strip.js";
import { SpawnsMap } from "../../small-map/spawns-map.js";

/** The rows of a page: the default of the service, so that a static copy has the first page as a file. */
const PAGE_ROWS = 50;

const columnsOf = ({ columns: titles, item: { farming: texts } }: Dictionary): readonly Column<FarmingSpot>[] => [
  linkColumn("npc", titles.npc, ({ npc }) => npc, UNSORTED),
  levelColumn(({ npc }) => npc.level, UNSORTED),
  { id: "place", title: titles.place, cell: (spot) => <PlaceLink location={spot.location} region={spot.region} /> },
  numberColumn("spawns", titles.spawns, ({ spawnCount }) => spawnCount, { ...UNSORTED, isWideOnly: true }),
  writtenColumn("respawn", titles.respawn, ({ respawnSeconds }) => respawnSeconds, duration, {
    ...UNSORTED,
    isWideOnly: true,
  }),
  {
    id: "kill",
    title: titles.pieces,
    unit: titles.perKill,
    isNumber: true,
    isWideOnly: true,
    cell: ({ expectedPerKill }) => <span title={settingsInWords()}>{estimate(expectedPerKill)}</span>,
  },
  {
    id: "hour",
    title: texts.atMost,
    unit: titles.perHour,
    isNumber: true,
    cell: ({ perHour }) => (
      <span title={texts.atMostLong(settingsInWords())}>{perHour === 0 ? ABSENT : estimate(perHour)}</span>
    ),
  },
];

/** The NPCs on the small map: the best of the list. */
const MAPPED = 20;

function FarmingMap({ spots }: { readonly spots: readonly FarmingSpot[] }) {
  const npc = [...new Set(spots.slice(0, MAPPED).map((spot) => spot.npc.id))].toSorted((a, b) => a - b);
  return <SpawnsMap query={{ npc }} labelOf={() => words().item.farming.map(npc.length)} />;
}

/** Asks where an item can be farmed, and says which page of the list the address names. */
export function useFarming(id: number) {
  const { by, farmPage } = address.value.query;
  const page = Math.max(1, Number(farmPage ?? 1) || 1);
  const query = {
    ...lootSettings.value,
    ...(by === "kill" ? { by: "kill" as const } : {}),
    ...(page > 1 ? { offset: (page - 1) * PAGE_ROWS } : {}),
  };
  return { answer: useAnswer((client) => client.listFarmingSpots(id, query)), page, by };
}

/** Where an item can be farmed, the best places first. */
export function Farming({ id, farming }: { readonly id: number; readonly farming: ReturnType<typeof useFarming> }) {
  const { answer, page, by } = farming;
  const texts = words().item.farming;
  if (answer.value?.meta.total === 0) return null;
  return (
    <Panel title={texts.title} note={<a href={hrefOf("/map", { drops: String(id) })}>{texts.onMap}</a>}>
      <LootStrip />
      <p class="soft no-print">
        {texts.rankedBy}{" "}
        <Select
          label={texts.rankBy}
          value={by === "kill" ? by : ""}
          choices={[
            ["", texts.perHour],
            ["kill", texts.perKill],
          ]}
          onChoose={(value) => changeQuery({ by: value || undefined, farmPage: undefined })}
        />
      </p>
      <Answered answer={answer} lines={10}>
        {({ data, meta }) => (
          <>
            {data.length > 0 && <FarmingMap spots={data} />}
            <DataTable
              caption={texts.title}
              columns={columnsOf(words())}
              rows={data}
              keyOf={({ npc, location, region }) => `${npc.id} ${location?.id} ${region?.id}`}
              isSorted
              shown={10}
            />
            <Pager total={meta.total} rows={PAGE_ROWS} page={page} parameter="farmPage" />
          </>
        )}
      </Answered>
    </Panel>
  );
}
