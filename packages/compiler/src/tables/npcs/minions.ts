import type { MinionRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { readOptionalXml } from "../../read/place.js";
import { idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

const minionAttributes = v.strictObject({ id: idText, count: integerText(1), respawnTime: integerText(0) });
const listAttributes = v.strictObject({
  name: v.pipe(labelText, v.startsWith("Privates", 'a name that starts with "Privates"')),
});
const leaderAttributes = v.strictObject({ id: idText });

/** Reads the minions in the `<parameters>` of an NPC. */
export function readMinions(report: Report, parameters: XmlElement | undefined): readonly MinionRow[] {
  if (parameters === undefined) return [];
  return readChildren(report, parameters, ["minions"]).flatMap((list) => {
    readAttributes(report, list, listAttributes);
    return readChildren(report, list, ["npc"]).flatMap((minion) => readMinion(report, minion));
  });
}

/** Reads the minions of the file beside the NPCs by the id of their leader; a datapack without the file has none. */
export function readMinionFile(datapack: Datapack): ReadonlyMap<number, readonly MinionRow[]> {
  const list = readOptionalXml(datapack, ["minionData.xml"]);
  const { report } = datapack;
  const leaders = list === undefined ? [] : readChildren(report, list, ["npc"]);
  return new Map(
    leaders.flatMap((element) => {
      const leader = readAttributes(report, element, leaderAttributes);
      const minions = readChildren(report, element, ["minion"]).flatMap((minion) => readMinion(report, minion));
      return leader === undefined ? [] : [[leader.id, minions] as const];
    }),
  );
}

function readMinion(report: Report, element: XmlElement): readonly MinionRow[] {
  const minion = readLeaf(report, element, minionAttributes);
  if (minion === undefined) return [];
  const { id: npcId, count, respawnTime: respawnDelay } = minion;
  return [{ npcId, min: count, max: count, respawnDelay }];
}
