import type { QuestSummary } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { filterNumber } from "../../address/filters.js";
import { ABSENT, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { ClassFilter, Filters, NumberFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { MAXIMUM_LEVEL } from "../../settings/setting-names.js";
import { ownSettings } from "../../settings/settings.js";
import { WornItems } from "../class/worn-items.js";
import { Gear } from "./gear.js";
import { type LevelStep, levelSteps } from "./level-steps.js";
import { PlacesToGo } from "./places-to-go.js";

/** The way that is shown to who has written no level. */
const FIRST = 20;
const LEVELS = 20;
/** The quests of a step that are named. */
const SHOWN_QUESTS = 6;

/** The way from a level to another: where to hunt, how many kills it takes, which quests there are, and what can be worn. */
export function LevelsPage() {
  const { levels: texts, sections } = words();
  const from = filterNumber("from") ?? ownSettings.value.playerLevel ?? FIRST;
  const to = filterNumber("to") ?? Math.min(from + LEVELS, MAXIMUM_LEVEL);
  const levels = useAnswer((client) => client.listExperienceLevels());
  const quests = useAnswer((client) => client.listQuests()).value?.data ?? [];
  return (
    <article>
      <PageHead name={sections.levels} note={texts.note} />
      <Filters>
        <NumberFilter name="from" label={texts.from} max={MAXIMUM_LEVEL} placeholder={from} />
        <NumberFilter name="to" label={texts.to} max={MAXIMUM_LEVEL} placeholder={to} />
        <ClassFilter name="class" unset={ABSENT} />
      </Filters>
      {filterNumber("class") !== undefined && <WornItems />}
      <Answered answer={levels} lines={40}>
        {({ data }) => {
          const steps = levelSteps(data, from, to);
          if (steps.length === 0) return <Empty>{texts.none}</Empty>;
          return (
            <>
              {steps.map((step) => (
                <Step key={step.from} step={step} quests={quests} />
              ))}
            </>
          );
        }}
      </Answered>
      <p class="soft">{filterNumber("class") === undefined ? texts.leavesOut : texts.ofFights}</p>
    </article>
  );
}

function Step({ step, quests }: { readonly step: LevelStep; readonly quests: readonly QuestSummary[] }) {
  const { levels: texts, lists } = words();
  const { from, to, exp, grades } = step;
  const begun = quests
    .filter(({ levelMin }) => levelMin !== null && levelMin >= from && levelMin < to)
    .toSorted((a, b) => (b.rewardsPreview.exp ?? 0) - (a.rewardsPreview.exp ?? 0));
  return (
    <Panel title={texts.step(from, to)} note={exp !== undefined && texts.needed(whole(exp))}>
      {grades.map((grade) => (
        <Gear key={grade} grade={grade} />
      ))}
      <PlacesToGo level={from} needed={exp} />
      {begun.length > 0 && (
        <p class="link-row">
          <a href={hrefOf("/quests", { level: String(to - 1) })}>{lists.titles.quests}</a>
          {begun.slice(0, SHOWN_QUESTS).map(({ id, name }) => (
            <RecordLink key={id} kind="quest" id={id} name={name} />
          ))}
        </p>
      )}
    </Panel>
  );
}
