import * as v from "valibot";
import { type Datapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readWhole, readWholePart } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { coordinate, durationText, openIdAttributes, pointEntries } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import type { Spawn } from "./spawn.js";

const pointAttributes = v.strictObject({ ...pointEntries, heading: v.exactOptional(coordinate) });
const respawnAttributes = v.strictObject({ delay: durationText, randomInterval: v.exactOptional(durationText) });

/**
 * Reads the spawns of Hellbound, which have a file of their own in the datapacks of chronicles that have Hellbound; one without a heading
 * faces east. Source: class `HellboundSpawns` of L2J Server.
 */
export function readHellbound(datapack: Datapack, file: string): readonly Sourced<Spawn>[] {
  const list = hasFile(datapack, file) ? readXml(datapack, file) : undefined;
  const npcs = readChildren(list, ["npc"]);
  return npcs.flatMap((element) => {
    const npc = readAttributes(element, openIdAttributes);
    const children = readChildren(element, ["location", "respawn"]);
    const location = onlyChild(children, "location");
    const point = location && readWhole(location, pointAttributes);
    const delays = readWholePart(children, "respawn", respawnAttributes);
    if (location === undefined) datapack.report.error(element, "<npc>", "a <location>", "none");
    if (npc === undefined || point === undefined || delays === undefined) return [];
    const row = { npcId: npc.id, ...point, respawnDelay: delays.delay, respawnRandom: delays.randomInterval };
    return [sourcedAt(element, row)];
  });
}
