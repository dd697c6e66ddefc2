import type { FishRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report, SourcePosition } from "../../diagnostic.js";
import { closedFields, fieldsNamed, type ValuesOf } from "../../read/fields.js";
import { idText, integerText, inUnitsOf, numberText } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

/** The kinds of the types that a source numbers from 0: normal ones and boxes, then beginners' and those of the upper grade. */
const KINDS: readonly FishRow["kind"][] = [
  ...(["fat", "nimble", "ugly", "box"] as const),
  ...(["fat", "nimble", "ugly"] as const),
  ...(["fat", "nimble", "ugly"] as const),
];
/** The type of the boxes of the hot springs, which no record shows. */
const OF_HOT_SPRINGS = 10;
const GROUPS: readonly FishRow["group"][] = ["beginner", "normal", "upper"];

export const positive = integerText(1);

/** What the dumps of the first chronicles do not state: numbers of the type and group, times in milliseconds, and guts of 1,000. */
export const laterFields = {
  type: integerText(0),
  group: integerText(0, GROUPS.length - 1),
  biteChance: inUnitsOf(10, integerText(0, 1000)),
  biteInterval: positive,
  waitTime: positive,
  fightTime: positive,
};
const fishFields = { itemId: idText, level: positive, hp: positive, hpRegen: integerText(0), ...laterFields };

export type Fish = ValuesOf<typeof fishFields>;

/** `<fish>` of aCis. */
export const numberedFish = closedFields({
  ...fishFields,
  itemId: [idText, "id"],
  biteChance: [fishFields.biteChance, "guts"],
  ...fieldsNamed(positive, "biteInterval=gutsCheckTime fightTime=combatTime"),
});

/** Makes a row of a fish; none of one of another type, which is reported. */
export function finishFish(
  report: Report,
  position: SourcePosition,
  { type, group: grade, ...facts }: Fish,
): SourcedTable<"fishes"> {
  const [kind, group] = [KINDS[type], GROUPS[grade]];
  if (kind !== undefined && group !== undefined)
    return finishRow(report, "fishes", position, { ...facts, kind, group });
  const known = `a whole number of at most ${KINDS.length - 1}`;
  if (type === OF_HOT_SPRINGS) report.warn(position, "<fish> type", known, `${OF_HOT_SPRINGS}: left out`);
  else report.error(position, "<fish> type", known, String(type));
  return report.leaveOut();
}

/** The numbers of types and groups, by the words of later servers (class L2Fish of L2J Server) and of L2-Scripts. */
const TYPES: Readonly<Record<string, number>> = {
  ...{ wide: 0, swift: 1, ugly: 2, fish_box: 3, box: 3 },
  ...{ easy_wide: 4, easy_swift: 5, easy_ugly: 6 },
  ...{ hard_wide: 7, hard_swift: 8, hard_ugly: 9, hs_fish: OF_HOT_SPRINGS, hs: OF_HOT_SPRINGS },
};
const GRADES: Readonly<Record<string, number>> = {
  ...{ fish_easy: 0, fish_normal: 1, fish_hard: 2 },
  ...{ easy: 0, normal: 1, hard: 2 },
};

const MILLISECONDS_PER_SECOND = 1000;

const numberOf = (words: Readonly<Record<string, number>>) =>
  v.pipe(
    v.string(),
    v.transform((word) => words[word.toLowerCase()]),
    v.number(Object.keys(words).join(", ")),
  );

/** Whole seconds, as milliseconds. */
const seconds = v.pipe(
  positive,
  v.transform((time) => time * MILLISECONDS_PER_SECOND),
);

/** Percent, with one decimal. */
const percent = inUnitsOf(
  10,
  v.pipe(
    numberText(0, 100),
    v.transform((value) => Math.round(value * 10)),
  ),
);

const typeWord = numberOf(TYPES);
const gradeWord = numberOf(GRADES);
const whole = v.pipe(numberText(0), v.transform(Math.trunc));

/** `<fish>` with words for its type and group, times in seconds and guts in percent. Source: L2J Server, L2J Mobius, L2JHellas. */
export const namedFish = closedFields({
  itemId: idText,
  type: [typeWord, "fishGroup"],
  group: [gradeWord, "fishGrade"],
  biteChance: [percent, "fishGuts"],
  hpRegen: whole,
  ...fieldsNamed(positive, "level=fishLevel hp=fishHp"),
  ...fieldsNamed(seconds, "waitTime=startCombatTime fightTime=combatDuration biteInterval=gutsCheckTime"),
});

/** The same of L2-Scripts. */
export const scriptedFish = closedFields({
  itemId: [idText, "item_id"],
  type: [typeWord, "group"],
  group: [gradeWord, "grade"],
  biteChance: [percent, "guts"],
  hpRegen: [whole, "hp_regen"],
  ...fieldsNamed(positive, "level hp"),
  ...fieldsNamed(seconds, "waitTime=start_combat_time fightTime=combat_duration biteInterval=guts_check_time"),
});
