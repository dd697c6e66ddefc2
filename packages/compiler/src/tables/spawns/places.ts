import type { Territory } from "@gamedata/schema";
import type { Report, SourcePosition } from "../../diagnostic.js";
import type { Sourced } from "../../read/datapack.js";
import { integerText } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { ANY_HEADING, type Spawn } from "./spawn.js";
import { middleOf } from "./territory.js";

/** Begins a group of places of which an NPC uses one at a time, and returns its id. */
export type NextGroup = (position: SourcePosition, npcId: number) => number;

/** Makes the groups of places that XML files state, in the order of the source. Their ids follow those of the dump, which are given. */
export function createGroups(report: Report, given: SourcedTable<"spawnGroups">) {
  let id = given.reduce((highest, { row }) => Math.max(highest, row.id), 0);
  const groups: SourcedTable<"spawnGroups">[number][] = [];
  const nextGroup: NextGroup = (position, npcId) => {
    id += 1;
    groups.push(...finishRow(report, "spawnGroups", position, { id, npcId }));
    return id;
  };
  return { nextGroup, groups };
}

/** How many NPCs a spawn has: with several places a row is made for each, and sources state 200 at most. */
export const spawnCount = integerText(1, 10_000);

/** Where an NPC may stand: at a point, or in an area. */
export type Place = Pick<Spawn, "x" | "y" | "z" | "heading" | "territory">;

/** Returns an area as a place; one without an extent is a point. */
export function placeIn(territory: Territory): Place {
  const { polygon: [first, ...others] = [] } = territory;
  const isPoint = first !== undefined && others.every(({ x, y }) => x === first.x && y === first.y);
  return { ...middleOf(territory), heading: ANY_HEADING, ...(!isPoint && { territory }) };
}

/** Returns the spawns of some NPCs at a place, or of each of them at one of several places at a time. */
export function spawnsAt(
  nextGroup: NextGroup,
  { file, line }: SourcePosition,
  spawn: Omit<Spawn, keyof Place | "count" | "groupId">,
  places: readonly Place[],
  count = 1,
): readonly Sourced<Spawn>[] {
  if (places.length < 2) return places.map((place) => ({ file, line, row: { ...spawn, ...place, count } }));
  return Array.from({ length: count }).flatMap(() => {
    const groupId = nextGroup({ file, line }, spawn.npcId);
    return places.map((place) => ({ file, line, row: { ...spawn, ...place, groupId } }));
  });
}
