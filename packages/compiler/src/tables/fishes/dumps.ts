import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { fields, openFields } from "../../read/fields.js";
import { idText, integerText } from "../../read/values.js";
import type { SourcedTable } from "../table-rows.js";
import { type Fish, finishFish, numberedFish, positive } from "./fish.js";

/** What the dumps of the first chronicles do not state. */
const laterColumns = fields({
  type: [v.exactOptional(numberedFish.entries.type), "fish_type"],
  group: [v.exactOptional(numberedFish.entries.group), "fish_group"],
  guts: [v.exactOptional(numberedFish.entries.guts), "fish_guts"],
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

const isWhole = (fish: { readonly [Fact in keyof Fish]: Fish[Fact] | undefined }): fish is Fish =>
  Object.keys(laterColumns).every((fact) => Object.hasOwn(fish, fact));

/** Reads the dump `fish`, whose columns later chronicles have more of. */
export function readFishDump(datapack: Datapack): SourcedTable<"fishes"> {
  const { report } = datapack;
  return readRowsOf(datapack, "fish", fishColumns, LATER).flatMap(({ row, ...position }) => {
    if (isWhole(row)) return finishFish(report, position, row);
    const { id, level: _level, hp: _hp, hpRegen: _hpRegen, ...later } = row;
    const facts = Object.values(later).filter((fact) => fact !== undefined);
    if (facts.length === 0)
      return report.omit(position, `fish ${id}`, "how it bites and fights", "a fish of the first chronicles");
    return report.error(position, `fish ${id}`, "a type, a group, guts and three times", `${facts.length} of them`);
  });
}
