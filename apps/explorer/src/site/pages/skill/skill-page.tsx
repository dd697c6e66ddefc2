import type { SkillDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ABSENT, decimal, percent, whole } from "../../format/numbers.js";
import { skillUse } from "../../format/words.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { linkColumn, numberColumn, UNSORTED, writtenColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Effects } from "../../parts/effects.js";
import { Badge, PageHead, TermBadge } from "../../parts/page-head.js";
import { Columns, Panel, Side } from "../../parts/panel.js";
import { ItemLink, LinkList, RecordLink } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";
import { useAnswer, withOther } from "../../service/use-answer.js";
import { RecordChanges } from "../changes/record-changes.js";
import { EnchantRoutes } from "./enchant-routes.js";
import { LearnedOtherwise } from "./learned.js";
import { SharedValues, Values, varyingFields } from "./skill-values.js";

type SkillLevel = SkillDetail["levels"][number];
type Learner = SkillDetail["learnedBy"][number];

const MILLISECONDS = 1000;
const seconds = (milliseconds: number | null | undefined) =>
  milliseconds ? decimal(milliseconds / MILLISECONDS) : ABSENT;

const levelColumns = (
  { columns, skill, units }: Dictionary,
  varying: ReturnType<typeof varyingFields>,
): readonly Column<SkillLevel>[] => [
  { id: "level", title: columns.level, isNumber: true, cell: ({ level }) => level },
  writtenColumn("power", skill.columns.power, ({ power }) => power, decimal, UNSORTED),
  numberColumn("mp", "MP", ({ mpInitialConsume, mpConsume }) => mpInitialConsume + mpConsume, UNSORTED),
  writtenColumn("cast", skill.columns.cast, ({ hitTime }) => hitTime, seconds, { ...UNSORTED, unit: units.seconds }),
  writtenColumn("reuse", skill.columns.reuse, ({ reuseDelay }) => reuseDelay, seconds, {
    ...UNSORTED,
    unit: units.seconds,
  }),
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
  linkColumn("class", records.kinds.class, (row) => row.class, { id: "class" }),
  numberColumn("level", skill.skillLevel, ({ skillLevel }) => skillLevel),
  numberColumn("player", skill.playerLevel, ({ minPlayerLevel }) => minPlayerLevel),
  numberColumn("sp", "SP", ({ spCost }) => spCost, {
    cell: ({ spCost, acquired }) => {
      if (acquired !== undefined) return <span class="soft">{skill.acquired[acquired]}</span>;
      return spCost < 0 ? <span title={skill.notBought}>{ABSENT}</span> : whole(spCost);
    },
  }),
];

/** A skill: what each level does and costs, and who has it. */
export function SkillPage({ id }: { readonly id: number }) {
  const skill = useAnswer((client) => client.getSkill(id));
  // The page is shown with them, because what is below them would be moved.
  const routes = useAnswer((client) => client.getSkillEnchanting(id));
  return (
    <Answered answer={withOther(skill, routes)} lines={14}>
      {(skill) => (
        <article>
          <SkillHead skill={skill} />
          <Columns>
            <Side>
              <Levels skill={skill} />
              {routes.value && <EnchantRoutes skill={skill} enchanting={routes.value} />}
            </Side>
            <Side>
              <Owners skill={skill} />
            </Side>
          </Columns>
          <RecordChanges type="skills" id={id} />
        </article>
      )}
    </Answered>
  );
}

function SkillHead({ skill }: { readonly skill: SkillDetail }) {
  const { skill: texts, records } = words();
  return (
    <PageHead
      name={skill.name}
      image={skill.iconFile}
      glyph="flame"
      badges={[
        records.kinds.skill,
        skill.operateType && skillUse(skill.operateType),
        skill.target && <Badge key="target">{texts.target(<Term kind="target" name={skill.target} />)}</Badge>,
        skill.skillType && <TermBadge key="type" kind="skillType" name={skill.skillType} />,
        records.id(String(skill.id)),
      ]}
    />
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
  const { id, learnedBy, spellbook, grantedByItems = [], augmentations = [], usedByNpcCount } = skill;
  const texts = words().skill;
  const isNobody =
    learnedBy.length + grantedByItems.length + augmentations.length + usedByNpcCount === 0 &&
    skill.learnedFrom === undefined;
  return (
    <Panel title={texts.whoHasIt}>
      {isNobody && <Empty>{texts.nobody}</Empty>}
      {spellbook && <p>{texts.learnedWith(<ItemLink item={spellbook} />)}</p>}
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
      <LinkList title={words().sections.items} kind="item" rows={grantedByItems} recordOf={(item) => item} />
      <LinkList
        title={texts.stones}
        kind="item"
        rows={augmentations}
        recordOf={({ stone }) => stone}
        noteOf={({ level, chance }) => `${words().columns.level} ${level}: ${percent(chance / 100)} %`}
      />
      {usedByNpcCount > 0 && (
        <p>
          <a href={hrefOf("/npcs", { skill: String(id) })}>{texts.npcsHaveIt(usedByNpcCount)}</a>
        </p>
      )}
    </Panel>
  );
}
