import type { AugmentationDetail } from "@gamedata/client";
import { decimal, percent, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { type Dictionary, words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { chanceColumn, linkColumn, numberColumn, writtenColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Panel } from "../../parts/panel.js";
import { LinkList } from "../../parts/record-link.js";

type Skill = AugmentationDetail["skills"][number];
type Stat = AugmentationDetail["stats"][number];

/** The rows of a table that are shown at first. */
const SHOWN = 10;

const skillColumns = ({ columns, records }: Dictionary): readonly Column<Skill>[] => [
  linkColumn("skill", records.kinds.skill, (row) => row, { id: "skill" }),
  numberColumn("level", columns.level, ({ level }) => level),
  chanceColumn(({ chance }) => chance / 100),
];

const statColumns = ({ item: { augmentation, stats } }: Dictionary): readonly Column<Stat>[] => [
  numberColumn("part", augmentation.part, ({ part }) => part),
  {
    id: "stat",
    title: stats,
    sortBy: ({ stat }) => termOf("stat", stat).word,
    cell: ({ stat, isPaired }) => (
      <>
        {termOf("stat", stat).word} {isPaired && <span class="soft">{augmentation.paired}</span>}
      </>
    ),
  },
  writtenColumn(
    "value",
    augmentation.value,
    ({ value }) => value,
    (value) => `+${decimal(value)}`,
  ),
  chanceColumn(({ chance }) => chance / 100),
];

/** What a life stone gives to a weapon, with the chances, and what is used up with it. */
export function Augmentation({ id }: { readonly id: number }) {
  const { item, sections } = words();
  const texts = item.augmentation;
  return (
    <Panel title={texts.title}>
      <Asked ask={(client) => client.getAugmentation(id)} lines={10}>
        {({ skillChance, attributeChance, attributes, skills, stats, fees }) => (
          <>
            <p>{texts.note(decimal(skillChance), decimal(attributeChance))}</p>
            <p>
              {attributes.map(({ stat, value, chance }) => `${stat} +${value}: ${percent(chance / 100)} %`).join(" · ")}
            </p>
            <DataTable
              caption={sections.skills}
              isTitled
              columns={skillColumns(words())}
              rows={skills}
              keyOf={({ id: skill, level, color }) => `${skill} ${level} ${color}`}
              sortParameter="skillSort"
              shown={SHOWN}
            />
            <DataTable
              caption={item.stats}
              isTitled
              columns={statColumns(words())}
              rows={stats}
              keyOf={({ part, stat, isPaired, value }) => `${part} ${stat} ${isPaired} ${value}`}
              sortParameter="statSort"
              shown={SHOWN}
            />
            <LinkList
              title={texts.fee}
              kind="item"
              rows={fees}
              recordOf={({ item }) => item}
              noteOf={({ weaponGrade, item }) => `×${whole(item.count)} (${weaponGrade.toUpperCase()})`}
            />
          </>
        )}
      </Asked>
    </Panel>
  );
}
