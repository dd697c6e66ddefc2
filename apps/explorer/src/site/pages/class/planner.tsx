import type { ClassDetail, ClassSkillPlan } from "@gamedata/client";
import { useId } from "preact/hooks";
import { address, changeQuery } from "../../address/address.js";
import { whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { useDraft } from "../../parts/draft.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { Character } from "./character.js";
import { defaultLevel, FIRST_LEVEL, highestLevelOf, levelOf } from "./planner-levels.js";
import "./planner.css";

type PlannedSkill = ClassSkillPlan["skills"][number];

/** The later levels that are shown. */
const NEXT_LEVELS = 3;

interface PlannerProps {
  readonly id: number;
  readonly one: ClassDetail;
}

/** The skills of a class at a level, and a character of it: what is learned, what is new, what comes next, and what it takes. */
export function Planner({ id, one }: PlannerProps) {
  // Without a level, the plan is for the highest level of a player of the chronicle.
  const whole = useAnswer((client) => client.planClassSkills(id), "frame");
  return (
    <Answered answer={whole} lines={40}>
      {(plan) => <PlannerAt id={id} one={one} highest={highestLevelOf(plan)} />}
    </Answered>
  );
}

function PlannerAt({ id, one, highest }: PlannerProps & { readonly highest: number }) {
  const level = levelOf(address.value.query["level"], highest);
  const answer = useAnswer((client) => client.planClassSkills(id, { level, next: highest }));
  return (
    <>
      <Panel title={words().classes.planner.title}>
        <LevelSlider level={level} highest={highest} />
        <Answered answer={answer} lines={40}>
          {(plan) => (
            <>
              <Total plan={plan} />
              <div class="planner-columns no-print">
                <Learned plan={plan} />
                <News plan={plan} />
                <Next plan={plan} />
              </div>
              <ByLevel plan={plan} />
            </>
          )}
        </Answered>
      </Panel>
      <Character one={one} level={level} />
    </>
  );
}

function LevelSlider({ level, highest }: { readonly level: number; readonly highest: number }) {
  const id = useId();
  const texts = words().classes.planner;
  const set = (text: string) => {
    const next = Math.min(highest, Math.max(FIRST_LEVEL, Math.round(Number(text)) || FIRST_LEVEL));
    changeQuery({ level: next === defaultLevel(highest) ? undefined : String(next) });
  };
  const { text, onInput, onBlur } = useDraft(String(level), (next) => {
    if (next !== "") set(next);
  });
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
      <input
        type="number"
        aria-label={texts.levelAsNumber}
        min={FIRST_LEVEL}
        max={highest}
        value={text}
        onInput={onInput}
        onBlur={onBlur}
      />
      <button type="button" onClick={() => print()}>
        {texts.print}
      </button>
    </div>
  );
}

function Total({ plan: { level, total } }: { readonly plan: ClassSkillPlan }) {
  const texts = words().classes.planner;
  const books = total.spellbooks.reduce((sum, { count }) => sum + count, 0);
  return (
    <p class="planner-total" role="status">
      {texts.upTo(String(level), <strong>{whole(total.sp)} SP</strong>, total.skills)}
      {books > 0 && `, ${texts.withBooks(books)}`}
    </p>
  );
}

function SkillLine({ skill, showsTotal }: { readonly skill: PlannedSkill; readonly showsTotal: boolean }) {
  const { skillId, name, skillLevel, sp, spTotal } = skill;
  const cost = showsTotal ? spTotal : sp;
  return (
    <li>
      <span>
        <RecordLink kind="skill" id={skillId} name={name} /> <span class="soft">{skillLevel}</span>
      </span>
      <span class="number soft">{whole(cost)}</span>
    </li>
  );
}

function SkillList({
  skills,
  showsTotal = false,
}: {
  readonly skills: readonly PlannedSkill[];
  readonly showsTotal?: boolean;
}) {
  return (
    <ul class="planner-list">
      {skills.map((skill) => (
        <SkillLine key={skill.skillId} skill={skill} showsTotal={showsTotal} />
      ))}
    </ul>
  );
}

function Learned({ plan: { skills, level } }: { readonly plan: ClassSkillPlan }) {
  const texts = words().classes.planner;
  const before = skills.filter(({ minPlayerLevel }) => minPlayerLevel < level);
  return (
    <section>
      <h3>
        {texts.learnedBefore} <span class="soft">{texts.spInAll}</span>
      </h3>
      {before.length === 0 && <Empty>{texts.nothingYet}</Empty>}
      <SkillList skills={before} showsTotal />
    </section>
  );
}

function News({ plan: { skills, level, total } }: { readonly plan: ClassSkillPlan }) {
  const texts = words().classes.planner;
  const fresh = skills.filter(({ minPlayerLevel }) => minPlayerLevel === level);
  return (
    <section>
      <h3>
        {texts.newAt(String(level))} <span class="soft">SP</span>
      </h3>
      {fresh.length === 0 && <Empty>{texts.nothingNew}</Empty>}
      <SkillList skills={fresh} />
      {total.spellbooks.length > 0 && (
        <>
          <h3>{texts.spellbooks}</h3>
          <ul class="planner-list">
            {total.spellbooks.map(({ itemId, name, count }) => (
              <li key={itemId}>
                <RecordLink kind="item" id={itemId} name={name} /> <span class="number soft">×{count}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Next({ plan: { next } }: { readonly plan: ClassSkillPlan }) {
  const texts = words().classes.planner;
  return (
    <section>
      <h3>
        {texts.next} <span class="soft">SP</span>
      </h3>
      {next.length === 0 && <Empty>{texts.nothingMore}</Empty>}
      {next.slice(0, NEXT_LEVELS).map(({ level, sp, skills }) => (
        <div key={level}>
          <p class="planner-next">
            {texts.at(String(level))} <span class="soft">{whole(sp)} SP</span>
          </p>
          <SkillList skills={skills} />
        </div>
      ))}
    </section>
  );
}

/** The list for paper: every skill by the level at which it is learned. */
function ByLevel({ plan: { skills, next } }: { readonly plan: ClassSkillPlan }) {
  const levels = [...new Set(skills.map(({ minPlayerLevel }) => minPlayerLevel))].toSorted((a, b) => a - b);
  const learned = levels.map((level) => ({
    level,
    skills: skills.filter(({ minPlayerLevel }) => minPlayerLevel === level),
  }));
  const texts = words().classes.planner;
  return (
    <div class="planner-print" aria-hidden="true">
      <p>{texts.inBrackets}</p>
      {[...learned, ...next].map((row) => (
        <div key={row.level}>
          <h3>{texts.at(String(row.level))}</h3>
          <p translate={false}>
            {row.skills.map(({ name, skillLevel, sp }) => `${name} ${skillLevel} (${whole(sp)})`).join(" · ")}
          </p>
        </div>
      ))}
    </div>
  );
}
