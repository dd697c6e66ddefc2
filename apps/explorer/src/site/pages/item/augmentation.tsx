import { decimal, percent, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { Panel } from "../../parts/panel.js";
import { LinkList } from "../../parts/record-link.js";

/** What a life stone gives to a weapon, with the chances, and what is used up with it. */
export function Augmentation({ id }: { readonly id: number }) {
  const { columns, item, records, sections } = words();
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
              title={sections.skills}
              name="skill"
              rows={skills}
              columns={(column) => [
                column.link("skill", records.kinds.skill, (row) => row, { id: "skill" }),
                column.number("level", columns.level, ({ level }) => level),
                column.chance(({ chance }) => chance / 100),
              ]}
              shown={10}
            />
            <DataTable
              title={item.stats}
              name="stat"
              rows={stats}
              columns={(column) => [
                column.number("part", texts.part, ({ part }) => part),
                column.text("stat", item.stats, ({ stat }) => termOf("stat", stat).word, {
                  cell: ({ stat, isPaired }) => (
                    <>
                      {termOf("stat", stat).word} {isPaired && <span class="soft">{texts.paired}</span>}
                    </>
                  ),
                }),
                column.number("value", columns.value, ({ value }) => value, {
                  cell: ({ value }) => `+${decimal(value)}`,
                }),
                column.chance(({ chance }) => chance / 100),
              ]}
              shown={10}
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
