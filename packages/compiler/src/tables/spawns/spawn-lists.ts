import type { Territory } from "@gamedata/schema";
import * as v from "valibot";
import type { Sourced } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readEvery } from "../../read/element.js";
import { closedFields, fields, fieldsNamed, type ValuesOf } from "../../read/fields.js";
import { choiceText, coordinate, durationText, flagText, idText, labelText, pointEntries } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { type NextGroup, placeIn, spawnCount, spawnsAt } from "./places.js";
import { ANY_HEADING, type Spawn } from "./spawn.js";
import { readTerritory } from "./territory.js";

const delay = v.exactOptional(durationText);

/** A place in one text: `x y z heading`. */
const placeText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-?\d{1,7}(?:\s+-?\d{1,7}){3}$/u, '"x y z heading"'),
  v.transform((text) => text.split(/\s+/u).map(Number)),
  v.transform(([x = 0, y = 0, z = 0, heading = 0]) => ({ x, y, z, heading })),
);

const label = v.exactOptional(labelText);
const groupFields = fields({
  name: label,
  isByDefault: [v.exactOptional(flagText), "spawnByDefault", "spawn_bydefault"],
});
const groupAttributes = closedFields(groupFields);
const spawnFields = fields({ ...groupFields, zone: label, ai: label, event: [label, "event_name"] });
const spawnAttributes = closedFields(spawnFields);
const PERIODS = { day: 1, night: 2 } as const;
const npcAttributes = closedFields({
  id: idText,
  ...v.entriesFromList(["x", "y", "z", "heading"], v.exactOptional(coordinate)),
  pos: v.exactOptional(placeText),
  count: v.exactOptional(spawnCount),
  ...fieldsNamed(delay, "respawn respawnDelay respawnTime respawnRandom=respawnRandom|respawn_rand"),
  respawnPattern: label,
  periodOfDay: v.exactOptional(choiceText(PERIODS, '"day" or "night"')),
});
const placeAttributes = v.strictObject({ ...pointEntries, heading: v.exactOptional(coordinate) });

/**
 * Reads a list of `<spawn zone>` with `<npc id x y z heading count respawnDelay|respawnTime respawnRandom>`, at a point, at one of the
 * `<location>` of its `<locations>` at a time, or in the `<territory>` of the spawn or of its `<group>`. Source: L2J Server and Mobius;
 * L2JHellas has the point as `pos`, the delay as `respawn`, and when an NPC is there as `event_name`.
 */
export function readSpawnList(list: XmlElement, nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  return readChildren(list, ["spawn"]).flatMap((spawn) => {
    const read = readAttributes(spawn, spawnAttributes, { isWhole: true });
    if (read === undefined) return [];
    const children = readChildren(spawn, ["npc", ...AREAS, "group"]);
    const areas = readAreas(children, read.zone);
    return children.flatMap((child) => {
      if (child.name === "npc") return readNpc(nextGroup, child, { areas, ...timeOf(read) });
      if (child.name !== "group") return [];
      const group = readAttributes(child, groupAttributes, { isWhole: true });
      if (group === undefined) return [];
      const members = readChildren(child, ["npc", "territories"]);
      const own = members.some(({ name }) => AREAS.includes(name)) ? readAreas(members) : areas;
      const shared = { areas: own, ...timeOf(read, group) };
      return members.filter(({ name }) => name === "npc").flatMap((npc) => readNpc(nextGroup, npc, shared));
    });
  });
}

/** The direction of the heading 0. */
const EAST = 0;

/** What the NPCs of a spawn or of a group in it share. */
interface Shared extends Pick<Spawn, "event" | "periodOfDay"> {
  readonly areas: readonly Territory[];
}

const AREAS = ["territory", "territories"];

/** The script that spawns the groups `dayTime` and `nightTime` (class `DayNightSpawns` of L2J Mobius). */
const DAY_AND_NIGHT = "DayNightSpawns";
const DAY_OR_NIGHT = /^(?<period>day|night)(?:time)?$/iu;

/** The event of NPCs that a script spawns, where they have no name. */
const SCRIPT = "script";

/** Returns when the NPCs of a spawn or of a group in it stand there: in an event, unless the server spawns them by itself (class `SpawnData`). */
function timeOf(
  spawn: ValuesOf<typeof spawnFields>,
  group: Partial<ValuesOf<typeof groupFields>> = {},
): Pick<Spawn, "event" | "periodOfDay"> {
  const name = spawn.ai === DAY_AND_NIGHT ? group.name : spawn.event;
  const { period } = DAY_OR_NIGHT.exec(name ?? "")?.groups ?? {};
  if (period !== undefined) return { periodOfDay: period.toLowerCase() === "day" ? 1 : 2 };
  const held = [group, spawn].find(({ isByDefault = true }) => !isByDefault);
  return held === undefined ? {} : { event: spawn.event ?? held.name ?? spawn.name ?? SCRIPT };
}

/** Reads the areas of NPCs among some elements; none when one of them cannot be read. */
function readAreas(elements: readonly XmlElement[], zone?: string): readonly Territory[] {
  const lists = elements.filter(({ name }) => AREAS.includes(name));
  const all = lists.flatMap((one) => (one.name === "territory" ? [one] : readChildren(one, ["territory"])));
  const areas = all.flatMap((area) => readTerritory(area, zone) ?? []);
  return areas.length < all.length ? [] : areas;
}

function readNpc(
  nextGroup: NextGroup,
  element: XmlElement,
  { areas, event, periodOfDay: period }: Shared,
): readonly Sourced<Spawn>[] {
  const npc = readAttributes(element, npcAttributes, { isWhole: true });
  const children = readChildren(element, ["locations"]);
  if (npc === undefined) return [];
  const { id: npcId, pos, x = pos?.x, y = pos?.y, z = pos?.z, count, respawnPattern, periodOfDay = period } = npc;
  const { respawnDelay = npc.respawnTime ?? npc.respawn, respawnRandom } = npc;
  // Source: `DatabaseSpawnManager.updateStatus` of L2J Mobius, in which the times count in place of the delay.
  const times = respawnPattern === undefined ? { respawnDelay, respawnRandom } : { respawnPattern };
  // L2J Mobius, which has other names of the delay, turns an NPC at a point to the east (classes `NpcSpawnTemplate` and `SpawnData`).
  const isOfMobius = npc.respawnDelay === undefined && npc.respawn === undefined;
  const heading = npc.heading ?? pos?.heading ?? (isOfMobius ? EAST : ANY_HEADING);
  const spawn = { npcId, ...times, periodOfDay, event };
  const listed = readChildren(onlyChild(children, "locations"), ["location"]);
  const locations = readEvery(listed, placeAttributes) ?? [];
  const hasPoint = x !== undefined && y !== undefined && z !== undefined;
  if (!hasPoint && [x, y, z].some((one) => one !== undefined))
    return element.report.error(element, "<npc>", "x, y and z", "some of them");
  const places = hasPoint ? [{ x, y, z, heading }] : areas.map(placeIn);
  if (places.length === 0 && locations.length === 0)
    element.report.error(element, "<npc>", "x, y and z, <locations>, or a <territory> beside it", "none");
  const used = locations.length === 0 ? places : locations.map((place) => ({ heading, ...place }));
  return spawnsAt(nextGroup, element, spawn, used, count);
}
