import type { SkillDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { counted, decimal, whole } from "../../format/numbers.js";
import { skillUse } from "../../format/words.js";
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

type SkillLevel = SkillDetail["levels"][number];
type Learner = SkillDetail["learnedBy"][number];

const MILLISECONDS = 1000;
const seconds = (milliseconds: number) => (milliseconds === 0 ? "–" : decimal(milliseconds / MILLISECONDS));

const levelColumns: readonly Column<SkillLevel>[] = [
  { id: "level", title: "Level", isNumber: true, cell: ({ level }) => level },
  { id: "power", title: "Power", isNumber: true, cell: ({ power }) => (power === null ? "–" : decimal(power)) },
  {
    id: "mp",
    title: "MP",
    isNumber: true,
    cell: ({ mpInitialConsume, mpConsume }) => whole(mpInitialConsume + mpConsume),
  },
  { id: "cast", title: "Cast", unit: "s", isNumber: true, cell: ({ hitTime }) => seconds(hitTime) },
  { id: "reuse", title: "Reuse", unit: "s", isNumber: true, cell: ({ reuseDelay }) => seconds(reuseDelay) },
  {
    id: "effects",
    title: "What it does",
    cell: ({ level, effects, conditionalEffects, appliedEffects, itemConsume, hpConsume, description }) => (
      <>
        {description && <p>{description}</p>}
        <Effects
          effects={effects}
          conditionalEffects={conditionalEffects}
          appliedEffects={appliedEffects}
          isExplained={level === 1}
        />
        {hpConsume !== undefined && <div class="soft">costs {whole(hpConsume)} HP</div>}
        {itemConsume && (
          <div class="soft">
            consumes <RecordLink kind="item" id={itemConsume.itemId} name={itemConsume.name} /> ×{itemConsume.count}
          </div>
        )}
      </>
    ),
  },
];

const learnerColumns: readonly Column<Learner>[] = [
  {
    id: "class",
    title: "Class",
    sortBy: (row) => row.class.name,
    cell: (row) => <RecordLink kind="class" id={row.class.id} name={row.class.name} />,
  },
  {
    id: "level",
    title: "Skill level",
    isNumber: true,
    sortBy: ({ skillLevel }) => skillLevel,
    cell: ({ skillLevel }) => skillLevel,
  },
  {
    id: "player",
    title: "At level",
    isNumber: true,
    sortBy: ({ minPlayerLevel }) => minPlayerLevel,
    cell: ({ minPlayerLevel }) => minPlayerLevel,
  },
  {
    id: "sp",
    title: "SP",
    isNumber: true,
    sortBy: ({ spCost }) => spCost,
    cell: ({ spCost }) => (spCost < 0 ? <span title="Not bought with skill points">–</span> : whole(spCost)),
  },
];

/** A skill: what each level does and costs, and who has it. */
export function SkillPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getSkill(id));
  return (
    <Answered answer={answer} lines={14}>
      {(skill) => (
        <article>
          <PageHead
            name={skill.name}
            icon={<Icon file={skill.iconFile} glyph="flame" size={32} />}
            badges={
              <>
                <Badge>Skill</Badge>
                {skill.operateType && <Badge>{skillUse(skill.operateType)}</Badge>}
                {skill.target && (
                  <Badge>
                    target: <Term kind="target" name={skill.target} />
                  </Badge>
                )}
                {skill.skillType && (
                  <Badge>
                    <Term kind="skillType" name={skill.skillType} />
                  </Badge>
                )}
                <Badge>id {id}</Badge>
              </>
            }
          />
          <Columns facts={<Levels skill={skill} />} links={<Owners skill={skill} />} />
          <RecordChanges type="skills" id={id} />
        </article>
      )}
    </Answered>
  );
}

function Levels({ skill: { levels } }: { readonly skill: SkillDetail }) {
  return (
    <Panel title="Levels" note={whole(levels.length)}>
      <DataTable caption="Levels" columns={levelColumns} rows={levels} keyOf={({ level }) => level} shown={12} />
    </Panel>
  );
}

function Owners({ skill }: { readonly skill: SkillDetail }) {
  const { id, learnedBy, spellbook, grantedByItems = [], usedByNpcCount } = skill;
  const isNobody = learnedBy.length === 0 && grantedByItems.length === 0 && usedByNpcCount === 0;
  return (
    <Panel title="Who has it">
      {isNobody && <Empty>No class, item or NPC of the data has it.</Empty>}
      {spellbook && (
        <p>
          Learned with <RecordLink kind="item" id={spellbook.itemId} name={spellbook.name} icon={spellbook.iconFile} />
        </p>
      )}
      {learnedBy.length > 0 && (
        <DataTable
          caption="Classes that learn it"
          columns={learnerColumns}
          rows={learnedBy}
          keyOf={(row) => `${row.class.id} ${row.skillLevel}`}
          sortParameter="classSort"
          shown={12}
        />
      )}
      {grantedByItems.length > 0 && (
        <>
          <h3>Items</h3>
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
          <a href={hrefOf("/npcs", { skill: String(id) })}>{counted(usedByNpcCount, "NPC has it", "NPCs have it")}</a>
        </p>
      )}
    </Panel>
  );
}
