import type { SkillDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ABSENT, decimal, percent, whole } from "../../format/numbers.js";
import { skillUse } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { Effects } from "../../parts/effects.js";
import { Badge, PageHead, TermBadge } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { ItemLink, LinkList, RecordLink } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";
import { useAnswer, withOthers } from "../../service/use-answer.js";
import { RecordChanges } from "../changes/record-changes.js";
import { EnchantRoutes } from "./enchant-routes.js";
import { LearnedOtherwise, LearningItem } from "./learned.js";
import { SharedValues, Values, varyingFields } from "./skill-values.js";

const MILLISECONDS = 1000;
const seconds = (milliseconds: number | null | undefined) =>
  milliseconds ? decimal(milliseconds / MILLISECONDS) : ABSENT;

/** A skill: what each level does and costs, and who has it. */
export function SkillPage({ id }: { readonly id: number }) {
  const skill = useAnswer((client) => client.getSkill(id));
  // The page is shown with them, because what is below them would be moved.
  const routes = useAnswer((client) => client.getSkillEnchanting(id));
  return (
    <Answered answer={withOthers(skill, routes)} lines={14}>
      {(skill) => (
        <article>
          <SkillHead skill={skill} />
          <div class="columns">
            <div class="column">
              <Levels skill={skill} />
              {routes.value && <EnchantRoutes skill={skill} enchanting={routes.value} />}
            </div>
            <div class="column">
              <Owners skill={skill} />
            </div>
          </div>
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
        records.id(skill.id),
      ]}
    />
  );
}

function Levels({ skill: { levels } }: { readonly skill: SkillDetail }) {
  const { columns, skill: texts, units } = words();
  const varying = varyingFields(levels);
  return (
    <Panel title={texts.levels} note={whole(levels.length)}>
      <SharedValues levels={levels} />
      <DataTable
        caption={texts.levels}
        rows={levels}
        sorts={[]}
        columns={(column) => [
          column.any("level", columns.level, ({ level }) => level, { isNumber: true }),
          column.written("power", texts.columns.power, ({ power }) => power, decimal),
          column.number("mp", "MP", ({ mpInitialConsume, mpConsume }) => mpInitialConsume + mpConsume),
          column.written("cast", texts.columns.cast, ({ hitTime }) => hitTime, seconds, { unit: units.seconds }),
          column.written("reuse", texts.columns.reuse, ({ reuseDelay }) => reuseDelay, seconds, {
            unit: units.seconds,
          }),
          column.number("magicLevel", texts.columns.magicLevel, ({ magicLevel = 0 }) =>
            magicLevel > 0 ? magicLevel : undefined,
          ),
          column.any("effects", texts.columns.effects, (level) => whatItDoes(level, varying)),
        ]}
        shown={12}
      />
    </Panel>
  );
}

/** What a level of a skill does, with the values of some fields, and what it takes. */
function whatItDoes(level: SkillDetail["levels"][number], of: ReturnType<typeof varyingFields>) {
  const { itemConsume, hpConsume, description } = level;
  const texts = words().skill;
  return [
    description && <p key="description">{description}</p>,
    Effects({ ...level, isExplained: level.level === 1 }),
    Values({ level, of }),
    hpConsume !== undefined && (
      <div key="hp" class="soft">
        {texts.costsHp(whole(hpConsume))}
      </div>
    ),
    itemConsume && (
      <div key="item" class="soft">
        {texts.consumes(
          <RecordLink kind="item" id={itemConsume.itemId} name={itemConsume.name} />,
          whole(itemConsume.count),
        )}
      </div>
    ),
  ];
}

function Owners({ skill }: { readonly skill: SkillDetail }) {
  const { id, learnedBy, spellbook, grantedByItems = [], augmentations = [], usedByNpcCount } = skill;
  const { columns, records, sections, skill: texts } = words();
  const isNobody =
    learnedBy.length + grantedByItems.length + augmentations.length + usedByNpcCount === 0 &&
    skill.learnedFrom === undefined;
  return (
    <Panel title={texts.whoHasIt}>
      {isNobody && <Empty>{texts.nobody}</Empty>}
      {spellbook && <p>{texts.learnedWith(<ItemLink item={spellbook} />)}</p>}
      <DataTable
        caption={texts.classesThatLearnIt}
        name="class"
        rows={learnedBy}
        columns={(column) => [
          column.link("class", records.kinds.class, (row) => row.class, { id: "class" }),
          column.number("level", texts.skillLevel, ({ skillLevel }) => skillLevel),
          column.number("player", texts.playerLevel, ({ minPlayerLevel }) => minPlayerLevel),
          column.number("sp", "SP", ({ spCost }) => spCost, {
            cell: ({ spCost, acquired }) => {
              if (acquired !== undefined) return <span class="soft">{texts.acquired[acquired]}</span>;
              return spCost < 0 ? <span title={texts.notBought}>{ABSENT}</span> : whole(spCost);
            },
          }),
          column.any("items", sections.items, ({ items }) =>
            items?.map((item) => (
              <div key={item.itemId}>
                <LearningItem item={item} />
              </div>
            )),
          ),
        ]}
        shown={12}
      />
      <LearnedOtherwise skill={skill} />
      <LinkList title={sections.items} kind="item" rows={grantedByItems} recordOf={(item) => item} />
      <LinkList
        title={texts.stones}
        kind="item"
        rows={augmentations}
        recordOf={({ stone }) => stone}
        noteOf={({ level, chance }) => `${columns.level} ${level}: ${percent(chance / 100)} %`}
      />
      {usedByNpcCount > 0 && (
        <p>
          <a href={hrefOf("/npcs", { skill: String(id) })}>{texts.npcsHaveIt(usedByNpcCount)}</a>
        </p>
      )}
    </Panel>
  );
}
