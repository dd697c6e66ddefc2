import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { idText, integerText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import { readHerbDump } from "../../tables/drops/herb-dump.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const groupAttributes = v.strictObject({ id: idText });
const herbAttributes = v.strictObject({ id: idText, category: integerText(0), chance: integerText(0) });

/** Reads the `herbGroups` table from `xml/herbDrops.xml`, or a dump; herbs keep the order of the source. */
export function readHerbGroups(datapack: Datapack): SourcedTable<"herbGroups"> {
  const { report } = datapack;
  const list = readXml(datapack, "xml/herbDrops.xml");
  if (list === undefined) return readHerbDump(datapack);
  return readChildren(report, list, ["group"]).flatMap((element) => {
    const group = readAttributes(report, element, groupAttributes);
    const herbs = readChildren(report, element, ["item"]).flatMap((item) => {
      const herb = readLeaf(report, item, herbAttributes);
      return herb === undefined ? [] : { itemId: herb.id, category: herb.category, chance: herb.chance };
    });
    return group ? finishRow(report, "herbGroups", element, { id: group.id, herbs }) : [];
  });
}
