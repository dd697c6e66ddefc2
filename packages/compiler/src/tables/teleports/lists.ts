import { ADENA_ITEM_ID } from "@gamedata/rules";
import type { TeleportRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { idText, integerText, nameText, pointEntries } from "../../read/values.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { rowsOfLastLists } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { isNobleText, placeName } from "./teleporters.js";

const listAttributes = v.strictObject({ npcId: idText });
const locationAttributes = v.pipe(
  exactObject({
    desc: v.exactOptional(nameText),
    descEn: v.exactOptional(nameText),
    type: v.exactOptional(isNobleText),
    priceId: idText,
    priceCount: integerText(0),
    ...pointEntries,
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    // A server with several languages names each.
    const { desc, descEn: name = desc, type: isNoble = false, priceId: itemId, priceCount: count, x, y, z } = value;
    if (name !== undefined) return { name, x, y, z, price: { itemId, count }, isNoble };
    addIssue({ message: "desc or descEn" });
    return NEVER;
  }),
);

const placeAttributes = v.strictObject(pointEntries);

type Offer = Omit<TeleportRow, "npcId" | "destination">;

/** Reads what each NPC offers: `<telPosList npcId>` with `<loc desc type priceId priceCount x y z>`. Of two lists of an NPC the last counts. */
export const readTeleportLists = (datapack: Datapack, file: string): SourcedTable<"teleports"> =>
  readLists(datapack.report, readXml(datapack, file), (location) => readWhole(location, locationAttributes));

const INSTANT: Names = ["instantTeleports.xml"];

/**
 * Reads where NPCs take players free of charge: `<telPosList npcId>` with `<loc x y z>` of a file of its own; a datapack without it has none.
 *
 * @param others What the NPCs offer besides, which has the first numbers.
 */
export function readInstantTeleports(datapack: Datapack, others: SourcedTable<"teleports">): SourcedTable<"teleports"> {
  const lastOf = new Map(others.map(({ row }) => [row.npcId, row.destination]));
  const rows = readLists(datapack.report, readOptionalXml(datapack, INSTANT), (location) => {
    const place = readWhole(location, placeAttributes);
    const price = { itemId: ADENA_ITEM_ID, count: 0 };
    return place && { ...place, name: placeName(location, place), price, isNoble: false };
  });
  return rows.map(({ row, ...position }) => {
    const destination = row.destination + (lastOf.get(row.npcId) ?? 0);
    return { ...position, row: { ...row, destination } };
  });
}

function readLists(
  report: Report,
  list: XmlElement | undefined,
  read: (location: XmlElement) => Offer | undefined,
): SourcedTable<"teleports"> {
  const elements = readChildren(list, ["telPosList"]);
  const lists = elements.flatMap((element) => {
    const npc = readAttributes(element, listAttributes);
    const locations = readChildren(element, ["loc"]);
    if (npc === undefined) return [];
    const rows = locations.flatMap((location, index) => {
      const offer = read(location);
      if (offer === undefined) return [];
      return finishRow(report, "teleports", location, { npcId: npc.npcId, destination: index + 1, ...offer });
    });
    return [{ id: npc.npcId, position: element, rows }];
  });
  return rowsOfLastLists(report, "teleports of NPC", lists);
}

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
