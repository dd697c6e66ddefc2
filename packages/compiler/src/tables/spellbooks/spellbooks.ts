import * as v from "valibot";
import { columnElements, hasRowsOf, readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { readEach, readLeaf } from "../../read/element.js";
import { openFields } from "../../read/fields.js";
import { type Form, formFrom } from "../../read/form.js";
import { readOptionalXml } from "../../read/place.js";
import { idText } from "../../read/values.js";
import { lastRowsOf } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

export const spellbookForms: readonly Form[] = [
  formFrom("aCis", ["spellbooks.xml"], "book"),
  formFrom("L2J before 2011", ["sql/skill_spellbooks.sql"], "skill_id, item_id"),
  columnElements("skill_spellbooks"),
];

const bookAttributes = v.strictObject({ skillId: idText, itemId: idText });
const columns = openFields({ skillId: [idText, "skill_id"], itemId: [idText, "item_id"] });

/**
 * Reads the `spellbooks` table: from a file of `<book skillId itemId>`, or from the dump `skill_spellbooks` of L2J before 2011.
 * Since 2011 the skills of classes state the items that each level takes.
 */
export function readSpellbooks(datapack: Datapack): SourcedTable<"spellbooks"> {
  const { report } = datapack;
  const books =
    !report.isStrict && hasRowsOf(datapack, "skill_spellbooks")
      ? // Of two books of one skill the last one counts, as in class SkillSpellbookTable.
        lastRowsOf(report, readRowsOf(datapack, "skill_spellbooks", columns), ({ skillId }) => skillId)
      : readEach(readOptionalXml(datapack, ["spellbooks.xml"]), "book", bookAttributes, readLeaf);
  return books.flatMap(({ row, ...position }) => finishRow(report, "spellbooks", position, row));
}
