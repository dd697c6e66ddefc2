import { present, type Territory } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { durationText, flagText, idText, integerText, labelText } from "../../read/values.js";
import { readXml, readXmlTree, type XmlElement } from "../../read/xml.js";
import type { L2jDialect } from "./l2j-dialect.js";
import type { Spawn } from "./spawn-row.js";

/** The direction that an NPC without a heading faces: any. */
const ANY_HEADING = -1;

const coordinate = integerText();
const delay = v.exactOptional(durationText);

const listAttributes = v.strictObject({ enabled: v.exactOptional(flagText) });
const spawnAttributes = v.strictObject({ zone: v.exactOptional(labelText) });
const territoryAttributes = v.strictObject({ name: v.exactOptional(labelText), minZ: coordinate, maxZ: coordinate });
const nodeAttributes = v.strictObject({ x: coordinate, y: coordinate });
const npcAttributes = v.strictObject({
  id: idText,
  x: v.exactOptional(coordinate),
  y: v.exactOptional(coordinate),
  z: v.exactOptional(coordinate),
  heading: v.exactOptional(coordinate),
  count: v.exactOptional(idText),
  respawnDelay: delay,
  respawnTime: delay,
  respawnRandom: delay,
  periodOfDay: v.exactOptional(
    v.pipe(
      v.picklist(["day", "night"], '"day" or "night"'),
      v.transform((period) => (period === "day" ? (1 as const) : (2 as const))),
    ),
  ),
});

const pointAttributes = v.strictObject({
  x: coordinate,
  y: coordinate,
  z: coordinate,
  heading: v.exactOptional(coordinate),
});
const respawnAttributes = v.strictObject({ delay: durationText, randomInterval: delay });

/** Reads the spawns of the XML files that are enabled: at a point, or in a territory. */
export function readSpawnFiles(datapack: Datapack, dialect: L2jDialect): readonly Sourced<Spawn>[] {
  const { report } = datapack;
  const spawns = readXmlTree(datapack, `${dialect.folder}/${dialect.files.spawns}`, (list) => {
    const read = readAttributes(report, list, listAttributes);
    if (read?.enabled === false) {
      report.leaveOut(countBelow(list, "npc"));
      return [];
    }
    return readChildren(report, list, ["spawn"]).flatMap((spawn) => readSpawn(report, spawn));
  });
  return [...spawns, ...readHellbound(datapack, dialect)];
}

const countBelow = ({ children }: XmlElement, name: string): number =>
  children.reduce((count, child) => count + (child.name === name ? 1 : countBelow(child, name)), 0);

function readSpawn(report: Report, element: XmlElement): readonly Sourced<Spawn>[] {
  const read = readAttributes(report, element, spawnAttributes);
  return readGroup(report, element, ["npc", "territory", "territories", "group"], read?.zone);
}

/**
 * Reads the NPCs of a spawn or of a group in it.
 *
 * @param outer The territory of the spawn, for those of a group without one.
 */
function readGroup(
  report: Report,
  element: XmlElement,
  allowed: readonly string[],
  zone?: string,
  outer?: Territory,
): readonly Sourced<Spawn>[] {
  const children = readChildren(report, element, allowed);
  const lists = children.filter(({ name }) => name === "territories");
  const [area] = [
    ...children.filter(({ name }) => name === "territory"),
    ...lists.flatMap((list) => readChildren(report, list, ["territory"])),
  ];
  const territory = area === undefined ? outer : readTerritory(report, area, zone);
  const groups = children.filter(({ name }) => name === "group");
  return [
    ...readNpcs(report, children, territory),
    ...groups.flatMap((group) => readGroup(report, group, ["npc", "territories"], undefined, territory)),
  ];
}

function readNpcs(
  report: Report,
  children: readonly XmlElement[],
  territory: Territory | undefined,
): readonly Sourced<Spawn>[] {
  return children
    .filter(({ name }) => name === "npc")
    .flatMap((npc) => {
      const spawn = readLeaf(report, npc, npcAttributes);
      const point = spawn && (pointOf(spawn) ?? (territory && middleOf(territory)));
      if (spawn === undefined) return [];
      if (point === undefined) {
        report.error(npc, "<npc>", "x, y and z, or a <territory> beside it", "neither");
        return [];
      }
      const { id: npcId, heading = ANY_HEADING, count, respawnRandom, periodOfDay } = spawn;
      const respawnDelay = spawn.respawnDelay ?? spawn.respawnTime;
      const row = { npcId, ...point, heading, count, respawnDelay, respawnRandom, periodOfDay };
      const isInArea = pointOf(spawn) === undefined;
      return [{ file: npc.file, line: npc.line, row: { ...row, territory: isInArea ? territory : undefined } }];
    });
}

function pointOf({ x, y, z }: v.InferOutput<typeof npcAttributes>) {
  return x === undefined || y === undefined || z === undefined ? undefined : { x, y, z };
}

function readTerritory(report: Report, element: XmlElement, zone: string | undefined): Territory | undefined {
  const read = readAttributes(report, element, territoryAttributes);
  const polygon = readChildren(report, element, ["node"]).flatMap((node) => {
    const read = readLeaf(report, node, nodeAttributes);
    return read ? [read] : [];
  });
  if (read === undefined) return undefined;
  const name = zone ?? read.name;
  if (name === undefined) report.error(element, "<spawn> zone", "a name of the territory", "nothing");
  return name === undefined ? undefined : present({ ...read, name, polygon });
}

/** Returns the mean of the corners and heights of a territory, in whole units. */
function middleOf({ polygon, minZ, maxZ }: Territory) {
  const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { x: mean(polygon.map(({ x }) => x)), y: mean(polygon.map(({ y }) => y)), z: mean([minZ, maxZ]) };
}

/** Reads the spawns of Hellbound, which have a file of their own in the datapacks of chronicles that have Hellbound. */
function readHellbound(datapack: Datapack, { folder }: L2jDialect): readonly Sourced<Spawn>[] {
  const file = `${folder}/hellbound/hellboundSpawns.xml`;
  const list = hasFile(datapack, file) ? readXml(datapack, file) : undefined;
  const { report } = datapack;
  const npcs = list === undefined ? [] : readChildren(report, list, ["npc"]);
  return npcs.flatMap((element) => {
    const npc = readAttributes(report, element, v.object({ id: idText }));
    const children = readChildren(report, element, ["location", "respawn"]);
    const location = onlyChild(report, children, "location");
    const respawn = onlyChild(report, children, "respawn");
    const point = location && readLeaf(report, location, pointAttributes);
    const delays = respawn && readLeaf(report, respawn, respawnAttributes);
    if (point === undefined) report.error(element, "<npc>", "a <location>", "none");
    if (npc === undefined || point === undefined) return [];
    const row = {
      npcId: npc.id,
      ...point,
      heading: point.heading ?? ANY_HEADING,
      respawnDelay: delays?.delay,
      respawnRandom: delays?.randomInterval,
    };
    return [{ file: element.file, line: element.line, row }];
  });
}
