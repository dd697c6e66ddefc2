import type { Report, SourcePosition } from "../../diagnostic.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

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
