import { present } from "@gamedata/rules";
import type { SkillEnchantCostRow } from "@gamedata/schema";
import type { Report, SourcePosition } from "../../diagnostic.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

type StepCost = SkillEnchantCostRow["costs"][number];

/** A step of a route or group, and what it costs. */
export interface Step {
  readonly position: SourcePosition;
  readonly step: number;
  readonly cost: StepCost;
}

/** Makes the cost of a step; for the servers an `adena` or `failStep` of 0 means none. */
export const costOf = ({ exp = 0, sp, adena, item, failStep, chances }: Omit<StepCost, "exp"> & { exp?: number }) =>
  present({ exp, sp, adena: adena || undefined, item, failStep: failStep || undefined, chances });

/** Returns the costs of steps in their order; nothing, reported as an error, where they are not all from the first one on. */
export function costsInOrder(report: Report, what: string, steps: readonly Step[]): readonly StepCost[] | undefined {
  const ordered = steps.toSorted((one, other) => one.step - other.step);
  const wrong = ordered.findIndex(({ step }, at) => step !== at + 1);
  const first = ordered[wrong];
  if (first === undefined) return ordered.map(({ cost }) => cost);
  return report.refuse(first.position, what, `step ${wrong + 1}`, `step ${first.step}: no costs`);
}

export function finishGroup(
  report: Report,
  position: SourcePosition,
  group: Omit<SkillEnchantCostRow, "costs">,
  steps: readonly Step[],
): SourcedTable<"skillEnchantCosts"> {
  const costs = costsInOrder(report, `group ${group.id}`, steps);
  return costs === undefined ? [] : finishRow(report, "skillEnchantCosts", position, { ...group, costs });
}
