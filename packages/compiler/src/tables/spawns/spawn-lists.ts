import type { Territory } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Sourced } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readEvery } from "../../read/element.js";
import { durationText, idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { NextGroup } from "./places.js";
import { ANY_HEADING, type Spawn } from "./spawn.js";
import { middleOf, readTerritory } from "./territory.js";

const coordinate = integerText();
const delay = v.exactOptional(durationText);

/** A place in one text: `x y z heading`. */
const placeText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-?\d{1,7}(?:\s+-?\d{1,7}){3}$/u, '"x y z heading"'),
  v.transform((text) => text.split(/\s+/u).map(Number)),
  v.transform(([x = 0, y = 0, z = 0, heading = 0]) => ({ x, y, z, heading })),
);

const spawnAttributes = v.strictObject({ zone: v.exactOptional(labelText) });
const npcAttributes = v.strictObject({
  id: idText,
  x: v.exactOptional(coordinate),
  y: v.exactOptional(coordinate),
  z: v.exactOptional(coordinate),
  heading: v.exactOptional(coordinate),
  pos: v.exactOptional(placeText),
  count: v.exactOptional(idText),
  respawn: delay,
  respawnDelay: delay,
  respawnTime: delay,
  respawnRandom: delay,
  periodOfDay: v.exactOptional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.picklist(["day", "night"], '"day" or "night"'),
      v.transform((period) => (period === "day" ? (1 as const) : (2 as const))),
    ),
  ),
});
const placeAttributes = v.strictObject({
  x: coordinate,
  y: coordinate,
  z: coordinate,
  heading: v.exactOptional(coordinate),
});

/**
 * Reads a list of `<spawn zone>` with `<npc id x y z heading count respawnDelay|respawnTime respawnRandom>`, at a point, at one of the
 * `<location>` of its `<locations>` at a time, or in the `<territory>` of the spawn or of its `<group>`. Source: L2J Server and Mobius;
 * L2JHellas has the point as `pos`, and the delay as `respawn`.
 */
export function readSpawnList(report: Report, list: XmlElement, nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  return readChildren(report, list, ["spawn"]).flatMap((spawn) => {
    const read = readAttributes(report, spawn, spawnAttributes);
    return readGroup({ report, nextGroup }, spawn, ["npc", "territory", "territories", "group"], read?.zone);
  });
}

/** What a list is read with. */
interface Scope {
  readonly report: Report;
  readonly nextGroup: NextGroup;
}

/**
 * Reads the NPCs of a spawn or of a group in it.
 *
 * @param outer The territory of the spawn, for those of a group without one.
 */
function readGroup(
  scope: Scope,
  element: XmlElement,
  allowed: readonly string[],
  zone?: string,
  outer?: Territory,
): readonly Sourced<Spawn>[] {
  const { report } = scope;
  const children = readChildren(report, element, allowed);
  const lists = children.filter(({ name }) => name === "territories");
  const [area] = [
    ...children.filter(({ name }) => name === "territory"),
    ...lists.flatMap((list) => readChildren(report, list, ["territory"])),
  ];
  const territory = area === undefined ? outer : readTerritory(report, area, zone);
  const groups = children.filter(({ name }) => name === "group");
  return [
    ...children.filter(({ name }) => name === "npc").flatMap((npc) => readNpc(scope, npc, territory)),
    ...groups.flatMap((group) => readGroup(scope, group, ["npc", "territories"], undefined, territory)),
  ];
}

function readNpc(
  { report, nextGroup }: Scope,
  element: XmlElement,
  territory: Territory | undefined,
): readonly Sourced<Spawn>[] {
  const npc = readAttributes(report, element, npcAttributes, { isWhole: true });
  const children = readChildren(report, element, ["locations"]);
  if (npc === undefined) return [];
  const { id: npcId, pos, x = pos?.x, y = pos?.y, z = pos?.z, count, respawnRandom, periodOfDay } = npc;
  const respawnDelay = npc.respawnDelay ?? npc.respawnTime ?? npc.respawn;
  const { file, line } = element;
  const spawn = {
    npcId,
    heading: npc.heading ?? pos?.heading ?? ANY_HEADING,
    respawnDelay,
    respawnRandom,
    periodOfDay,
  };
  const places = readPlaces(report, onlyChild(report, children, "locations"));
  if (places.length > 0) {
    const groupId = nextGroup(element, npcId);
    return places.map(({ heading = spawn.heading, ...place }) => {
      return { file, line, row: { ...spawn, ...place, heading, groupId } };
    });
  }
  const at = x === undefined || y === undefined || z === undefined ? undefined : { x, y, z };
  if (at !== undefined) return [{ file, line, row: { ...spawn, ...at, count } }];
  if (territory !== undefined) return [{ file, line, row: { ...spawn, ...middleOf(territory), count, territory } }];
  report.error(element, "<npc>", "x, y and z, <locations>, or a <territory> beside it", "none");
  return [];
}

/** Reads the places of which an NPC uses one at a time; none when one of them cannot be read. */
function readPlaces(report: Report, list: XmlElement | undefined) {
  const elements = readChildren(report, list, ["location"]);
  return readEvery(report, elements, placeAttributes) ?? [];
}
