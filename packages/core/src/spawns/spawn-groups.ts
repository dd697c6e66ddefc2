import type { SpawnGroup } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { type Npc, spawnRows } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";

const groupsByNpc = derived(({ dataset }) => groupBy(dataset.spawnGroups, (group) => group.npcId));

/** Returns the groups of spawns of which an NPC uses one at a time, over all of its raw NPCs, by raw NPC and group id. */
export function spawnGroupsOf(catalog: Catalog, { mergedIds }: Npc): readonly SpawnGroup[] {
  const groups = mergedIds.flatMap((id) => groupsByNpc(catalog).get(id) ?? []);
  return groups.map(({ id, npcId, despawnDelay = null }) => ({
    kind: "random",
    places: (spawnRows(catalog).get(npcId) ?? []).filter(({ groupId }) => groupId === id).length,
    despawnSeconds: despawnDelay,
  }));
}
