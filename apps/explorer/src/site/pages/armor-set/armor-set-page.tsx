import type { ArmorSet } from "@gamedata/client";
import { ListButton } from "../../craft-list/list-button.js";
import { whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Empty, recordPage } from "../../parts/answered.js";
import { Effects } from "../../parts/effects.js";
import { GradeBadge, PageHead } from "../../parts/page-head.js";
import { Facts, Panel } from "../../parts/panel.js";
import { LinkOf } from "../../parts/record-link.js";
import { bonusSkillsOf, hasBonus, piecesOf, SetBonus, SetPiece } from "../../parts/set-bonus.js";
import { CompareLink } from "../compare/compare-link.js";

export const ArmorSetPage = recordPage(
  (id) => (client) => client.getArmorSets([id]),
  10,
  ({ data: [set] }, id) => (set ? <SetView set={set} /> : <Empty>{words().armorSet.none(String(id))}</Empty>),
);

const Bonus = ({ title, set }: { readonly title: string; readonly set: Parameters<typeof SetBonus>[0]["set"] }) => (
  <Panel title={title}>
    <p class="link-row">
      {bonusSkillsOf(set).map((skill) => (
        <LinkOf key={skill.id} kind="skill" record={skill} />
      ))}
    </p>
    <SetBonus set={set} />
  </Panel>
);

function Totals({ set: { totals } }: { readonly set: ArmorSet }) {
  if (totals === undefined) return null;
  const { craftList, parts } = words();
  return (
    <Panel title={craftList.together}>
      <Facts
        rows={[
          ...setStats.map((stat) => [termOf("stat", stat).word, totals[stat] > 0 && whole(totals[stat])] as const),
          [parts.numbers.weight, whole(totals.weight)],
          [parts.numbers.price, totals.price !== undefined && parts.inAdena(totals.price)],
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
    <>
      <PageHead
        name={set.name}
        glyph="shield"
        badges={[
          <GradeBadge key="grade" grade={set.grade} />,
          records.kinds["armor-set"],
          set.armorType && termOf("itemKind", set.armorType).word,
          records.id(set.id),
          <CompareLink key="compare" kind="sets" id={set.id} />,
          <ListButton key="list" label={texts.addAll} itemIds={piecesOf(set).map(({ piece }) => piece.itemId)} />,
        ]}
      />
      <div class="columns">
        <div class="column">
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
        </div>
        <div class="column">
          {hasBonus(set) && <Bonus title={texts.bonus} set={set} />}
          {enchant6BonusSkill && <Bonus title={texts.bonusAt6} set={{ bonusSkill: enchant6BonusSkill }} />}
        </div>
      </div>
    </>
  );
}
