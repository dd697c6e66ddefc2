import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import type { Form } from "../../read/form.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import { groupBy } from "../rows-by-id.js";
import type { SourcedTable } from "../sourced-tables.js";

const herbColumns = v.object({ groupId: idText, itemId: idText, category: integerText(0), chance: integerText(0) });
/** The form of a dump. */
export const herbDump: Form = {
  servers: "L2J before 2013",
  files: ["sql/herb_droplist_groups.sql"],
  mark: "groupId, itemId, category, chance",
};

/** Reads the `herbGroups` table from the dump `herb_droplist_groups` of L2J before 2013; none where a datapack does not have it. */
export function readHerbDump(datapack: Datapack): SourcedTable<"herbGroups"> {
  const groups = groupBy(readSqlRowsOf(datapack, "herb_droplist_groups", herbColumns), ({ row }) => row.groupId);
  return [...groups].flatMap(([id, rows]) => {
    const herbs = rows.map(({ row: { groupId: _, ...herb } }) => herb);
    return rows.slice(0, 1).flatMap((first) => finishRow(datapack.report, "herbGroups", first, { id, herbs }));
  });
}
