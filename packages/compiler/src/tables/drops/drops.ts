import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { attributeOf, onlyChild, readAttributes, readChildren } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { type ElementForm, type Form, formFrom, formOf } from "../../read/form.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { idText, openIdAttributes } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../table-rows.js";
import { readCategories } from "./categories.js";
import { dropDump, readDropDumps, typedDropDump } from "./dumps.js";
import { readDropLists } from "./lists.js";
import { readRewards } from "./rewards.js";

/** Reads the rows of the `drops` table from the list of an NPC, in source order. */
type DropForm = ElementForm<(list: XmlElement, npcId: number) => SourcedTable<"drops">> & {
  /** The element of the list. */
  readonly list: string;
};

const elements: readonly DropForm[] = [
  { servers: "aCis", files: ["npcs"], mark: "npc/drops", list: "drops", read: readCategories },
  {
    servers: "L2J Server, L2J Mobius, L2jOrg",
    files: ["stats/npcs"],
    mark: "npc/dropLists",
    list: "dropLists",
    read: readDropLists,
  },
];

const rewards: Form = formFrom("L2-Scripts", ["npc"], "npc/rewardlist");

/** The file of the drops of all NPCs, which servers have that have their NPCs in a dump. */
const FILES: Names = ["npcDrops.xml", "npcs/droplist.xml"];

export const dropForms: readonly Form[] = [
  ...elements,
  rewards,
  dropDump,
  typedDropDump,
  formFrom("L2jAdmins, forks of aCis before 2013", FILES, "drop/category"),
];

/** Reads the rows of the `drops` table from an `<npc>`, in source order, in the forms in which it states them. */
export function readDropsOf(datapack: Datapack, element: XmlElement): SourcedTable<"drops"> {
  if (formOf([rewards], element) !== undefined) {
    const npc = readAttributes(element, openIdAttributes);
    return npc === undefined ? [] : readRewards(datapack, element, npc.id);
  }
  return elements.flatMap((form) => {
    const list = onlyChild(element.children, form.list);
    const npc = list && readAttributes(element, openIdAttributes);
    return list === undefined || npc === undefined ? [] : form.read(list, npc.id);
  });
}

const ownerAttributes = v.strictObject({ npcId: idText });
const mobAttributes = closedFields({ npcId: [idText, "mobId"] });

/** Reads the `drops` table of servers whose NPCs are in dumps: from a dump, too, or from a file of `<drop npcId>` or `<drop mobId>`. */
export function readDropsBesideNpcs(datapack: Datapack): SourcedTable<"drops"> {
  const list = readOptionalXml(datapack, FILES);
  if (list === undefined) return readDropDumps(datapack);
  return readChildren(list, ["drop"]).flatMap((element) => {
    const owner = readAttributes(
      element,
      attributeOf(element, "mobId") !== undefined ? mobAttributes : ownerAttributes,
    );
    return owner === undefined ? [] : readCategories(element, owner.npcId);
  });
}

/** Returns the drops of NPCs in the order of the source. Of two NPCs with one id the last one counts, as in the engines, with its own drops. */
export function dropsOfLast(
  report: Report,
  npcs: readonly { readonly id: number; readonly drops: SourcedTable<"drops"> }[],
): SourcedTable<"drops"> {
  const last = new Map(npcs.map((npc) => [npc.id, npc]));
  return npcs.flatMap((npc) => {
    if (last.get(npc.id) === npc) return npc.drops;
    return report.leaveOut(npc.drops.length, "drops");
  });
}
