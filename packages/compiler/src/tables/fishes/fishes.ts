import type { FishRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import { columnElements, hasElementsOf, readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
import type { Form } from "../../read/form.js";
import { readOptionalXml } from "../../read/place.js";
import { idText, integerText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

/** The forms of the `fishes` table. */
export const fishForms: readonly Form[] = [
  { servers: "aCis", files: ["fish.xml"], mark: "fish@gutsCheckTime" },
  { servers: "L2J before 2012", files: ["sql/fish.sql"], mark: "id, level, fish_type, fish_group, fish_guts" },
  columnElements("fish"),
];

/** The kinds of the types that a source numbers from 0: normal ones and boxes, then beginners' and those of the upper grade. */
const KINDS: readonly FishRow["kind"][] = [
  ...(["fat", "nimble", "ugly", "box"] as const),
  ...(["fat", "nimble", "ugly"] as const),
  ...(["fat", "nimble", "ugly"] as const),
];
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

const fishColumns = v.object({
  id: idText,
  level: positive,
  hp: positive,
  hpregen: integerText(0),
  fish_type: fishAttributes.entries.type,
  fish_group: fishAttributes.entries.group,
  fish_guts: fishAttributes.entries.guts,
  guts_check_time: positive,
  wait_time: positive,
  combat_time: positive,
});

/** Guts are of 1,000. */
const PER_PERCENT = 10;

/** Reads the `fishes` table: from a file of `<fish>`, or from the dump `fish`. */
export function readFishes(datapack: Datapack): SourcedTable<"fishes"> {
  const { report } = datapack;
  const finish = (position: SourcePosition, fish: v.InferOutput<typeof fishAttributes>) => {
    const [kind, group] = [KINDS[fish.type], GROUPS[fish.group]];
    if (kind === undefined || group === undefined) {
      report.error(position, "<fish> type", `a whole number of at most ${KINDS.length - 1}`, String(fish.type));
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
  const list = hasElementsOf(datapack, "fish") ? undefined : readOptionalXml(datapack, ["fish.xml"]);
  if (list !== undefined) {
    return readChildren(report, list, ["fish"]).flatMap((element) => {
      const fish = readLeaf(report, element, fishAttributes);
      return fish === undefined ? [] : finish(element, fish);
    });
  }
  if (report.isStrict) return [];
  return readRowsOf(datapack, "fish", fishColumns).flatMap(({ row, ...position }) =>
    finish(position, {
      id: row.id,
      level: row.level,
      hp: row.hp,
      hpRegen: row.hpregen,
      type: row.fish_type,
      group: row.fish_group,
      guts: row.fish_guts,
      gutsCheckTime: row.guts_check_time,
      waitTime: row.wait_time,
      combatTime: row.combat_time,
    }),
  );
}
