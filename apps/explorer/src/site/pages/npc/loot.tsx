import type { LootRow, NpcLoot } from "@gamedata/client";
import { estimate, percent, whole } from "../../format/numbers.js";
import { Answered, Empty } from "../../parts/answered.js";
import { Chance } from "../../parts/chance.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { SettingsStrip, settingsInWords } from "../../settings/settings-strip.js";

const columnsFor = (how: string): readonly Column<LootRow>[] => [
  {
    id: "name",
    title: "Item",
    sortBy: ({ itemName }) => itemName,
    cell: ({ itemId, itemName, iconFile }) => <RecordLink kind="item" id={itemId} name={itemName} icon={iconFile} />,
  },
  {
    id: "count",
    width: 90,
    title: "Pieces",
    isNumber: true,
    sortBy: ({ max }) => max,
    cell: ({ min, max }) => (min === max ? whole(min) : `${whole(min)}–${whole(max)}`),
  },
  {
    id: "source",
    width: 90,
    title: "Source",
    unit: "%",
    isNumber: true,
    isWideOnly: true,
    sortBy: ({ chance }) => chance,
    cell: ({ chance }) => <span title="The chance in the data, at ×1">{percent(chance / 100)}</span>,
  },
  {
    id: "chance",
    width: 110,
    title: "Chance",
    unit: "%",
    isNumber: true,
    sortBy: ({ probability }) => probability,
    cell: ({ probability }) => <Chance probability={probability} title={how} />,
  },
  {
    id: "expected",
    width: 120,
    title: "Expected",
    unit: "per kill",
    isNumber: true,
    sortBy: ({ expected }) => expected,
    cell: ({ expected }) => <span title={how}>{estimate(expected)}</span>,
  },
];

/** The groups of a loot table, in the order in which they are shown. */
const groups = [
  ["adena", "Adena"],
  ["regular", "Drops"],
  ["spoil", "Spoil"],
  ["herb", "Herbs"],
] as const;

/** What a kill gives, at the rates and the level of the user. */
export function Loot({ id }: { readonly id: number }) {
  const settings = lootSettings.value;
  const answer = useAnswer((client) => client.getNpcLoot(id, settings));
  return (
    <Panel title="Loot">
      <SettingsStrip names={["rateDrop", "rateAdena", "rateSpoil", "playerLevel"]} />
      <Answered answer={answer} lines={40}>
        {(loot) => <LootGroups loot={loot} />}
      </Answered>
    </Panel>
  );
}

function LootGroups({ loot }: { readonly loot: NpcLoot }) {
  const { rows, levelGap, levelGapUnknown, adenaPerKill, valuePerKill } = loot;
  if (rows.length === 0) return <Empty>A kill gives nothing.</Empty>;
  const gap = levelGap === 1 ? "" : `, level gap ${percent(levelGap)} %`;
  const columns = columnsFor(settingsInWords() + gap);
  return (
    <>
      <p class="soft">
        On average {estimate(adenaPerKill)} adena a kill, and with items at half their shop price {whole(valuePerKill)}
        {gap}.
        {levelGapUnknown &&
          " How this server's engine reduces drops of much lower monsters is not known: it is not counted."}
      </p>
      {groups.map(([type, title]) => {
        const own = rows.filter((row) => row.type === type);
        return own.length === 0 ? null : (
          <section key={type} class="loot-group">
            <h3>{title}</h3>
            <DataTable
              caption={title}
              columns={columns}
              rows={own}
              keyOf={({ itemId, group, min, chance }) => `${itemId} ${group} ${min} ${chance}`}
              sortParameter={`${type}Sort`}
              shown={60}
            />
          </section>
        );
      })}
    </>
  );
}
