import type { SkillDetail, SkillEnchanting } from "@gamedata/client";
import { decimal, percent, whole } from "../../format/numbers.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Effects } from "../../parts/effects.js";
import { Panel } from "../../parts/panel.js";
import { ItemLink } from "../../parts/record-link.js";
import { changedFields, Values } from "./skill-values.js";

type Route = SkillEnchanting["routes"][number];
type Step = Route["steps"][number];

/** The steps that are shown at first. */
const SHOWN = 5;

function stepColumns(
  { skill, columns }: Dictionary,
  { steps, fromLevel = 1 }: Route,
  highest: SkillDetail["levels"][number],
): readonly Column<Step>[] {
  const [first] = steps;
  const costs: readonly Column<Step>[] = [
    ...(first?.chances ?? []).map(
      (_, at): Column<Step> => ({
        id: `chance${at}`,
        title: `${columns.chance} ${skill.enchanting.fromLevel(String(fromLevel + at))}`,
        unit: "%",
        isNumber: true,
        isWideOnly: at > 0,
        cell: ({ chances }) => percent((chances?.[at] ?? 0) / 100),
      }),
    ),
    { id: "exp", title: "EXP", isNumber: true, isWideOnly: true, cell: ({ exp = 0 }) => whole(exp) },
    { id: "sp", title: "SP", isNumber: true, cell: ({ sp = 0 }) => whole(sp) },
  ];
  return [
    { id: "step", title: skill.enchanting.step, isNumber: true, cell: ({ step }) => `+${step}` },
    ...(first?.chances === undefined ? [] : costs),
    {
      id: "does",
      title: skill.columns.effects,
      cell: ({ changes, item }) => {
        const { power, mpInitialConsume, mpConsume } = changes;
        const at = { ...highest, ...changes };
        const hasMp = mpInitialConsume !== undefined || mpConsume !== undefined;
        return (
          <>
            {power !== undefined && <div>{`${skill.columns.power} ${decimal(power)}`}</div>}
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
      },
    },
  ];
}

interface EnchantRoutesProps {
  readonly skill: SkillDetail;
  readonly enchanting: SkillEnchanting;
}

/** The enchant routes of a skill; nothing for a skill without one. */
export function EnchantRoutes({ skill: { levels }, enchanting: { level, routes } }: EnchantRoutesProps) {
  const highest = levels.at(-1);
  const texts = words().skill.enchanting;
  if (routes.length === 0 || highest === undefined) return null;
  return (
    <Panel title={texts.title}>
      <p class="soft">{texts.highest(String(level))}</p>
      {routes.map((route) => (
        <DataTable
          key={route.route}
          caption={texts.route(String(route.route))}
          isTitled
          columns={stepColumns(words(), route, highest)}
          rows={route.steps}
          keyOf={({ step }) => step}
          sortParameter={`route${route.route}Sort`}
          shown={SHOWN}
        />
      ))}
    </Panel>
  );
}
