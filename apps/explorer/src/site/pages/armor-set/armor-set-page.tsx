import type { ArmorSet, SkillSummary } from "@gamedata/client";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { Effects } from "../../parts/effects.js";
import { Facts } from "../../parts/facts.js";
import { Icon } from "../../parts/icon.js";
import { PageHead } from "../../parts/page-head.js";
import { Columns, Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { CompareLink } from "../compare/compare-link.js";

function Bonus({ title, skill }: { readonly title: string; readonly skill: SkillSummary }) {
  return (
    <Panel title={title}>
      <p>
        <RecordLink kind="skill" id={skill.id} name={skill.name} icon={skill.iconFile} />
      </p>
      <Effects
        effects={skill.effects}
        conditionalEffects={skill.conditionalEffects}
        appliedEffects={skill.appliedEffects}
      />
    </Panel>
  );
}

/** An armor set: its pieces and its bonuses. */
export function ArmorSetPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getArmorSets([id]));
  return (
    <Answered answer={answer} lines={10}>
      {({ data: [set] }) =>
        set === undefined ? <Empty>{words().armorSet.none(String(id))}</Empty> : <SetView set={set} />
      }
    </Answered>
  );
}

function SetView({ set }: { readonly set: ArmorSet }) {
  const { pieces, shield, bonusSkill, enchant6BonusSkill } = set;
  const { armorSet: texts, records } = words();
  const rows = Object.entries(texts.parts).flatMap(([part, name]) => {
    const piece = Object.entries(pieces).find(([known]) => known === part)?.[1];
    return piece === undefined
      ? []
      : [
          [
            name,
            <RecordLink key={part} kind="item" id={piece.itemId} name={piece.name} icon={piece.iconFile} />,
          ] as const,
        ];
  });
  return (
    <article>
      <PageHead
        name={set.name}
        icon={<Icon glyph="shield" size={32} />}
        badges={
          <>
            <Badge>{records.kinds["armor-set"]}</Badge>
            <Badge>{records.id(String(set.id))}</Badge>
            <CompareLink kind="sets" id={set.id} />
          </>
        }
      />
      <Columns
        facts={
          <Panel title={texts.pieces}>
            <Facts rows={rows} />
            {shield && (
              <p>
                {texts.withShield(<RecordLink kind="item" id={shield.piece.itemId} name={shield.piece.name} />)}
                {shield.bonusSkill && <Effects effects={shield.bonusSkill.effects} />}
              </p>
            )}
          </Panel>
        }
        links={
          <>
            {bonusSkill && <Bonus title={texts.bonus} skill={bonusSkill} />}
            {enchant6BonusSkill && <Bonus title={texts.bonusAt6} skill={enchant6BonusSkill} />}
          </>
        }
      />
    </article>
  );
}
