import * as v from "valibot";
import type { Datapack, Sourced } from "../../read/datapack.js";
import type { Form } from "../../read/form.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const herbColumns = v.object({ groupId: idText, itemId: idText, category: integerText(0), chance: integerText(0) });
type Herb = v.InferOutput<typeof herbColumns>;

/** The form of a dump. */
export const herbDump: Form = {
  servers: "L2J before 2013",
  files: ["sql/herb_droplist_groups.sql"],
  mark: "groupId, itemId, category, chance",
};

/** Reads the `herbGroups` table from the dump `herb_droplist_groups` of L2J before 2013; none where a datapack does not have it. */
export function readHerbDump(datapack: Datapack): SourcedTable<"herbGroups"> {
  const groups = new Map<number, Sourced<Herb>[]>();
  for (const herb of readSqlRowsOf(datapack, "herb_droplist_groups", herbColumns)) {
    const { groupId } = herb.row;
    groups.set(groupId, [...(groups.get(groupId) ?? []), herb]);
  }
  return [...groups].flatMap(([id, rows]) => {
    const herbs = rows.map(({ row: { itemId, category, chance } }) => ({ itemId, category, chance }));
    return rows.slice(0, 1).flatMap((first) => finishRow(datapack.report, "herbGroups", first, { id, herbs }));
  });
}
