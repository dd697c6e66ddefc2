import type { ArmorSet, SkillSummary } from "@gamedata/client";
import { ListSetButton } from "../../craft-list/list-button.js";
import { whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { Effects } from "../../parts/effects.js";
import { Facts } from "../../parts/facts.js";
import { Icon } from "../../parts/icon.js";
import { PageHead } from "../../parts/page-head.js";
import { Columns, Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { bonusSkillsOf, hasBonus, piecesOf, SetBonus, SetPiece } from "../../parts/set-bonus.js";
import { Grade } from "../../parts/tone.js";
import { useAnswer } from "../../service/use-answer.js";
import { CompareLink } from "../compare/compare-link.js";

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

function Skills({ skills }: { readonly skills: readonly SkillSummary[] }) {
  return (
    <p class="link-row">
      {skills.map(({ id, name, iconFile }) => (
        <RecordLink key={id} kind="skill" id={id} name={name} icon={iconFile} />
      ))}
    </p>
  );
}

function Totals({ set: { totals } }: { readonly set: ArmorSet }) {
  if (totals === undefined) return null;
  const { craftList, parts } = words();
  return (
    <Panel title={craftList.together}>
      <Facts
        rows={[
          ...setStats.map((stat) => [termOf("stat", stat).word, totals[stat] > 0 && whole(totals[stat])] as const),
          [parts.numbers.weight, totals.weight !== undefined && whole(totals.weight)],
          [parts.numbers.price, totals.price !== undefined && `${whole(totals.price)}\u00a0${parts.adena}`],
        ]}
      />
    </Panel>
  );
}

const setStats = ["pDef", "mDef", "maxMp"] as const;

function SetView({ set }: { readonly set: ArmorSet }) {
  const { shield, alternatives, enchant6BonusSkill } = set;
  const { armorSet: texts, records } = words();
  const rows = piecesOf(set).map(
    ({ part, piece, alternatives }) =>
      [texts.parts[part], <SetPiece key={part} piece={piece} alternatives={alternatives} hasIcon />] as const,
  );
  return (
    <article>
      <PageHead
        name={set.name}
        icon={<Icon glyph="shield" size={32} />}
        badges={
          <>
            {set.grade && set.grade !== "none" && (
              <Badge tone="strong">
                <Grade grade={set.grade} />
              </Badge>
            )}
            <Badge>{records.kinds["armor-set"]}</Badge>
            {set.armorType && <Badge>{termOf("itemKind", set.armorType).word}</Badge>}
            <Badge>{records.id(String(set.id))}</Badge>
            <CompareLink kind="sets" id={set.id} />
            <ListSetButton label={texts.addAll} itemIds={piecesOf(set).map(({ piece }) => piece.itemId)} />
          </>
        }
      />
      <Columns
        facts={
          <>
            <Totals set={set} />
            <Panel title={texts.pieces}>
              <Facts rows={rows} />
              {shield && (
                <p>
                  {texts.withShield(<SetPiece piece={shield.piece} alternatives={alternatives?.shield} />)}
                  {shield.bonusSkill && <Effects effects={shield.bonusSkill.effects} />}
                </p>
              )}
            </Panel>
          </>
        }
        links={
          <>
            {hasBonus(set) && (
              <Panel title={texts.bonus}>
                <Skills skills={bonusSkillsOf(set)} />
                <SetBonus set={set} />
              </Panel>
            )}
            {enchant6BonusSkill && (
              <Panel title={texts.bonusAt6}>
                <Skills skills={[enchant6BonusSkill]} />
                <SetBonus set={{ bonusSkill: enchant6BonusSkill }} />
              </Panel>
            )}
          </>
        }
      />
    </article>
  );
}
