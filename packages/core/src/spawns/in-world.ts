import type { NpcId } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { npcIndex, spawnRows } from "../records/npcs.js";
import { rawLeaderIdsOf } from "./minions.js";

/** The NPCs of the cleaned layer that are in the world: those that spawn, and those that come with a leader that does. */
export const npcsInWorld = derived((catalog): ReadonlySet<NpcId> => {
  const rows = spawnRows(catalog);
  const spawns = (id: NpcId) => rows.has(id);
  const found = npcIndex(catalog).all.filter(
    ({ mergedIds }) => mergedIds.some(spawns) || rawLeaderIdsOf(catalog, mergedIds).some(spawns),
  );
  return new Set(found.map(({ id }) => id));
});
