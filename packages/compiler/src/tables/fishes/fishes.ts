import type { FishRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import { columnElements, columnLines, hasElementsOf, readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
import { closedFields, fields, openFields } from "../../read/fields.js";
import type { Form } from "../../read/form.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { idText, integerText, numberText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const FILES: Names = ["fish.xml", "stats/fishing/fishes.xml"];

/** The forms of the `fishes` table. */
export const fishForms: readonly Form[] = [
  { servers: "L2J Server, L2J Mobius, L2JHellas", files: FILES, mark: "fish@fishGuts" },
  { servers: "aCis", files: ["fish.xml"], mark: "fish@gutsCheckTime" },
  { servers: "L2J before 2012", files: ["sql/fish.sql"], mark: "id, level, fish_type, fish_group, fish_guts" },
  columnElements("fish"),
  columnLines("fish"),
];

/** The kinds of the types that a source numbers from 0: normal ones and boxes, then beginners' and those of the upper grade. */
const KINDS: readonly FishRow["kind"][] = [
  ...(["fat", "nimble", "ugly", "box"] as const),
  ...(["fat", "nimble", "ugly"] as const),
  ...(["fat", "nimble", "ugly"] as const),
];
/** The type of the boxes of the hot springs, which no record shows. */
const OF_HOT_SPRINGS = 10;
const GROUPS: readonly FishRow["group"][] = ["beginner", "normal", "upper"];

const positive = integerText(1);
const fishAttributes = v.strictObject({
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

/** Guts are of 1,000. */
const PER_PERCENT = 10;

/** The attributes of later servers, whose times are in seconds and guts in percent. */
const laterAttributes = closedFields({
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
  waitTime: [seconds, "startCombatTime"],
  combatTime: [seconds, "combatDuration"],
  gutsCheckTime: seconds,
});

/** What the dumps of the first chronicles do not state. */
const laterColumns = fields({
  type: [v.exactOptional(fishAttributes.entries.type), "fish_type"],
  group: [v.exactOptional(fishAttributes.entries.group), "fish_group"],
  guts: [v.exactOptional(fishAttributes.entries.guts), "fish_guts"],
  gutsCheckTime: [v.exactOptional(positive), "guts_check_time"],
  waitTime: [v.exactOptional(positive), "wait_time"],
  combatTime: [v.exactOptional(positive), "combat_time"],
});
const LATER = Object.values(laterColumns).map(([, name]) => [name]);
const fishColumns = openFields({
  id: idText,
  level: positive,
  hp: positive,
  hpRegen: [integerText(0), "hpregen"],
  ...laterColumns,
});

type Fish = v.InferOutput<typeof fishAttributes>;

const isWhole = (fish: { readonly [Fact in keyof Fish]: Fish[Fact] | undefined }): fish is Fish =>
  Object.keys(laterColumns).every((fact) => Object.hasOwn(fish, fact));

/** Reads the `fishes` table: from a file of `<fish>`, or from the dump `fish`. */
export function readFishes(datapack: Datapack): SourcedTable<"fishes"> {
  const { report } = datapack;
  const finish = (position: SourcePosition, fish: Fish) => {
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
  };
  const list = hasElementsOf(datapack, "fish") ? undefined : readOptionalXml(datapack, FILES);
  if (list !== undefined) {
    return readChildren(report, list, ["fish"]).flatMap((element) => {
      const isLater = Object.hasOwn(element.attributes, "fishGuts");
      const fish = readLeaf(report, element, isLater ? laterAttributes : fishAttributes);
      return fish === undefined ? [] : finish(element, fish);
    });
  }
  if (report.isStrict) return [];
  return readRowsOf(datapack, "fish", fishColumns, LATER).flatMap(({ row, ...position }) => {
    if (isWhole(row)) return finish(position, row);
    const { id, level: _level, hp: _hp, hpRegen: _hpRegen, ...later } = row;
    const facts = Object.values(later).filter((fact) => fact !== undefined);
    if (facts.length > 0)
      report.error(position, `fish ${id}`, "a type, a group, guts and three times", `${facts.length} of them`);
    else {
      report.warn(position, `fish ${id}`, "how it bites and fights", "a fish of the first chronicles: left out");
      report.leaveOut();
    }
    return [];
  });
}
