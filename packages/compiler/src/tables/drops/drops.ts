import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readAttributes } from "../../read/element.js";
import { idText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../sourced-tables.js";
import { readCategories } from "./categories.js";
import { readDropLists } from "./lists.js";

const npcAttributes = v.object({ id: idText });

/** Reads the rows of the `drops` table from an `<npc>`, in source order, in the form in which it states them. */
export function readDropsOf(report: Report, element: XmlElement): SourcedTable<"drops"> {
  const categories = onlyChild(report, element.children, "drops");
  const lists = onlyChild(report, element.children, "dropLists");
  if (categories === undefined && lists === undefined) return [];
  const npc = readAttributes(report, element, npcAttributes);
  if (npc === undefined) return [];
  return [
    ...(categories === undefined ? [] : readCategories(report, categories, npc.id)),
    ...(lists === undefined ? [] : readDropLists(report, lists, npc.id)),
  ];
}

/** Returns the drops of NPCs in the order of the source. Of two NPCs with one id the last one counts, as in the engines, with its own drops. */
export function dropsOfLast(
  report: Report,
  npcs: readonly { readonly id: number; readonly drops: SourcedTable<"drops"> }[],
): SourcedTable<"drops"> {
  const last = new Map(npcs.map((npc) => [npc.id, npc]));
  return npcs.flatMap((npc) => {
    if (last.get(npc.id) === npc) return npc.drops;
    report.leaveOut(npc.drops.length, "drops");
    return [];
  });
}
