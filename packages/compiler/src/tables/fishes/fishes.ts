import type { FishRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import { columnElements, columnLines, hasElementsOf, readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
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

const laterAttributes = v.strictObject({
  itemId: idText,
  fishGroup: numberOf(TYPES),
  fishGrade: numberOf(GRADES),
  fishLevel: positive,
  fishGuts: numberText(0, 100),
  fishHp: positive,
  hpRegen: numberText(0),
  startCombatTime: positive,
  combatDuration: positive,
  gutsCheckTime: positive,
});

/** What the dumps of the first chronicles do not state. */
const laterColumns = {
  fish_type: v.exactOptional(fishAttributes.entries.type),
  fish_group: v.exactOptional(fishAttributes.entries.group),
  fish_guts: v.exactOptional(fishAttributes.entries.guts),
  guts_check_time: v.exactOptional(positive),
  wait_time: v.exactOptional(positive),
  combat_time: v.exactOptional(positive),
};
const fishColumns = v.object({ id: idText, level: positive, hp: positive, hpregen: integerText(0), ...laterColumns });

/** Guts are of 1,000. */
const PER_PERCENT = 10;

/** Reads the `fishes` table: from a file of `<fish>`, or from the dump `fish`. */
export function readFishes(datapack: Datapack): SourcedTable<"fishes"> {
  const { report } = datapack;
  const finish = (position: SourcePosition, fish: v.InferOutput<typeof fishAttributes>) => {
    const [kind, group] = [KINDS[fish.type], GROUPS[fish.group]];
    if (kind === undefined || group === undefined) {
      const known = `a whole number of at most ${KINDS.length - 1}`;
      if (fish.type === OF_HOT_SPRINGS) report.warn(position, "<fish> type", known, `${OF_HOT_SPRINGS}: left out`);
      else report.error(position, "<fish> type", known, String(fish.type));
      report.leaveOut();
      return [];
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
      if (Object.hasOwn(element.attributes, "fishGuts")) {
        const later = readLeaf(report, element, laterAttributes);
        return later === undefined ? [] : finish(element, fishOf(later));
      }
      const fish = readLeaf(report, element, fishAttributes);
      return fish === undefined ? [] : finish(element, fish);
    });
  }
  if (report.isStrict) return [];
  const later = Object.keys(laterColumns).map((name) => [name]);
  return readRowsOf(datapack, "fish", fishColumns, later).flatMap(({ row, ...position }) => {
    const { fish_type: type, fish_group: group, fish_guts: guts, guts_check_time: gutsCheckTime } = row;
    const { id, level, hp, hpregen: hpRegen, wait_time: waitTime, combat_time: combatTime } = row;
    const facts = [type, group, guts, gutsCheckTime, waitTime, combatTime].filter((fact) => fact !== undefined);
    if (facts.length === 0) {
      report.warn(position, `fish ${id}`, "how it bites and fights", "a fish of the first chronicles: left out");
      report.leaveOut();
      return [];
    }
    if (type !== undefined && group !== undefined && guts !== undefined && gutsCheckTime !== undefined) {
      if (waitTime !== undefined && combatTime !== undefined)
        return finish(position, { id, level, hp, hpRegen, type, group, guts, gutsCheckTime, waitTime, combatTime });
    }
    report.error(position, `fish ${id}`, "a type, a group, guts and three times", `${facts.length} of them`);
    return [];
  });
}

/** Returns a fish of the later servers, whose times are in seconds and guts in percent, in the units of those before. */
const fishOf = (fish: v.InferOutput<typeof laterAttributes>): v.InferOutput<typeof fishAttributes> => ({
  id: fish.itemId,
  level: fish.fishLevel,
  hp: fish.fishHp,
  hpRegen: Math.trunc(fish.hpRegen),
  type: fish.fishGroup,
  group: fish.fishGrade,
  guts: Math.round(fish.fishGuts * PER_PERCENT),
  gutsCheckTime: fish.gutsCheckTime * MILLISECONDS_PER_SECOND,
  waitTime: fish.startCombatTime * MILLISECONDS_PER_SECOND,
  combatTime: fish.combatDuration * MILLISECONDS_PER_SECOND,
});
