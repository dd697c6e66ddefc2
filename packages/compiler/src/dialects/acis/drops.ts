import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const npcAttributes = v.object({ id: idText });
const categoryAttributes = v.strictObject({ id: integerText(-1) });
const dropAttributes = v.strictObject({
  itemid: idText,
  min: integerText(1),
  max: integerText(1),
  chance: integerText(0),
});

/** Reads the rows of the `drops` table from an `<npc>` of `xml/npcs`, in source order. */
export function readDropsOf(report: Report, element: XmlElement): SourcedTable<"drops"> {
  const list = onlyChild(report, element.children, "drops");
  if (list === undefined) return [];
  const npc = readAttributes(report, element, npcAttributes);
  return readChildren(report, list, ["category"]).flatMap((group) => {
    const category = readAttributes(report, group, categoryAttributes);
    const drops = readChildren(report, group, ["drop"]);
    if (drops.length === 0) report.error(group, "<category>", "at least one <drop>", "none");
    return drops.flatMap((element) => {
      const drop = readLeaf(report, element, dropAttributes);
      if (npc === undefined || category === undefined || drop === undefined) return [];
      const { itemid: itemId, ...amounts } = drop;
      return finishRow(report, "drops", element, { npcId: npc.id, category: category.id, itemId, ...amounts });
    });
  });
}
