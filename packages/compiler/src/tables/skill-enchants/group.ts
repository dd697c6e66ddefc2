import type { ItemCount, SkillEnchantCostRow } from "@gamedata/schema";
import type { Report, SourcePosition } from "../../diagnostic.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

/** A step of a group, and what it costs. */
export interface GroupStep {
  readonly level: number;
  readonly adena: number;
  readonly exp: number;
  readonly sp: number;
  readonly item?: ItemCount;
  readonly failStep?: number;
  readonly chances: readonly number[];
}

/** Makes the row of a group, whose steps are to be all from the first one on. */
export function finishGroup(
  report: Report,
  position: SourcePosition,
  cost: Omit<SkillEnchantCostRow, "costs">,
  steps: readonly GroupStep[],
): SourcedTable<"skillEnchantCosts"> {
  const wrong = steps.findIndex(({ level }, at) => level !== at + 1);
  if (wrong >= 0)
    return report.error(position, `group ${cost.id}`, `step ${wrong + 1}`, `step ${steps[wrong]?.level}: no costs`);
  const { id, source, ...more } = cost;
  const costs = steps.map(({ adena, exp, sp, item, failStep, chances }) => ({
    exp,
    sp,
    ...(adena > 0 && { adena }),
    ...(item && { item }),
    ...(failStep !== undefined && { failStep }),
    chances,
  }));
  return finishRow(report, "skillEnchantCosts", position, { id, ...more, costs, source });
}
