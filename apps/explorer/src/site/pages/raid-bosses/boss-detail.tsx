import type { LootRow, NpcSummary } from "@gamedata/client";
import { useId } from "preact/hooks";
import { hrefOf } from "../../address/address.js";
import { estimate } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { DataTable, sortRows } from "../../parts/data-table.js";
import { pathOf } from "../../parts/record-kinds.js";
import { lootItem, MinionList } from "../../parts/record-link.js";
import { lootSettings } from "../../settings/settings.js";
import { settingsInWords } from "../../settings/settings-strip.js";
import { keptKills, noteKill } from "./kills.js";

const SHOWN = 10;

/** What a boss comes with and gives, and the note when it was killed. */
export function BossDetail({ boss }: { readonly boss: NpcSummary }) {
  const { raidBosses: texts } = words();
  const { id, name, place, minions = [], bestDrops = [] } = boss;
  const hasPlace = place !== undefined && place.spawn !== null;
  return (
    <div class="boss-detail">
      <MinionList title={texts.minions} minions={minions} />
      {bestDrops.length > 0 && <BestDrops id={id} />}
      {hasPlace && <KilledAt id={id} />}
      <p class="link-row no-print">
        <a href={hrefOf(pathOf("npc", id))}>{texts.whole(name)}</a>
        {hasPlace && <a href={hrefOf("/map", { npc: String(id) })}>{words().place.onMap}</a>}
        {hasPlace && <a href={hrefOf(pathOf("npc", id), { from: "nearest" })}>{words().way.title}</a>}
      </p>
    </div>
  );
}

/** The drops that are worth most: what a shop pays for what is expected of a kill, at the rates of the settings. */
const BestDrops = ({ id }: { readonly id: number }) => (
  <Asked ask={(client) => client.getNpcLoot(id, lootSettings.value)}>
    {({ rows }) => <DropsByValue rows={rows.filter(({ type }) => type === "regular")} />}
  </Asked>
);

function DropsByValue({ rows }: { readonly rows: readonly LootRow[] }) {
  const { columns, raidBosses: texts } = words();
  const ids = [...new Set(rows.map(({ itemId }) => itemId))].toSorted((a, b) => a - b);
  return (
    <Asked ask={(client) => client.getItems(ids)}>
      {({ data }) => {
        const prices = new Map(data.map((item) => [Number(item.id), item.price]));
        const priceOf = ({ itemId }: LootRow) => prices.get(Number(itemId)) ?? undefined;
        const worthOf = (row: LootRow) => {
          const price = priceOf(row);
          // A shop pays half of it.
          return price && (row.expected * price) / 2;
        };
        return (
          <DataTable
            caption={texts.bestDrops}
            rows={sortRows(rows, worthOf, true).slice(0, SHOWN)}
            sorts={[]}
            columns={(column) => [
              column.link("item", columns.item, lootItem),
              column.chance(({ probability }) => probability, { hint: settingsInWords() }),
              column.written("worth", texts.worth, worthOf, estimate, { unit: columns.perKill }),
              column.number("price", columns.price, priceOf),
            ]}
          />
        );
      }}
    </Asked>
  );
}

/** Writes a time as a field for date and time has it: in the time zone of the browser, without seconds. */
function fieldText(time: number): string {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function KilledAt({ id }: { readonly id: number }) {
  const { raidBosses: texts } = words();
  const field = useId();
  const killed = keptKills().get(id);
  const onChange = (text: string) => {
    const time = new Date(text).getTime();
    noteKill(id, Number.isFinite(time) ? time : undefined);
  };
  return (
    <p class="no-print">
      <label for={field}>{texts.killedAt}</label>{" "}
      <input
        id={field}
        type="datetime-local"
        value={killed === undefined ? "" : fieldText(killed)}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />{" "}
      <span class="soft">{texts.onlyHere}</span>
    </p>
  );
}
