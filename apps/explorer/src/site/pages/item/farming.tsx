import type { FarmingSpot, Page } from "@gamedata/client";
import { changeQuery, hrefOf } from "../../address/address.js";
import { filterText } from "../../address/filters.js";
import { ABSENT, duration, estimate } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { Select } from "../../parts/fields.js";
import { Pager, pageQuery } from "../../parts/pager.js";
import { Panel } from "../../parts/panel.js";
import { type Answer, useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { LootStrip, settingsInWords } from "../../settings/settings-strip.js";
import { SpawnsMap } from "../../small-map/small-map.js";

/** The NPCs on the small map: the best of the list. */
const MAPPED = 20;

function FarmingMap({ spots }: { readonly spots: readonly FarmingSpot[] }) {
  const npc = [...new Set(spots.slice(0, MAPPED).map((spot) => spot.npc.id))].toSorted((a, b) => a - b);
  return <SpawnsMap query={{ npc }} labelOf={() => words().item.farming.map(npc.length)} />;
}

const PAGE = "farmPage";

const isByKill = () => filterText("by") === "kill";

/** Asks where an item can be farmed: for a page of the list. */
export function useFarming(id: number): Answer<Page<FarmingSpot>> {
  const by = isByKill() ? { by: "kill" as const } : {};
  return useAnswer((client) => client.listFarmingSpots(id, { ...lootSettings.value, ...by, ...pageQuery(PAGE) }));
}

export function Farming({ id, answer }: { readonly id: number; readonly answer: ReturnType<typeof useFarming> }) {
  const { columns, item } = words();
  const texts = item.farming;
  if (answer.value?.meta.total === 0) return null;
  return (
    <Panel
      title={texts.title}
      note={answer.error === undefined && <a href={hrefOf("/map", { drops: String(id) })}>{texts.onMap}</a>}
    >
      <LootStrip />
      <p class="soft no-print">
        {texts.rankedBy}{" "}
        <Select
          label={texts.rankBy}
          value={isByKill() ? "kill" : ""}
          choices={Object.entries({ "": texts.perHour, kill: texts.perKill })}
          onChoose={(value) => changeQuery({ by: value || undefined, [PAGE]: undefined })}
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
            <Pager total={meta.total} parameter={PAGE} />
          </>
        )}
      </Answered>
    </Panel>
  );
}
