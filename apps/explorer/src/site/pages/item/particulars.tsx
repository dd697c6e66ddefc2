import type { ItemDetail } from "@gamedata/client";
import { conditionInWords } from "../../format/conditions.js";
import { decimal } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { type Fact, Facts } from "../../parts/panel.js";
import { LinkOf, RecordLinks } from "../../parts/record-link.js";

/** What few items have: skills that they trigger, conditions of who may wear or use them, and a pet that they summon. */
export function Particulars({ item }: { readonly item: ItemDetail }) {
  const { triggeredSkills = [], conditions, conditionRecords, summons } = item;
  const { item: texts } = words();
  const triggers = triggeredSkills.map(
    ({ event, chance, skill }): Fact => [
      texts.triggers[event],
      <span key={event}>
        <LinkOf kind="skill" record={skill} /> {skill.level}
        {chance !== undefined && `, ${decimal(chance)} %`}
      </span>,
    ],
  );
  return (
    <Facts
      rows={[
        ...triggers,
        [texts.only, conditions && conditionInWords(conditions, conditionRecords)],
        [texts.summons, summons && <LinkOf key="summons" kind="npc" record={summons.npc} />],
        [texts.food, summons?.foods && <RecordLinks key="food" kind="item" of={summons.foods} />],
      ]}
    />
  );
}
