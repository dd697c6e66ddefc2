import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { fields, fieldsNamed, openFields } from "../../read/fields.js";
import { idText, integerText } from "../../read/values.js";
import type { SourcedTable } from "../table-rows.js";
import { type Fish, finishFish, laterFields, positive } from "./fish.js";

const laterColumns = fields({
  type: [v.exactOptional(laterFields.type), "fish_type"],
  group: [v.exactOptional(laterFields.group), "fish_group"],
  biteChance: [v.exactOptional(laterFields.biteChance), "fish_guts"],
  ...fieldsNamed(v.exactOptional(positive), "biteInterval=guts_check_time waitTime=wait_time fightTime=combat_time"),
});
const LATER = Object.values(laterColumns).map(([, name]) => [name]);
const fishColumns = openFields({
  itemId: [idText, "id"],
  ...fieldsNamed(positive, "level hp"),
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
    const count = Object.keys(row).filter((fact) => Object.hasOwn(laterColumns, fact)).length;
    if (count === 0)
      return report.omit(position, `fish ${row.itemId}`, "how it bites and fights", "a fish of the first chronicles");
    return report.error(position, `fish ${row.itemId}`, "a type, a group, guts and three times", `${count} of them`);
  });
}
