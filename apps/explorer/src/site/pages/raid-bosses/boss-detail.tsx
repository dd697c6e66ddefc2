import type { LootRow, NpcSummary } from "@gamedata/client";
import { useId } from "preact/hooks";
import { hrefOf } from "../../address/address.js";
import { estimate, whole } from "../../format/numbers.js";
import { pathOf } from "../../format/words.js";
import { words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { Chance } from "../../parts/chance.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { settingsInWords } from "../../settings/settings-strip.js";
import { keptKills, noteKill } from "./kills.js";

/** The drops that are listed. */
const SHOWN = 10;

/** What a boss comes with and gives, and the note when it was killed. */
export function BossDetail({ boss }: { readonly boss: NpcSummary }) {
  const { raidBosses: texts } = words();
  const { id, name, place, minions = [], bestDrops = [] } = boss;
  const hasPlace = place !== undefined && place.spawn !== null;
  return (
    <div class="boss-detail">
      {minions.length > 0 && (
        <p>
          {texts.minions}{" "}
          {minions.map(({ npc, min, max }, index) => (
            <span key={npc.id}>
              {index > 0 && ", "}
              <RecordLink kind="npc" id={npc.id} name={npc.name} />{" "}
              <span class="soft">×{min === max ? min : `${min}–${max}`}</span>
            </span>
          ))}
        </p>
      )}
      {bestDrops.length > 0 && <BestDrops id={id} />}
      {hasPlace && <KilledAt id={id} />}
      <p class="link-row no-print">
        <a href={hrefOf(pathOf("npc", id))}>{texts.whole(name)}</a>
        {hasPlace && <a href={hrefOf("/map", { npc: String(id) })}>{texts.onMap}</a>}
        {hasPlace && <a href={hrefOf(pathOf("npc", id), { from: "nearest" })}>{words().way.title}</a>}
      </p>
    </div>
  );
}

/** The drops that are worth most: what a shop pays for what is expected of a kill, at the rates of the settings. */
function BestDrops({ id }: { readonly id: number }) {
  const settings = lootSettings.value;
  const loot = useAnswer((client) => client.getNpcLoot(id, settings));
  return (
    <Answered answer={loot} lines={4}>
      {({ rows }) => <DropsByValue rows={rows.filter(({ type }) => type === "regular")} />}
    </Answered>
  );
}

function DropsByValue({ rows }: { readonly rows: readonly LootRow[] }) {
  const { raidBosses: texts } = words();
  const ids = [...new Set(rows.map(({ itemId }) => itemId))].toSorted((a, b) => a - b);
  const items = useAnswer((client) => client.getItems(ids));
  return (
    <Answered answer={items} lines={4}>
      {({ data }) => {
        const prices = new Map(data.map((item) => [Number(item.id), item.price ?? 0]));
        // A shop pays half of the price.
        const worthOf = ({ itemId, expected }: LootRow) => (expected * (prices.get(Number(itemId)) ?? 0)) / 2;
        const best = rows.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, SHOWN);
        return (
          <DataTable
            caption={texts.bestDrops}
            columns={dropColumns(worthOf, (row) => prices.get(Number(row.itemId)))}
            rows={best}
            keyOf={({ itemId, group, chance }) => `${itemId} ${group} ${chance}`}
            isSorted
          />
        );
      }}
    </Answered>
  );
}

function dropColumns(
  worthOf: (row: LootRow) => number,
  priceOf: (row: LootRow) => number | undefined,
): readonly Column<LootRow>[] {
  const { raidBosses: texts } = words();
  return [
    {
      id: "item",
      title: texts.item,
      cell: ({ itemId, itemName, iconFile }) => <RecordLink kind="item" id={itemId} name={itemName} icon={iconFile} />,
    },
    {
      id: "chance",
      title: texts.chance,
      unit: "%",
      isNumber: true,
      cell: ({ probability }) => <Chance probability={probability} title={settingsInWords()} />,
    },
    {
      id: "worth",
      title: texts.worth,
      unit: texts.perKill,
      isNumber: true,
      cell: (row) => estimate(worthOf(row)),
    },
    { id: "price", title: texts.price, isNumber: true, cell: (row) => whole(priceOf(row)) },
  ];
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
