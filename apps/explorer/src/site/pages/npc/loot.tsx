import type { LootRow, NpcLoot } from "@gamedata/client";
import { estimate, percent, whole, wholeRange } from "../../format/numbers.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { chanceColumn, linkColumn, numberColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Panel } from "../../parts/panel.js";
import { ItemLink, lootItem } from "../../parts/record-link.js";
import { type Answer, useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { LootStrip, settingsInWords } from "../../settings/settings-strip.js";
import { type FoldedRow, foldEqual } from "./equal-rows.js";

/** Whether the chance that the source states is another one than that of a kill. */
const isOtherInSource = ({ chance, probability }: LootRow) => percent(chance / 100) !== percent(probability);

const columnsFor = (
  { columns: titles, npc: { loot: texts } }: Dictionary,
  how: string,
  hasSource: boolean,
): readonly Column<FoldedRow>[] => [
  linkColumn<FoldedRow>("item", titles.item, lootItem, {
    cell: (row) => (
      <>
        <ItemLink item={lootItem(row)} />
        {row.times > 1 && (
          <span class="soft" title={texts.sameRows(row.times)}>
            {" "}
            ×{row.times}
          </span>
        )}
      </>
    ),
  }),
  numberColumn("count", titles.pieces, ({ max }) => max, {
    width: 90,
    cell: ({ min, max }) => wholeRange(min, max),
  }),
  ...(hasSource ? [sourceColumn(texts)] : []),
  chanceColumn(({ probability }) => probability, how, { width: 110 }),
  numberColumn("expected", texts.expected, ({ expected, times }) => expected * times, {
    width: 120,
    unit: titles.perKill,
    cell: ({ expected, times }) => <span title={how}>{estimate(expected * times)}</span>,
  }),
];

const sourceColumn = (texts: Dictionary["npc"]["loot"]): Column<FoldedRow> =>
  numberColumn("source", texts.source, ({ chance }) => chance, {
    width: 90,
    unit: "%",
    isWideOnly: true,
    cell: ({ chance }) => <span title={texts.sourceLong}>{percent(chance / 100)}</span>,
  });

/** The groups of a loot table, in the order in which they are shown. */
const groups = ["adena", "regular", "spoil", "herb"] as const;

/** Asks what a kill gives, at the rates and the level of the user. */
export function useLoot(id: number): Answer<NpcLoot> {
  const settings = lootSettings.value;
  return useAnswer((client) => client.getNpcLoot(id, settings));
}

/** What a kill gives. */
export const Loot = ({ answer }: { readonly answer: Answer<NpcLoot> }) => (
  <Panel title={words().npc.loot.title}>
    <LootStrip />
    <Answered answer={answer} lines={40}>
      {(loot) => <LootGroups loot={loot} />}
    </Answered>
  </Panel>
);

function LootGroups({ loot }: { readonly loot: NpcLoot }) {
  const { rows, playerLevel, levelGap, levelGapUnknown, adenaPerKill, valuePerKill } = loot;
  const texts = words().npc.loot;
  if (rows.length === 0) return <Empty>{texts.nothing}</Empty>;
  // The service values adena, of price 1, at half of it like every item.
  const ofItems = Math.round(valuePerKill - adenaPerKill / 2);
  const hasGap = levelGap !== 1;
  const columns = columnsFor(
    words(),
    settingsInWords() + (hasGap ? `; ${texts.gap(percent(levelGap))}` : ""),
    rows.some(isOtherInSource),
  );
  return (
    <>
      <p class="soft">
        {ofItems > 0
          ? texts.average(estimate(adenaPerKill), whole(ofItems))
          : texts.averageAdena(estimate(adenaPerKill))}{" "}
        {hasGap && texts.gapAtLevel(String(playerLevel), percent(levelGap))} {levelGapUnknown && texts.gapUnknown}
      </p>
      {groups.map((type) => {
        const own = rows.filter((row) => row.type === type);
        return own.length === 0 ? null : (
          <DataTable
            key={type}
            caption={texts.groups[type]}
            isTitled
            columns={columns}
            rows={foldEqual(own)}
            keyOf={({ itemId, group, min, max, chance }) => `${itemId} ${group} ${min} ${max} ${chance}`}
            sortParameter={`${type}Sort`}
            shown={60}
          />
        );
      })}
    </>
  );
}
