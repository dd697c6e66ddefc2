import { nonEmpty, present } from "@gamedata/rules";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readTexts } from "../../read/element.js";
import { type Form, formFrom } from "../../read/form.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { integerText, labelText } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

const FILES: Names = ["categoryData.xml", "categories.xml"];

export const categoryForms: readonly Form[] = [formFrom("L2J since 2013, L2J Mobius, L2jOrg", FILES, "category[name]")];

const categoryAttributes = v.strictObject({ name: labelText });

/** Below it the ids of a group are those of classes, from it on those of NPCs. Source: L2J Server, enum `ClassId`. */
const FIRST_NPC = 1000;

/** Reads the `categories` table: `<category name>` with the `<id>` of each member. One without members, or with an invalid one, is left out. */
export function readCategories(datapack: Datapack): SourcedTable<"categories"> {
  const list = readOptionalXml(datapack, FILES);
  return readChildren(list, ["category"]).flatMap((element) => {
    const category = readAttributes(element, categoryAttributes);
    if (element.children.length === 0) return datapack.report.leaveOut();
    const members = readChildren(element, ["id"]);
    const stated = readTexts(members, integerText(0), "the id of a class or an NPC");
    if (category === undefined || stated.length === 0 || stated.length < members.length) return [];
    const ids = [...new Set(stated)];
    const row = present({
      name: category.name,
      classIds: nonEmpty(ids.filter((id) => id < FIRST_NPC)),
      npcIds: nonEmpty(ids.filter((id) => id >= FIRST_NPC)),
    });
    return finishRow(datapack.report, "categories", element, row);
  });
}
