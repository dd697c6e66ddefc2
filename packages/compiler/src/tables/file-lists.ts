import { parse } from "node:path";
import * as v from "valibot";
import { readChildren, readTexts } from "../read/element.js";
import { idText, integerText } from "../read/values.js";
import type { XmlElement } from "../read/xml.js";

/** The hash of a text in Java, without its sign. */
const hashOf = (text: string): number => {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units.reduce((hash, unit) => (Math.imul(hash, 31) + unit) >>> 0, 0);
};

/**
 * Returns the id that is the name of a file, which may begin with zeros. Another name is an error, but one of several words, such as that of a
 * copy: no dialogue can open its list, which is left out.
 *
 * @param isHashed Whether the server opens lists by names, of which only one with a number is that of a copy; the id is the hash of the name.
 */
export function idOfFile(
  list: XmlElement,
  table: "multisells" | "buyLists",
  expected: string,
  isHashed = false,
): number | undefined {
  const { report } = list;
  const { name } = parse(list.file);
  const id = v.safeParse(idText, name);
  if (id.success) return id.output;
  if (/\S\s+\S/u.test(name) && (!isHashed || /\d/u.test(name)) && !report.isStrict) {
    report.warn(list, "file name", expected, `${JSON.stringify(name)}, which nothing opens: left out`);
    report.leaveOut(list.children.filter((child) => child.name === "item").length, table);
    return undefined;
  }
  if (isHashed && !report.isStrict) return hashOf(name);
  return report.refuse(list, "file name", expected, JSON.stringify(name));
}

/** The id that stands for no NPC. */
const NO_NPC = -1;

const npcText = v.pipe(integerText(NO_NPC), v.notValue(0));

/** Reads the ids in an `<npcs>`, each once, none where there is no such element, or for `-1`; nothing where no id can be read. */
export function readNpcIds(element: XmlElement | undefined): readonly number[] | undefined {
  if (element === undefined) return [];
  const elements = readChildren(element, ["npc"]);
  const ids = readTexts(elements, npcText, "an NPC id");
  if (ids.length === 0 && elements.length > 0) return undefined;
  return [...new Set(ids)].filter((id) => id !== NO_NPC);
}
