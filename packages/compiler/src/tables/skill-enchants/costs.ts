import { present } from "@gamedata/rules";
import type { SkillEnchantCostRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report, SourcePosition } from "../../diagnostic.js";
import { integerText } from "../../read/values.js";
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

/** The lowest level of a character that enchants skills. Source: class `RequestExEnchantSkill` of aCis and of L2J Server. */
export const FROM_LEVEL = 76;

export const percent = integerText(0, 100);

/** The levels of characters for which a dump may state a chance; its chronicle ends before the others. */
// biome-ignore format: a list of numbers
const levels = [
  "76", "77", "78", "79", "80", "81", "82", "83", "84", "85", "86", "87",
  "88", "89", "90", "91", "92", "93", "94", "95", "96", "97", "98", "99",
] as const;

/** The chances of a step by the level of the character, in which a source names them with a word before the level. */
export const ratesNamed = <const Word extends string>(word: Word) =>
  v.entriesFromList(
    levels.map((level) => `${word}${level}` as const),
    v.exactOptional(percent),
  );

/** Returns the chances of a row from the first level on. */
export function chancesOf<const Word extends string>(
  word: Word,
  row: { readonly [Rate in `${Word}${(typeof levels)[number]}`]?: number },
): readonly number[] {
  const stated = levels.map((level) => row[`${word}${level}`]);
  const end = stated.indexOf(undefined);
  return stated.slice(0, end === -1 ? stated.length : end).flatMap((chance) => chance ?? []);
}
