import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren } from "../../read/element.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { idText, integerText } from "../../read/values.js";
import type { SourcedTable } from "../table-rows.js";

const MENUS: Names = ["gatekeeper.xml"];

const menuAttributes = v.strictObject({ id: integerText(0) });
const npcAttributes = v.strictObject({ id: idText, menu: integerText(0) });

/**
 * Leaves out what NPCs offer that have menus of a fork, `<npc id menu>` with a `<menu id>`: a script answers for them, so that nobody sees their
 * lists. What a menu asks for is computed of the distance, the level, the karma and the time of day, and is not read. An NPC whose menu is not
 * there keeps its list, as in the fork's script.
 */
export function withoutMenus(datapack: Datapack, rows: SourcedTable<"teleports">): SourcedTable<"teleports"> {
  const list = readOptionalXml(datapack, MENUS);
  if (list === undefined) return rows;
  const elements = readChildren(list, ["menu", "npc"]);
  const menus = elements.filter(({ name }) => name === "menu").map((menu) => readAttributes(menu, menuAttributes)?.id);
  const npcs = elements.filter(({ name }) => name === "npc").map((npc) => readAttributes(npc, npcAttributes));
  const bound = new Set(npcs.flatMap((npc) => (npc !== undefined && menus.includes(npc.menu) ? npc.id : [])));
  const kept = rows.filter(({ row }) => !bound.has(row.npcId));
  const hidden = rows.length - kept.length;
  if (bound.size > 0) {
    const received = `menus with prices of a formula: not read, and the ${hidden} destinations of their lists left out`;
    datapack.report.warn(list, `teleports of ${bound.size} NPCs`, "lists with prices", received);
  }
  datapack.report.leaveOut(hidden);
  return kept;
}
