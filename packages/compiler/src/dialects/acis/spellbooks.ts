import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
import { idText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const bookAttributes = v.strictObject({ skillId: idText, itemId: idText });

/** Reads the `spellbooks` table from `xml/spellbooks.xml`. */
export function readSpellbooks(datapack: Datapack): SourcedTable<"spellbooks"> {
  const list = readXml(datapack, "xml/spellbooks.xml");
  if (list === undefined) return [];
  return readChildren(datapack.report, list, ["book"]).flatMap((element) => {
    const book = readLeaf(datapack.report, element, bookAttributes);
    return book ? finishRow(datapack.report, "spellbooks", element, book) : [];
  });
}
