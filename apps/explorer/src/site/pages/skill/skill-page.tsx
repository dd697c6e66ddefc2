import type { SkillDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ABSENT, decimal, whole } from "../../format/numbers.js";
import { skillUse } from "../../format/words.js";
import { type Dictionary, words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Effects } from "../../parts/effects.js";
import { FoldedList } from "../../parts/folded-list.js";
import { Icon } from "../../parts/icon.js";
import { PageHead } from "../../parts/page-head.js";
import { Columns, Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";
import { useAnswer } from "../../service/use-answer.js";
import { RecordChanges } from "../changes/record-changes.js";
import { EnchantRoutes } from "./enchant-routes.js";
import { LearnedOtherwise } from "./learned.js";
import { SharedValues, Values, varyingFields } from "./skill-values.js";

type SkillLevel = SkillDetail["levels"][number];
type Learner = SkillDetail["learnedBy"][number];

const MILLISECONDS = 1000;
const seconds = (milliseconds: number) => (milliseconds === 0 ? ABSENT : decimal(milliseconds / MILLISECONDS));

const levelColumns = (
  { columns, skill, units }: Dictionary,
  varying: ReturnType<typeof varyingFields>,
): readonly Column<SkillLevel>[] => [
  { id: "level", title: columns.level, isNumber: true, cell: ({ level }) => level },
  {
    id: "power",
    title: skill.columns.power,
    isNumber: true,
    cell: ({ power }) => (power === null ? ABSENT : decimal(power)),
  },
  {
    id: "mp",
    title: "MP",
    isNumber: true,
    cell: ({ mpInitialConsume, mpConsume }) => whole(mpInitialConsume + mpConsume),
  },
  {
    id: "cast",
    title: skill.columns.cast,
    unit: units.seconds,
    isNumber: true,
    cell: ({ hitTime }) => seconds(hitTime),
  },
  {
    id: "reuse",
    title: skill.columns.reuse,
    unit: units.seconds,
    isNumber: true,
    cell: ({ reuseDelay }) => seconds(reuseDelay),
  },
  {
    id: "effects",
    title: skill.columns.effects,
    cell: ({ itemConsume, hpConsume, description, ...does }) => (
      <>
        {description && <p>{description}</p>}
        <Effects {...does} isExplained={does.level === 1} />
        <Values level={does} of={varying} />
        {hpConsume !== undefined && <div class="soft">{skill.costsHp(whole(hpConsume))}</div>}
        {itemConsume && (
          <div class="soft">
            {skill.consumes(
              <RecordLink kind="item" id={itemConsume.itemId} name={itemConsume.name} />,
              whole(itemConsume.count),
            )}
          </div>
        )}
      </>
    ),
  },
];

const learnerColumns = ({ records, skill }: Dictionary): readonly Column<Learner>[] => [
  {
    id: "class",
    title: records.kinds.class,
    sortBy: (row) => row.class.name,
    cell: (row) => <RecordLink kind="class" id={row.class.id} name={row.class.name} />,
  },
  {
    id: "level",
    title: skill.skillLevel,
    isNumber: true,
    sortBy: ({ skillLevel }) => skillLevel,
    cell: ({ skillLevel }) => skillLevel,
  },
  {
    id: "player",
    title: skill.playerLevel,
    isNumber: true,
    sortBy: ({ minPlayerLevel }) => minPlayerLevel,
    cell: ({ minPlayerLevel }) => minPlayerLevel,
  },
  {
    id: "sp",
    title: "SP",
    isNumber: true,
    sortBy: ({ spCost }) => spCost,
    cell: ({ spCost, acquired }) => {
      if (acquired !== undefined) return <span class="soft">{skill.acquired[acquired]}</span>;
      return spCost < 0 ? <span title={skill.notBought}>{ABSENT}</span> : whole(spCost);
    },
  },
];

/** A skill: what each level does and costs, and who has it. */
export function SkillPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getSkill(id));
  const { skill: texts, records } = words();
  return (
    <Answered answer={answer} lines={14}>
      {(skill) => (
        <article>
          <PageHead
            name={skill.name}
            icon={<Icon file={skill.iconFile} glyph="flame" size={32} />}
            badges={
              <>
                <Badge>{records.kinds.skill}</Badge>
                {skill.operateType && <Badge>{skillUse(skill.operateType)}</Badge>}
                {skill.target && <Badge>{texts.target(<Term kind="target" name={skill.target} />)}</Badge>}
                {skill.skillType && (
                  <Badge>
                    <Term kind="skillType" name={skill.skillType} />
                  </Badge>
                )}
                <Badge>{records.id(String(id))}</Badge>
              </>
            }
          />
          <Columns
            facts={
              <>
                <Levels skill={skill} />
                <EnchantRoutes skill={skill} />
              </>
            }
            links={<Owners skill={skill} />}
          />
          <RecordChanges type="skills" id={id} />
        </article>
      )}
    </Answered>
  );
}

function Levels({ skill: { levels } }: { readonly skill: SkillDetail }) {
  const texts = words().skill;
  return (
    <Panel title={texts.levels} note={whole(levels.length)}>
      <SharedValues levels={levels} />
      <DataTable
        caption={texts.levels}
        columns={levelColumns(words(), varyingFields(levels))}
        rows={levels}
        keyOf={({ level }) => level}
        shown={12}
      />
    </Panel>
  );
}

function Owners({ skill }: { readonly skill: SkillDetail }) {
  const { id, learnedBy, spellbook, grantedByItems = [], usedByNpcCount } = skill;
  const texts = words().skill;
  const isNobody =
    learnedBy.length === 0 && skill.learnedFrom === undefined && grantedByItems.length === 0 && usedByNpcCount === 0;
  return (
    <Panel title={texts.whoHasIt}>
      {isNobody && <Empty>{texts.nobody}</Empty>}
      {spellbook && (
        <p>
          {texts.learnedWith(
            <RecordLink kind="item" id={spellbook.itemId} name={spellbook.name} icon={spellbook.iconFile} />,
          )}
        </p>
      )}
      {learnedBy.length > 0 && (
        <DataTable
          caption={texts.classesThatLearnIt}
          columns={learnerColumns(words())}
          rows={learnedBy}
          keyOf={(row) => `${row.class.id} ${row.skillLevel}`}
          sortParameter="classSort"
          shown={12}
        />
      )}
      <LearnedOtherwise skill={skill} />
      {grantedByItems.length > 0 && (
        <>
          <h3>{words().sections.items}</h3>
          <FoldedList>
            {grantedByItems.map(({ itemId, name, iconFile }) => (
              <li key={itemId}>
                <RecordLink kind="item" id={itemId} name={name} icon={iconFile} />
              </li>
            ))}
          </FoldedList>
        </>
      )}
      {usedByNpcCount > 0 && (
        <p>
          <a href={hrefOf("/npcs", { skill: String(id) })}>{texts.npcsHaveIt(usedByNpcCount)}</a>
        </p>
      )}
    </Panel>
  );
}
