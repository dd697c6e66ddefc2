import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { idOrNoneText, idText, integerText } from "../../read/values.js";
import { RACES } from "../classes/class-list.js";
import { groupBy } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { learned } from "./clan-fishing.js";

/** The trees that came with the Kamael, by their dumps. */
const LATER_TREES = [
  ["transform_skill_trees", "transformation"],
  ["special_skill_trees", "collection"],
  ["certification_skill_trees", "subclass"],
] as const;

export const LATER_DUMPS = LATER_TREES.map(([dump]) => dump);

/** The number that stands for each race (class SkillTreeTable, method `getAvailableTransformSkills`). */
const ALL_RACES = -1;

const laterColumns = openFields({
  ...fieldsNamed(idText, "skillId=skill_id skillLevel=level"),
  race: [v.exactOptional(integerText(ALL_RACES, RACES.length - 1)), "race_id"],
  ...fieldsNamed(v.exactOptional(integerText(0)), "spCost=sp minPlayerLevel=min_level"),
  // One of the item is taken, or so many of the other one.
  itemId: [v.exactOptional(idOrNoneText), "item_id", "costid"],
  count: [v.exactOptional(integerText(0), "1"), "cost"],
});

/** Reads the dumps of further trees; what characters of several races learn alike is one row (class SkillTreeTable). */
export function readLaterDumps(datapack: Datapack): SourcedTable<"skillTrees"> {
  return LATER_TREES.flatMap(([dump, tree]) => {
    const rows = readRowsOf(datapack, dump, laterColumns, []);
    const alike = groupBy(rows, ({ row: { race: _, ...row } }) => JSON.stringify(row));
    return [...alike.values()].flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { race: _, ...skill } = first.row;
      const races = group.map(({ row }) => row.race ?? ALL_RACES);
      const named = races.includes(ALL_RACES) ? undefined : races.flatMap((race) => RACES[race] ?? []);
      return finishRow(datapack.report, "skillTrees", first, { tree, ...learned(skill), races: named });
    });
  });
}
