import * as v from "valibot";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { idText, numberText } from "../../read/values.js";
import { OF_HOT_SPRINGS, PER_PERCENT, positive } from "./fish.js";

/** The numbers of types and groups, by the words of later servers (class L2Fish of L2J Server). */
const TYPES: Readonly<Record<string, number>> = {
  wide: 0,
  swift: 1,
  ugly: 2,
  fish_box: 3,
  easy_wide: 4,
  easy_swift: 5,
  easy_ugly: 6,
  hard_wide: 7,
  hard_swift: 8,
  hard_ugly: 9,
  hs_fish: OF_HOT_SPRINGS,
};
const GRADES: Readonly<Record<string, number>> = { fish_easy: 0, fish_normal: 1, fish_hard: 2 };

const MILLISECONDS_PER_SECOND = 1000;

const numberOf = (words: Readonly<Record<string, number>>) =>
  v.pipe(
    v.string(),
    v.transform((word) => words[word]),
    v.number(Object.keys(words).join(", ")),
  );

/** Whole seconds, as milliseconds. */
const seconds = v.pipe(
  positive,
  v.transform((time) => time * MILLISECONDS_PER_SECOND),
);

/** `<fish>` with words for its type and group, times in seconds and guts in percent. Source: L2J Server, L2J Mobius, L2JHellas. */
export const namedFish = closedFields({
  id: [idText, "itemId"],
  type: [numberOf(TYPES), "fishGroup"],
  group: [numberOf(GRADES), "fishGrade"],
  level: [positive, "fishLevel"],
  guts: [
    v.pipe(
      numberText(0, 100),
      v.transform((percent) => Math.round(percent * PER_PERCENT)),
    ),
    "fishGuts",
  ],
  hp: [positive, "fishHp"],
  hpRegen: v.pipe(numberText(0), v.transform(Math.trunc)),
  ...fieldsNamed(seconds, "waitTime=startCombatTime combatTime=combatDuration gutsCheckTime"),
});
