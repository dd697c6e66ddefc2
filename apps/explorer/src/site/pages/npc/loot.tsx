import type { LootRow, NpcLoot } from "@gamedata/client";
import { filterNumber } from "../../address/filters.js";
import { estimate, percent, whole, wholeRange } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { ChoiceFilter } from "../../parts/filters.js";
import { Panel } from "../../parts/panel.js";
import { ItemLink, lootItem } from "../../parts/record-link.js";
import { type Answer, useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { LootStrip, settingsInWords } from "../../settings/settings-strip.js";
import { type FoldedRow, foldEqual } from "./equal-rows.js";

/** Whether the chance that the source states is another one than that of a kill. */
const isOtherInSource = ({ chance, probability }: LootRow) => percent(chance / 100) !== percent(probability);

/** The groups of a loot table, in the order in which they are shown. */
const groups = ["adena", "regular", "spoil", "herb"] as const;

/** Asks what a kill gives, at the rates and the level of the user; of several NPCs of one name and level, of that in the address. */
export function useLoot(id: number): Answer<NpcLoot> {
  const raw = filterNumber("raw");
  return useAnswer((client) => client.getNpcLoot(id, { ...lootSettings.value, ...(raw && { raw }) }));
}

interface LootProps {
  readonly answer: Answer<NpcLoot>;
  /** The NPCs of one name and level, each with loot of its own; the first one is that of the page. */
  readonly ids: readonly number[];
}

export const Loot = ({ answer, ids: [id, ...others] }: LootProps) => (
  <Panel title={words().npc.loot.title}>
    <LootStrip />
    {others.length > 0 && (
      <p class="no-print">
        <ChoiceFilter
          name="raw"
          label={words().npc.loot.namesake}
          unset={words().records.id(Number(id))}
          choices={others.map((other) => [String(other), words().records.id(other)])}
        />
      </p>
    )}
    <Answered answer={answer} lines={40}>
      {(loot) => <LootGroups loot={loot} />}
    </Answered>
  </Panel>
);

function LootGroups({ loot }: { readonly loot: NpcLoot }) {
  const { rows, playerLevel, levelGap, levelGapUnknown, adenaPerKill, valuePerKill } = loot;
  const { columns, npc } = words();
  const texts = npc.loot;
  if (rows.length === 0) return <Empty>{texts.nothing}</Empty>;
  // The service values adena, of price 1, at half of it like every item.
  const ofItems = Math.round(valuePerKill - adenaPerKill / 2);
  const hasGap = levelGap !== 1;
  const hint = settingsInWords() + (hasGap ? `; ${texts.gap(percent(levelGap))}` : "");
  const hasSource = rows.some(isOtherInSource);
  return (
    <>
      <p class="soft">
        {ofItems === 0 && texts.averageAdena(estimate(adenaPerKill))}
        {ofItems > 0 && adenaPerKill === 0 && texts.averageItems(whole(ofItems))}
        {ofItems > 0 && adenaPerKill > 0 && texts.average(estimate(adenaPerKill), whole(ofItems))}{" "}
        {hasGap && texts.gapAtLevel(playerLevel, percent(levelGap))} {levelGapUnknown && texts.gapUnknown}
      </p>
      {groups.map((type) => (
        <DataTable
          key={type}
          title={texts.groups[type]}
          name={type}
          rows={foldEqual(rows.filter((row) => row.type === type))}
          columns={(column) => [
            column.link("item", columns.item, lootItem, { cell: (row) => <FoldedItem row={row} /> }),
            column.number("count", columns.pieces, ({ max }) => max, {
              width: 90,
              cell: ({ min, max }) => wholeRange(min, max),
            }),
            ...(hasSource
              ? [
                  column.number("source", texts.source, ({ chance }) => chance, {
                    width: 90,
                    unit: "%",
                    hint: texts.sourceLong,
                    isWideOnly: true,
                    cell: ({ chance }) => percent(chance / 100),
                  }),
                ]
              : []),
            column.chance(({ probability }) => probability, { hint, width: 110 }),
            column.written("expected", texts.expected, ({ expected, times }) => expected * times, estimate, {
              width: 120,
              unit: columns.perKill,
              hint,
            }),
          ]}
          shown={60}
        />
      ))}
    </>
  );
}

const FoldedItem = ({ row }: { readonly row: FoldedRow }) => (
  <>
    <ItemLink item={lootItem(row)} />
    {row.times > 1 && (
      <span class="soft" title={words().npc.loot.sameRows(row.times)}>
        {" "}
        ×{row.times}
      </span>
    )}
  </>
);
