import type { LootRow, NpcLoot } from "@gamedata/client";
import { estimate, percent, whole, wholeRange } from "../../format/numbers.js";
import { type Dictionary, words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { Chance } from "../../parts/chance.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { type Answer, useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { SettingsStrip, settingsInWords } from "../../settings/settings-strip.js";
import { type FoldedRow, foldEqual } from "./equal-rows.js";

const sourceColumn = (texts: Dictionary["npc"]["loot"]): Column<FoldedRow> => ({
  id: "source",
  width: 90,
  title: texts.source,
  unit: "%",
  isNumber: true,
  isWideOnly: true,
  sortBy: ({ chance }) => chance,
  cell: ({ chance }) => <span title={texts.sourceLong}>{percent(chance / 100)}</span>,
});

/** Whether the chance that the source states is another one than that of a kill. */
const isOtherInSource = ({ chance, probability }: LootRow) => percent(chance / 100) !== percent(probability);

const columnsFor = (
  titles: Dictionary["columns"],
  texts: Dictionary["npc"]["loot"],
  how: string,
  hasSource: boolean,
): readonly Column<FoldedRow>[] => [
  {
    id: "name",
    title: titles.item,
    sortBy: ({ itemName }) => itemName,
    cell: ({ itemId, itemName, iconFile, times }) => (
      <>
        <RecordLink kind="item" id={itemId} name={itemName} icon={iconFile} />
        {times > 1 && (
          <span class="soft" title={texts.sameRows(times)}>
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
    title: titles.pieces,
    isNumber: true,
    sortBy: ({ max }) => max,
    cell: ({ min, max }) => wholeRange(min, max),
  },
  ...(hasSource ? [sourceColumn(texts)] : []),
  {
    id: "chance",
    width: 110,
    title: titles.chance,
    unit: "%",
    isNumber: true,
    sortBy: ({ probability }) => probability,
    cell: ({ probability }) => <Chance probability={probability} title={how} />,
  },
  {
    id: "expected",
    width: 120,
    title: texts.expected,
    unit: titles.perKill,
    isNumber: true,
    sortBy: ({ expected, times }) => expected * times,
    cell: ({ expected, times }) => <span title={how}>{estimate(expected * times)}</span>,
  },
];

/** The groups of a loot table, in the order in which they are shown. */
const groups = ["adena", "regular", "spoil", "herb"] as const;

/** Asks what a kill gives, at the rates and the level of the user. */
export function useLoot(id: number): Answer<NpcLoot> {
  const settings = lootSettings.value;
  return useAnswer((client) => client.getNpcLoot(id, settings));
}

/** What a kill gives. */
export function Loot({ answer }: { readonly answer: Answer<NpcLoot> }) {
  return (
    <Panel title={words().npc.loot.title}>
      <SettingsStrip names={["rateDrop", "rateAdena", "rateSpoil", "playerLevel"]} />
      <Answered answer={answer} lines={40}>
        {(loot) => <LootGroups loot={loot} />}
      </Answered>
    </Panel>
  );
}

function LootGroups({ loot }: { readonly loot: NpcLoot }) {
  const { rows, playerLevel, levelGap, levelGapUnknown, adenaPerKill, valuePerKill } = loot;
  const texts = words().npc.loot;
  if (rows.length === 0) return <Empty>{texts.nothing}</Empty>;
  // The service values adena, of price 1, at half of it like every item.
  const ofItems = Math.round(valuePerKill - adenaPerKill / 2);
  const hasGap = levelGap !== 1;
  const columns = columnsFor(
    words().columns,
    texts,
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
          <section key={type} class="loot-group">
            <h3>{texts.groups[type]}</h3>
            <DataTable
              caption={texts.groups[type]}
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
