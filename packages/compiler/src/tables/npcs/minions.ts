import type { MinionRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readLeaves } from "../../read/element.js";
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
  return readChildren(report, parameters, ["minions"]).flatMap((list) => {
    readAttributes(report, list, listAttributes);
    return readLeaves(report, list, "npc", minionAttributes).map(minionOf);
  });
}

/** Reads the minions of the file beside the NPCs by the id of their leader; a datapack without the file has none. */
export function readMinionFile(datapack: Datapack): ReadonlyMap<number, readonly MinionRow[]> {
  const list = readOptionalXml(datapack, ["minionData.xml"]);
  const { report } = datapack;
  const leaders = readChildren(report, list, ["npc"]);
  return new Map(
    leaders.flatMap((element) => {
      const leader = readAttributes(report, element, leaderAttributes);
      const minions = readLeaves(report, element, "minion", minionAttributes).map(minionOf);
      return leader === undefined ? [] : [[leader.id, minions] as const];
    }),
  );
}

function minionOf({ id: npcId, count, respawnTime: respawnDelay }: v.InferOutput<typeof minionAttributes>): MinionRow {
  return { npcId, min: count, max: count, respawnDelay };
}
