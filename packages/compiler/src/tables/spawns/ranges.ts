import type { Territory } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Sourced } from "../../read/datapack.js";
import { attributeOf, readAttributes, readChildren, readEvery, readKnownChildren } from "../../read/element.js";
import { exactFields, exactObject } from "../../read/fields.js";
import { choiceText, coordinate, durationText, idText, labelText, pointEntries } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { type NextGroup, type Place, placeIn, spawnCount, spawnsAt } from "./places.js";
import { ANY_HEADING, type Spawn } from "./spawn.js";

const PERIODS = { none: undefined, day: 1, night: 2 } as const;
const spawnAttributes = exactFields({
  group: v.exactOptional(labelText),
  count: v.exactOptional(spawnCount, "1"),
  respawnDelay: [v.exactOptional(durationText), "respawn"],
  respawnRandom: [v.exactOptional(durationText), "respawn_random"],
  periodOfDay: [v.exactOptional(choiceText(PERIODS, '"none", "day" or "night"')), "period_of_day"],
});
const npcAttributes = v.strictObject({ id: idText, max: v.exactOptional(v.string()) });
const pointAttributes = v.strictObject({ ...pointEntries, h: v.exactOptional(coordinate, "-1") });
const territoryAttributes = v.strictObject({ name: v.exactOptional(labelText) });
const cornerAttributes = exactObject(v.entriesFromList(["x", "y", "zmin", "zmax"], coordinate));

/** The delay of a spawn that states none (class `SpawnParser`), seconds. */
const DELAY = 60;

/** The groups that the server spawns by itself: that of spawns without one, and those of a time of day (class `SpawnManager`). */
const OWN_GROUP = /^(?:none|day|night)$/iu;

/**
 * Reads a list of `<spawn count respawn respawn_random period_of_day group>` with an `<npc id>`, and each `<point x y z h>` or `<territory>` where it
 * may stand; a territory that has a name alone is one beside the spawns. Source: classes `SpawnParser` and `HardSpawner`. A spawn of several
 * NPCs is left out, of which the engine takes turns or draws one: how many there are of each is not stated.
 */
export function readRanges(report: Report, list: XmlElement, nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  const children = readChildren(report, list, ["spawn", "territory"]);
  const named = new Map(
    children.flatMap((child) => (child.name === "territory" ? [[attributeOf(child, "name"), child]] : [])),
  );
  return children.flatMap((spawn) => {
    if (spawn.name !== "spawn") return [];
    const read = readAttributes(report, spawn, spawnAttributes, { isWhole: true });
    const parts = readKnownChildren(report, spawn, ["npc", "point", "territory"]);
    if (read === undefined || parts === undefined) return [];
    const { group, count, respawnDelay = DELAY, ...times } = read;
    const [npc, second] = parts.filter(({ name }) => name === "npc");
    const ranges = parts.filter(({ name }) => name !== "npc");
    const places = ranges.flatMap((range) => placeOf(report, range, named) ?? []);
    const npcId = npc && readAttributes(report, npc, npcAttributes, { isWhole: true })?.id;
    if (second !== undefined) return report.error(spawn, "<spawn>", "one <npc>", "several");
    if (npcId === undefined || places.length < ranges.length || places.length === 0)
      return report.error(spawn, "<spawn>", "an <npc>, and each <point> or <territory>", "one that cannot be read");
    const event = group === undefined || OWN_GROUP.test(group) ? undefined : group;
    const stated = { npcId, respawnDelay, ...times, event };
    // As many as there are places stand at one each.
    return count === places.length
      ? places.flatMap((place) => spawnsAt(nextGroup, spawn, stated, [place]))
      : spawnsAt(nextGroup, spawn, stated, places, count);
  });
}

function placeOf(
  report: Report,
  range: XmlElement,
  named: ReadonlyMap<string | undefined, XmlElement>,
): Place | undefined {
  if (range.name === "point") {
    const point = readAttributes(report, range, pointAttributes, { isWhole: true });
    return point && { x: point.x, y: point.y, z: point.z, heading: point.h < 0 ? ANY_HEADING : point.h };
  }
  const name = readAttributes(report, range, territoryAttributes, { isWhole: true })?.name;
  const stated = name === undefined ? range : named.get(name);
  const territory = stated && territoryOf(report, stated, name);
  return territory && placeIn(territory);
}

/** Reads the corners of a territory, which reaches from the least to the greatest of their heights. One with a part taken out is not read. */
function territoryOf(report: Report, element: XmlElement, name: string | undefined): Territory | undefined {
  const corners = readEvery(report, readKnownChildren(report, element, ["add"]), cornerAttributes);
  if (corners === undefined || corners.length < 3) return undefined;
  return {
    ...(name !== undefined && { name }),
    minZ: Math.min(...corners.map(({ zmin }) => zmin)),
    maxZ: Math.max(...corners.map(({ zmax }) => zmax)),
    polygon: corners.map(({ x, y }) => ({ x, y })),
  };
}
