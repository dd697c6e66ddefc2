import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readLeaves } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { type Form, formFrom } from "../../read/form.js";
import { findPlace, type Names } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idAttributes, idText, integerText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { groupBy } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

const herbColumns = v.object({ groupId: idText, itemId: idText, category: integerText(0), chance: integerText(0) });
const herbDump: Form = formFrom(
  "L2J before 2013",
  ["sql/herb_droplist_groups.sql"],
  "groupId, itemId, category, chance",
);

/** Reads the `herbGroups` table from the dump `herb_droplist_groups` of L2J before 2013; none where a datapack does not have it. */
function readHerbDump(datapack: Datapack): SourcedTable<"herbGroups"> {
  const groups = groupBy(readSqlRowsOf(datapack, "herb_droplist_groups", herbColumns), ({ row }) => row.groupId);
  return [...groups].flatMap(([id, rows]) => {
    const herbs = rows.map(({ row: { groupId: _, ...herb } }) => herb);
    return rows.slice(0, 1).flatMap((first) => finishRow(datapack.report, "herbGroups", first, { id, herbs }));
  });
}

/** The second name is that before 2015. */
const FILES: Names = ["herbDrops.xml", "herbs_droplist.xml"];

export const herbGroupForms: readonly Form[] = [formFrom("aCis", FILES, "group/item"), herbDump];

const herbAttributes = closedFields({ itemId: [idText, "id"], category: integerText(0), chance: integerText(0) });

/** Reads the `herbGroups` table; herbs keep the order of the source. Other servers have herbs among the drops. */
export function readHerbGroups(datapack: Datapack): SourcedTable<"herbGroups"> {
  const file = findPlace(datapack, FILES);
  if (file === undefined) return readHerbDump(datapack);
  const list = readXml(datapack, file);
  return readChildren(list, ["group"]).flatMap((element) => {
    const group = readAttributes(element, idAttributes);
    const herbs = readLeaves(element, "item", herbAttributes);
    return group ? finishRow(datapack.report, "herbGroups", element, { id: group.id, herbs }) : [];
  });
}
