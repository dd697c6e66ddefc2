import type { ClassDetail, ClassSkillPlan } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { address, changeQuery } from "../../address/address.js";
import { whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { DraftField } from "../../parts/fields.js";
import { Panel, Part } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { Character } from "./character.js";
import { defaultLevel, FIRST_LEVEL, highestLevelOf, levelOf } from "./planner-levels.js";
import "./planner.css";

type PlannedSkill = ClassSkillPlan["skills"][number];

const NEXT_LEVELS = 3;

interface PlannerProps {
  readonly one: ClassDetail;
}

/** The skills of a class at a level, and a character of it: what is learned, what is new, what comes next, and what it takes. */
export function Planner({ one }: PlannerProps) {
  // Without a level, the plan is for the highest level of a player of the chronicle.
  const whole = useAnswer((client) => client.planClassSkills(one.id), "frame");
  return (
    <Answered answer={whole} lines={40}>
      {(plan) => <PlannerAt one={one} highest={highestLevelOf(plan)} />}
    </Answered>
  );
}

function PlannerAt({ one, highest }: PlannerProps & { readonly highest: number }) {
  const level = levelOf(address.value.query["level"], highest, one.professionLevel);
  const answer = useAnswer((client) => client.planClassSkills(one.id, { level, next: highest }));
  return (
    <>
      <Panel title={words().classes.planner.title}>
        <LevelSlider level={level} highest={highest} initial={defaultLevel(highest, one.professionLevel)} />
        <Answered answer={answer} lines={40}>
          {(plan) => (
            <>
              <Total plan={plan} />
              <Thirds plan={plan} />
              <ByLevel plan={plan} />
            </>
          )}
        </Answered>
      </Panel>
      <Character one={one} level={level} />
    </>
  );
}

interface LevelSliderProps {
  readonly level: number;
  readonly highest: number;
  /** The level that the address does not name. */
  readonly initial: number;
}

function LevelSlider({ level, highest, initial }: LevelSliderProps) {
  const id = useId();
  const texts = words().classes.planner;
  const set = (text: string) => {
    const next = Math.min(highest, Math.max(FIRST_LEVEL, Math.round(Number(text)) || FIRST_LEVEL));
    changeQuery({ level: next === initial ? undefined : String(next) });
  };
  return (
    <div class="planner-level no-print">
      <label for={id}>{texts.level}</label>
      <input
        id={id}
        type="range"
        min={FIRST_LEVEL}
        max={highest}
        value={level}
        onInput={({ currentTarget: { value } }) => set(value)}
      />
      <DraftField
        type="number"
        aria-label={texts.levelAsNumber}
        min={FIRST_LEVEL}
        max={highest}
        applied={String(level)}
        apply={(next) => next !== "" && set(next)}
      />
      <button type="button" onClick={() => print()}>
        {words().parts.print}
      </button>
    </div>
  );
}

interface PlanProps {
  readonly plan: ClassSkillPlan;
}

function Total({ plan: { level, total } }: PlanProps) {
  const texts = words().classes.planner;
  const books = total.spellbooks.reduce((sum, { count }) => sum + count, 0);
  return (
    <p class="planner-total" role="status">
      {texts.upTo(level, <strong>{whole(total.sp)} SP</strong>, total.skills)}
      {books > 0 && `, ${texts.withBooks(books)}`}
    </p>
  );
}

const SkillList = ({ skills, showsTotal = false }: { skills: readonly PlannedSkill[]; showsTotal?: boolean }) => (
  <ul class="planner-list">
    {skills.map(({ skillId, name, skillLevel, sp, spTotal }) => (
      <li key={skillId}>
        <span>
          <RecordLink kind="skill" id={skillId} name={name} /> <span class="soft">{skillLevel}</span>
        </span>
        <span class="number soft">{whole(showsTotal ? spTotal : sp)}</span>
      </li>
    ))}
  </ul>
);

interface ThirdProps {
  readonly title: string;
  readonly unit: string;
  /** What is said in place of nothing. */
  readonly none: string | false;
  readonly children: ComponentChildren;
}

const Third = ({ title, unit, none, children }: ThirdProps) => (
  <section>
    <h3>
      {title} <span class="soft">{unit}</span>
    </h3>
    {none !== false && <Empty>{none}</Empty>}
    {children}
  </section>
);

/** What is learned before the level, at it, and after it. */
function Thirds({ plan: { skills, level, total, next } }: PlanProps) {
  const texts = words().classes.planner;
  const before = skills.filter(({ minPlayerLevel }) => minPlayerLevel < level);
  const taken = [...total.spellbooks, ...(total.items ?? [])];
  const fresh = skills.filter(({ minPlayerLevel }) => minPlayerLevel === level);
  return (
    <div class="planner-columns no-print">
      <Third title={texts.learnedBefore} unit={texts.spInAll} none={before.length === 0 && texts.nothingYet}>
        <SkillList skills={before} showsTotal />
      </Third>
      <Third title={texts.newAt(level)} unit="SP" none={fresh.length === 0 && texts.nothingNew}>
        <SkillList skills={fresh} />
        {taken.length > 0 && (
          <Part title={texts.spellbooks}>
            <ul class="planner-list">
              {taken.map(({ itemId, name, count }) => (
                <li key={itemId}>
                  <RecordLink kind="item" id={itemId} name={name} /> <span class="number soft">×{whole(count)}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </Third>
      <Third title={texts.next} unit="SP" none={next.length === 0 && texts.nothingMore}>
        {next.slice(0, NEXT_LEVELS).map((one) => (
          <div key={one.level}>
            <p class="planner-next">
              {texts.at(one.level)} <span class="soft">{whole(one.sp)} SP</span>
            </p>
            <SkillList skills={one.skills} />
          </div>
        ))}
      </Third>
    </div>
  );
}

/** The list for paper: every skill by the level at which it is learned. */
function ByLevel({ plan: { skills, next } }: PlanProps) {
  const levels = [...new Set(skills.map(({ minPlayerLevel }) => minPlayerLevel))].toSorted((a, b) => a - b);
  const at = (level: number) => skills.filter(({ minPlayerLevel }) => minPlayerLevel === level);
  const learned = levels.map((level) => ({ level, skills: at(level) }));
  const texts = words().classes.planner;
  return (
    <div class="planner-print print-only" aria-hidden="true">
      <p>{texts.inBrackets}</p>
      {[...learned, ...next].map((row) => (
        <div key={row.level}>
          <h3>{texts.at(row.level)}</h3>
          <p translate={false}>
            {row.skills.map(({ name, skillLevel, sp }) => `${name} ${skillLevel} (${whole(sp)})`).join(" · ")}
          </p>
        </div>
      ))}
    </div>
  );
}
