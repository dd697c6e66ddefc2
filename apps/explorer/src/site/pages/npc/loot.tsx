import type { NpcLoot } from "@gamedata/client";
import { estimate, percent, whole } from "../../format/numbers.js";
import { Answered, Empty } from "../../parts/answered.js";
import { Chance } from "../../parts/chance.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { type Answer, useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { SettingsStrip, settingsInWords } from "../../settings/settings-strip.js";
import { type FoldedRow, foldEqual } from "./equal-rows.js";

const columnsFor = (how: string): readonly Column<FoldedRow>[] => [
  {
    id: "name",
    title: "Item",
    sortBy: ({ itemName }) => itemName,
    cell: ({ itemId, itemName, iconFile, times }) => (
      <>
        <RecordLink kind="item" id={itemId} name={itemName} icon={iconFile} />
        {times > 1 && (
          <span class="soft" title={`${times} rows with the same numbers, each rolled by itself`}>
            {" "}
            ×{times}
          </span>
        )}
      </>
    ),
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
    sortBy: ({ expected, times }) => expected * times,
    cell: ({ expected, times }) => <span title={how}>{estimate(expected * times)}</span>,
  },
];

/** The groups of a loot table, in the order in which they are shown. */
const groups = [
  ["adena", "Adena"],
  ["regular", "Drops"],
  ["spoil", "Spoil"],
  ["herb", "Herbs"],
] as const;

/** Asks what a kill gives, at the rates and the level of the user. */
export function useLoot(id: number): Answer<NpcLoot> {
  const settings = lootSettings.value;
  return useAnswer((client) => client.getNpcLoot(id, settings));
}

/** What a kill gives. */
export function Loot({ answer }: { readonly answer: Answer<NpcLoot> }) {
  return (
    <Panel title="Loot">
      <SettingsStrip names={["rateDrop", "rateAdena", "rateSpoil", "playerLevel"]} />
      <Answered answer={answer} lines={40}>
        {(loot) => <LootGroups loot={loot} />}
      </Answered>
    </Panel>
  );
}

/** Says by how much the level of the player reduces the chances; nothing if it does not. */
function gapInWords(levelGap: number): string | undefined {
  if (levelGap === 1) return undefined;
  return `chances are ${percent(levelGap)} % of the normal ones, because your level is far above the monster's`;
}

function LootGroups({ loot }: { readonly loot: NpcLoot }) {
  const { rows, playerLevel, levelGap, levelGapUnknown, adenaPerKill, valuePerKill } = loot;
  if (rows.length === 0) return <Empty>A kill gives nothing.</Empty>;
  // The service values adena, of price 1, at half of it like every item.
  const ofItems = Math.round(valuePerKill - adenaPerKill / 2);
  const gap = gapInWords(levelGap);
  const columns = columnsFor(settingsInWords() + (gap === undefined ? "" : `; ${gap}`));
  return (
    <>
      <p class="soft">
        On average {estimate(adenaPerKill)} adena a kill
        {ofItems > 0 && `, and items that a shop buys for ${whole(ofItems)}`}.
        {gap !== undefined && ` At level ${playerLevel}, ${gap}.`}
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
              rows={foldEqual(own)}
              keyOf={({ itemId, group, min, max, chance }) => `${itemId} ${group} ${min} ${max} ${chance}`}
              sortParameter={`${type}Sort`}
              shown={60}
            />
          </section>
        );
      })}
    </>
  );
}
