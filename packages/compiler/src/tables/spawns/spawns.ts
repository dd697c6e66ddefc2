import * as v from "valibot";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { readAttributes } from "../../read/element.js";
import { type ElementForm, type Form, formFrom, formOf } from "../../read/form.js";
import { findPlace, type Names } from "../../read/place.js";
import { flagText } from "../../read/values.js";
import { readXmlTree, type XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../table-rows.js";
import { readBossSpawns, readEventSpawns, readOrdinarySpawns, spawnDumps } from "./dumps.js";
import { readHellbound } from "./hellbound.js";
import { readMakers } from "./makers.js";
import { createGroups, type NextGroup } from "./places.js";
import { readRandomSpawns } from "./random-spawns.js";
import { readRanges } from "./ranges.js";
import { finishSpawn, type Spawn, type SpawnTables, withoutStartedEvents } from "./spawn.js";
import { readSpawnList } from "./spawn-lists.js";

/** The folders that may have spawns in XML files; the first one that the datapack has is read. */
const LISTS: Names = ["spawns", "spawnlist"];

const lists: readonly ElementForm<typeof readMakers>[] = [
  formFrom("aCis since 400", ["spawnlist"], "npcmaker", readMakers),
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["spawnlist", "spawns"], "spawn", readSpawnList),
];

const ranges: Form = formFrom("L2-Scripts", ["spawn"], "spawn/point, spawn/territory, spawn/mesh");

export const spawnForms: readonly Form[] = [ranges, ...lists, ...spawnDumps];

/** The NPCs that are spawned: their types, and those that are left out because they have no name. */
interface SpawnedNpcs {
  readonly npcs: SourcedTable<"npcs">;
  readonly nameless: ReadonlySet<number>;
}

/**
 * Reads the `spawns` and `spawnGroups` tables from the dumps and the XML files of spawns; all delays are in seconds. Rows at 0,0,0 are not
 * spawns, nor are ordinary rows of NPCs that the engine spawns otherwise, and rows of a dump of bosses that the XML files place; they are
 * left out, with a warning as those of nameless NPCs.
 */
export const readSpawns = oncePerDatapack((datapack: Datapack, { npcs, nameless }: SpawnedNpcs): SpawnTables => {
  const { folder, defaults } = datapack;
  const random = readRandomSpawns(datapack);
  const { nextGroup, groups } = createGroups(datapack.report, random.spawnGroups);
  const types = new Map(npcs.map(({ row }) => [row.id, row.type]));
  const leaveOut = ({ row, ...position }: Sourced<Spawn>, expected: string, received: string) => {
    datapack.report.omit(position, `spawn of NPC ${row.npcId}`, expected, received);
    return false;
  };
  const list = findPlace(datapack, LISTS);
  const listed = [
    ...(list === undefined ? [] : withoutStartedEvents(readLists(datapack, list, nextGroup))),
    ...readHellbound(datapack, `${folder}/hellbound/hellboundSpawns.xml`),
  ];
  const placed = new Set(listed.map(({ row }) => row.npcId));
  const ordinary = defaults.hasSpawnDump === true || list === undefined ? readOrdinarySpawns(datapack, nextGroup) : [];
  const spawns = [
    ...ordinary.filter((spawn) => {
      const type = types.get(spawn.row.npcId) ?? "";
      return defaults.otherwiseSpawned.includes(type)
        ? leaveOut(spawn, "an NPC of ordinary spawns", `a ${type}`)
        : true;
    }),
    ...readBossSpawns(datapack).filter((spawn) =>
      placed.has(spawn.row.npcId) ? leaveOut(spawn, "a boss that no XML file places", "one that is placed") : true,
    ),
    ...listed,
    ...readEventSpawns(datapack),
  ].filter((spawn) => (nameless.has(spawn.row.npcId) ? leaveOut(spawn, "an NPC with a name", "one without") : true));
  return {
    spawns: [...spawns.flatMap((spawn) => finishSpawn(datapack, spawn)), ...random.spawns],
    spawnGroups: [...random.spawnGroups, ...groups],
  };
});

const listAttributes = v.strictObject({ enabled: v.exactOptional(flagText) });

/** Reads the XML files of spawns that are enabled. */
function readLists(datapack: Datapack, folder: string, nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  return readXmlTree(datapack, folder, (list) => {
    const read = readAttributes(list, listAttributes, { isWhole: true });
    if (read === undefined) return [];
    if (read.enabled === false) return datapack.report.leaveOut(countBelow(list, "npc"));
    if (datapack.defaults.isOfL2Scripts === true) return readRanges(list, nextGroup);
    const [form] = list.children.flatMap((child) => formOf(lists, child) ?? []);
    return (form?.read ?? readSpawnList)(list, nextGroup);
  });
}

const countBelow = ({ children }: XmlElement, name: string): number =>
  children.reduce((count, child) => count + (child.name === name ? 1 : countBelow(child, name)), 0);
