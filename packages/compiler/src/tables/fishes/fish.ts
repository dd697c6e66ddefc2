import type { FishRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report, SourcePosition } from "../../diagnostic.js";
import { idText, integerText } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

/** The kinds of the types that a source numbers from 0: normal ones and boxes, then beginners' and those of the upper grade. */
const KINDS: readonly FishRow["kind"][] = [
  ...(["fat", "nimble", "ugly", "box"] as const),
  ...(["fat", "nimble", "ugly"] as const),
  ...(["fat", "nimble", "ugly"] as const),
];
/** The type of the boxes of the hot springs, which no record shows. */
export const OF_HOT_SPRINGS = 10;
const GROUPS: readonly FishRow["group"][] = ["beginner", "normal", "upper"];

/** Guts are of 1,000. */
export const PER_PERCENT = 10;

export const positive = integerText(1);

/** `<fish>` with the numbers of its type and group, times in milliseconds and guts of 1,000. Source: aCis. */
export const numberedFish = v.strictObject({
  id: idText,
  level: positive,
  hp: positive,
  hpRegen: integerText(0),
  type: integerText(0),
  group: integerText(0, GROUPS.length - 1),
  guts: integerText(0, 1000),
  gutsCheckTime: positive,
  waitTime: positive,
  combatTime: positive,
});

export type Fish = v.InferOutput<typeof numberedFish>;

/** Makes a row of a fish; none of one of another type, which is reported. */
export function finishFish(report: Report, position: SourcePosition, fish: Fish): SourcedTable<"fishes"> {
  const [kind, group] = [KINDS[fish.type], GROUPS[fish.group]];
  if (kind === undefined || group === undefined) {
    const known = `a whole number of at most ${KINDS.length - 1}`;
    if (fish.type === OF_HOT_SPRINGS) report.warn(position, "<fish> type", known, `${OF_HOT_SPRINGS}: left out`);
    else report.error(position, "<fish> type", known, String(fish.type));
    return report.leaveOut();
  }
  return finishRow(report, "fishes", position, {
    itemId: fish.id,
    level: fish.level,
    kind,
    group,
    hp: fish.hp,
    hpRegen: fish.hpRegen,
    biteChance: fish.guts / PER_PERCENT,
    biteInterval: fish.gutsCheckTime,
    waitTime: fish.waitTime,
    fightTime: fish.combatTime,
  });
}
