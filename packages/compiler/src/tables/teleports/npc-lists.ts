import { ADENA_ITEM_ID } from "@gamedata/rules";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactFields, fieldsNamed } from "../../read/fields.js";
import { hasFile, readText } from "../../read/file.js";
import { coordinatesText, idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { readNpcFiles } from "../npcs/npcs.js";
import { TELEPORT_LIST } from "../npcs/values.js";
import { rowsOfLastLists } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { placeName } from "./teleporters.js";

/** The texts of the server, among them names of destinations. */
const TEXTS = "string/strings_en.properties";
const TEXT = /^[ \t]*(?<key>[^\s=#][^=\n]*?)[ \t]*=[ \t]*(?<text>[^\n]*\S)/gmu;

function textsOf(datapack: Datapack): ReadonlyMap<string, string> {
  const file = `${datapack.folder}/${TEXTS}`;
  const all = hasFile(datapack, file) ? (readText(datapack, file) ?? "") : "";
  return new Map([...all.matchAll(TEXT)].map(([, key = "", text = ""]) => [key, text]));
}

const listAttributes = v.object({ id: integerText(0) });
/** A level from or up to which alone a destination is offered. */
const noLevel = v.exactOptional(integerText(0, 0));
/** What closes a destination for a time, or marks it. */
const mark = v.exactOptional(v.string());

const targetAttributes = exactFields({
  loc: v.pipe(
    coordinatesText,
    v.check(({ length }) => length === 3 || length === 4, '"x y z"'),
  ),
  itemId: [v.exactOptional(idText), "item_id"],
  count: [integerText(0), "price"],
  name: labelText,
  english: [v.exactOptional(labelText), "EnName", "StringName"],
  textKey: [mark, "StringNameLang"],
  russian: [mark, "RuName"],
  castleIds: [mark, "castle_id"],
  questZoneId: [mark, "quest_zone_id"],
  clientText: [mark, "fstring"],
  ...fieldsNamed(noLevel, "minLevel=min_level maxLevel=max_level"),
});

/** The list that dialogues open, and those that are offered to noblesse alone: for adena, and for tokens (script `Util`, page `noble.htm`). */
const OPEN = 1;
const OF_NOBLESSE = [2, 3];

/** The types of the NPCs of castles and the like, whose lists are for members of the clan (class `ResidenceManager`). */
const OF_RESIDENCE = /^residences?\./u;

/**
 * Reads the `<teleportlist>` of NPCs, with a `<sublist id>` of `<target loc item_id price name>`. Source: classes `NpcParser` and `NpcInstance` of
 * L2-Scripts. A name is that of a text of the server, or the number of one of the client, without which a destination is named after the comment
 * behind it, or its coordinates; some forks state the texts beside the number. Left out are lists of residences, and those that scripts may open.
 */
export function readNpcLists(datapack: Datapack): SourcedTable<"teleports"> {
  const { report } = datapack;
  const { npcs, lists: stated } = readNpcFiles(datapack);
  const teleportLists = stated.filter(({ kind }) => kind === TELEPORT_LIST);
  const types = new Map(npcs.map(({ row }) => [row.id, row.type ?? ""]));
  const texts = teleportLists.length === 0 ? new Map<string, string>() : textsOf(datapack);
  const lists = teleportLists.map(({ npcId, list }) => {
    const parts = readChildren(list, ["sublist"]).map((part) => ({
      part,
      id: readAttributes(part, listAttributes, { isWhole: true })?.id ?? 0,
    }));
    const hasAll = OF_NOBLESSE.every((number) => parts.some(({ id }) => id === number));
    const isOfResidence = OF_RESIDENCE.test(types.get(npcId) ?? "");
    let destination = 0;
    const rows = parts.flatMap(({ part, id }) => {
      const targets = readChildren(part, ["target"]);
      const isNoble = OF_NOBLESSE.includes(id);
      const first = destination + 1;
      destination += targets.length;
      if (isOfResidence || !(id === OPEN || (isNoble && hasAll))) {
        const reason = isOfResidence ? "one of a residence" : `list ${id}`;
        report.warn(part, `teleports of NPC ${npcId}`, "a list that dialogues open", `${reason}: left out`);
        return report.leaveOut(targets.length);
      }
      return targets.flatMap((target, index) =>
        rowOf(datapack, target, { npcId, isNoble, destination: first + index }, texts),
      );
    });
    return { id: npcId, position: list, rows };
  });
  return rowsOfLastLists(report, "teleports of NPC", lists);
}

function rowOf(
  { report }: Datapack,
  element: XmlElement,
  offer: { readonly npcId: number; readonly isNoble: boolean; readonly destination: number },
  texts: ReadonlyMap<string, string>,
): SourcedTable<"teleports"> {
  const target = readWhole(element, targetAttributes);
  if (target === undefined) return [];
  const { loc, itemId = ADENA_ITEM_ID, count, name, english } = target;
  const [x = 0, y = 0, z = 0] = loc;
  const place = { x, y, z, name: english ?? texts.get(name) ?? placeName(element, { x, y }) };
  return finishRow(report, "teleports", element, { ...offer, ...place, price: { itemId, count } });
}
