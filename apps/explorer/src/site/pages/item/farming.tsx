import type { FarmingSpot } from "@gamedata/client";
import { address, changeQuery, hrefOf } from "../../address/address.js";
import { ABSENT, duration, estimate } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { Select } from "../../parts/fields.js";
import { Pager } from "../../parts/pager.js";
import { Panel } from "../../parts/panel.js";
import { useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { LootStrip, settingsInWords } from "../../settings/settings-strip.js";
import { SpawnsMap } from "../../small-map/small-map.js";

/** The rows of a page: the default of the service, so that a static copy has the first page as a file. */
const PAGE_ROWS = 50;

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
  const { columns, item } = words();
  const texts = item.farming;
  if (answer.value?.meta.total === 0) return null;
  return (
    <Panel title={texts.title} note={<a href={hrefOf("/map", { drops: String(id) })}>{texts.onMap}</a>}>
      <LootStrip />
      <p class="soft no-print">
        {texts.rankedBy}{" "}
        <Select
          label={texts.rankBy}
          value={by === "kill" ? by : ""}
          choices={Object.entries({ "": texts.perHour, kill: texts.perKill })}
          onChoose={(value) => changeQuery({ by: value || undefined, farmPage: undefined })}
        />
      </p>
      <Answered answer={answer} lines={10}>
        {({ data, meta }) => (
          <>
            {data.length > 0 && <FarmingMap spots={data} />}
            <DataTable
              caption={texts.title}
              rows={data}
              sorts={[]}
              columns={(column) => [
                column.link("npc", columns.npc, ({ npc }) => npc),
                column.level(({ npc }) => npc.level),
                column.place((spot) => spot),
                column.number("spawns", columns.spawns, ({ spawnCount }) => spawnCount, { isWideOnly: true }),
                column.written("respawn", columns.respawn, ({ respawnSeconds }) => respawnSeconds, duration, {
                  isWideOnly: true,
                }),
                column.written("kill", columns.pieces, ({ expectedPerKill }) => expectedPerKill, estimate, {
                  unit: columns.perKill,
                  hint: settingsInWords(),
                  isWideOnly: true,
                }),
                column.number("hour", texts.atMost, ({ perHour }) => perHour, {
                  unit: columns.perHour,
                  hint: texts.atMostLong(settingsInWords()),
                  cell: ({ perHour }) => (perHour === 0 ? ABSENT : estimate(perHour)),
                }),
              ]}
              shown={10}
            />
            <Pager total={meta.total} rows={PAGE_ROWS} page={page} parameter="farmPage" />
          </>
        )}
      </Answered>
    </Panel>
  );
}
