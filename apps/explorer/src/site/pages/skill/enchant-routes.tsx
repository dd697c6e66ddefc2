import type { SkillDetail, SkillEnchanting } from "@gamedata/client";
import { ABSENT, decimal, percent, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { DataTable } from "../../parts/data-table.js";
import { Effects } from "../../parts/effects.js";
import { Panel } from "../../parts/panel.js";
import { ItemLink } from "../../parts/record-link.js";
import { changedFields, Values } from "./skill-values.js";

type Step = SkillEnchanting["routes"][number]["steps"][number];

/** Whether failures lead to different steps. */
const statesFailSteps = (steps: readonly Step[]) => steps.some(({ failStep }) => failStep !== undefined);

interface RouteProps {
  readonly route: SkillEnchanting["routes"][number];
  /** The highest level of the skill without an enchantment. */
  readonly highest: SkillDetail["levels"][number];
}

function Route({ route: { route, steps, fromLevel }, highest }: RouteProps) {
  const { skill: texts, columns } = words();
  const chances = steps[0]?.chances;
  const hasFailSteps = statesFailSteps(steps);
  return (
    <DataTable
      title={texts.enchanting.route(route)}
      name={`route${route}`}
      rows={steps}
      sorts={[]}
      columns={(column) => [
        column.any("step", texts.enchanting.step, ({ step }) => `+${step}`, { isNumber: true }),
        ...(chances ?? []).map((_, at) =>
          column.any(
            `chance${at}`,
            fromLevel === undefined
              ? columns.chance
              : `${columns.chance} ${texts.enchanting.fromLevel(fromLevel + at)}`,
            ({ chances: own }) => (own?.[at] === undefined ? ABSENT : percent(own[at] / 100)),
            { unit: "%", isNumber: true, isWideOnly: at > 0 },
          ),
        ),
        column.number("exp", "EXP", ({ exp }) => exp, { isWideOnly: true }),
        column.number("sp", "SP", ({ sp }) => sp),
        column.any("does", texts.columns.effects, (step) => (
          <>
            <WhatItChanges step={step} highest={highest} />
            {hasFailSteps && <div class="soft">{texts.enchanting.failStep(step.failStep ?? 0)}</div>}
          </>
        )),
      ]}
      shown={5}
    />
  );
}

function WhatItChanges({ step: { changes, item }, highest }: { step: Step; highest: RouteProps["highest"] }) {
  const { power, mpInitialConsume, mpConsume } = changes;
  const at = { ...highest, ...changes };
  const hasMp = mpInitialConsume !== undefined || mpConsume !== undefined;
  return (
    <>
      {power !== undefined && <div>{`${words().skill.columns.power} ${decimal(power)}`}</div>}
      {hasMp && <div>{`MP ${whole(at.mpInitialConsume + at.mpConsume)}`}</div>}
      <Effects {...changes} isExplained={false} />
      <Values level={at} of={changedFields(changes)} />
      {item && (
        <div class="soft">
          <ItemLink item={item} /> ×{whole(item.count)}
        </div>
      )}
    </>
  );
}

/** The enchant routes of a skill; nothing for a skill without one. */
export function EnchantRoutes({ skill, enchanting }: { skill: SkillDetail; enchanting: SkillEnchanting }) {
  const { level, routes } = enchanting;
  const highest = skill.levels.at(-1);
  const texts = words().skill.enchanting;
  const steps = routes.flatMap((route) => route.steps);
  const isAlike = steps.some(({ chances }) => chances) && !statesFailSteps(steps);
  if (routes.length === 0 || highest === undefined) return null;
  return (
    <Panel title={words().item.enchanting.title}>
      <p class="soft">
        {texts.highest(level)} {isAlike && texts.failure}
      </p>
      {routes.map((route) => (
        <Route key={route.route} route={route} highest={highest} />
      ))}
    </Panel>
  );
}
