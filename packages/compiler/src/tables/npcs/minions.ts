import type { MinionRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { readOptionalXml } from "../../read/place.js";
import { durationText, idAttributes, idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { lastOfEach } from "../rows-by-id.js";

/** Source: class `MinionHolder` of L2J Mobius; the latest ones draw the number of minions up to `max`. */
const minionAttributes = exactObject({
  id: idText,
  count: v.exactOptional(integerText(1), "1"),
  max: v.exactOptional(integerText(0), "0"),
  respawnTime: v.exactOptional(durationText, "0"),
});
const listAttributes = v.strictObject({
  name: v.pipe(labelText, v.startsWith("Privates", 'a name that starts with "Privates"')),
});

export function readMinions(parameters: XmlElement | undefined): readonly MinionRow[] {
  return readChildren(parameters, ["minions"]).flatMap((list) => {
    readAttributes(list, listAttributes);
    return readChildren(list, ["npc"]).flatMap((element) => readMinion(element));
  });
}

/** Reads the minions of the file beside the NPCs by the id of their leader; a datapack without the file has none. */
export function readMinionFile(datapack: Datapack): ReadonlyMap<number, readonly MinionRow[]> {
  const list = readOptionalXml(datapack, ["minionData.xml"]);
  if (list === undefined) return new Map();
  const leaders = readChildren(list, ["npc"]).flatMap((element) => {
    const leader = readAttributes(element, idAttributes);
    const minions = readChildren(element, ["minion"]).flatMap((minion) => readMinion(minion));
    return leader === undefined ? [] : [[leader.id, minions] as const];
  });
  return new Map(lastOfEach(datapack.report, list, ["leaders", "each of them once"], leaders, ([id]) => id));
}

function readMinion(element: XmlElement): readonly MinionRow[] {
  const read = readWhole(element, minionAttributes);
  if (read === undefined) return [];
  const { id: npcId, count: min, max, respawnTime: respawnDelay } = read;
  return [{ npcId, min, max: Math.max(min, max), respawnDelay }];
}
