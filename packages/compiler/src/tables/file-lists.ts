import { basename } from "node:path";
import * as v from "valibot";
import type { Report } from "../diagnostic.js";
import { readChildren, readContent } from "../read/element.js";
import { idText } from "../read/values.js";
import type { XmlElement } from "../read/xml.js";

/**
 * Returns the id that is the name of a file, which may begin with zeros. Another name is an error.
 *
 * @param expected What the name should be.
 */
export function idOfFile(report: Report, list: XmlElement, expected: string): number | undefined {
  const name = basename(list.file, ".xml");
  const id = v.safeParse(idText, name);
  if (id.success) return id.output;
  report.error(list, "file name", expected, JSON.stringify(name));
  return undefined;
}

/** Reads the ids in an `<npcs>`, if there is one. */
export function readNpcIds(report: Report, element: XmlElement | undefined): readonly number[] {
  if (element === undefined) return [];
  return readChildren(report, element, ["npc"]).flatMap((npc) => {
    const text = readContent(report, npc);
    const result = v.safeParse(idText, text);
    if (result.success) return result.output;
    report.error(npc, "<npc>", "an NPC id", JSON.stringify(text));
    return [];
  });
}
