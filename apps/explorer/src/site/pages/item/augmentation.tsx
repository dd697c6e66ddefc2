import type { AugmentationDetail } from "@gamedata/client";
import { decimal, percent, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { type Dictionary, words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { linkColumn, numberColumn, writtenColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Panel, Part } from "../../parts/panel.js";
import { LinkList } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";

type Skill = AugmentationDetail["skills"][number];
type Stat = AugmentationDetail["stats"][number];

/** The rows of a table that are shown at first. */
const SHOWN = 10;

const chanceColumn = <Row extends { readonly chance: number }>({ columns }: Dictionary): Column<Row> =>
  writtenColumn(
    "chance",
    columns.chance,
    ({ chance }) => chance,
    (chance) => percent((chance ?? 0) / 100),
    { unit: "%" },
  );

const skillColumns = (dictionary: Dictionary): readonly Column<Skill>[] => {
  const { columns, records } = dictionary;
  return [
    linkColumn("skill", records.kinds.skill, (row) => row, { id: "skill" }),
    numberColumn("level", columns.level, ({ level }) => level),
    chanceColumn(dictionary),
  ];
};

const statColumns = (dictionary: Dictionary): readonly Column<Stat>[] => {
  const { augmentation, stats } = dictionary.item;
  return [
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
    chanceColumn(dictionary),
  ];
};

/** What a life stone gives to a weapon, with the chances, and what is used up with it. */
export function Augmentation({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getAugmentation(id));
  const { item, sections } = words();
  const texts = item.augmentation;
  return (
    <Panel title={texts.title}>
      <Answered answer={answer} lines={10}>
        {({ skillChance, attributeChance, attributes, skills, stats, fees }) => (
          <>
            <p>{texts.note(decimal(skillChance), decimal(attributeChance))}</p>
            <p>
              {attributes.map(({ stat, value, chance }) => `${stat} +${value}: ${percent(chance / 100)} %`).join(" · ")}
            </p>
            <Part title={sections.skills}>
              <DataTable
                caption={sections.skills}
                columns={skillColumns(words())}
                rows={skills}
                keyOf={({ id: skill, level, color }) => `${skill} ${level} ${color}`}
                sortParameter="skillSort"
                shown={SHOWN}
              />
            </Part>
            <Part title={item.stats}>
              <DataTable
                caption={item.stats}
                columns={statColumns(words())}
                rows={stats}
                keyOf={({ part, stat, isPaired, value }) => `${part} ${stat} ${isPaired} ${value}`}
                sortParameter="statSort"
                shown={SHOWN}
              />
            </Part>
            <Part title={texts.fee}>
              <LinkList
                kind="item"
                rows={fees}
                recordOf={({ item }) => item}
                noteOf={({ weaponGrade, item }) => `×${whole(item.count)} (${weaponGrade.toUpperCase()})`}
              />
            </Part>
          </>
        )}
      </Answered>
    </Panel>
  );
}
