import type { LocationRef, NpcId, SpawnRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { locationFinder } from "../records/areas.js";
import { rawNpcGroupsById } from "../records/npcs.js";

/** The locations that are set by hand, by raw NPC: one for a raw NPC holds for all that are merged with it. */
const locationOverrides = derived((catalog): ReadonlyMap<NpcId, LocationRef> => {
  const { byId } = locationFinder(catalog);
  const overrides = new Map<NpcId, LocationRef>();
  for (const { npcId, locationId } of catalog.dataset.locationOverrides) {
    const ref = byId.get(locationId)?.ref;
    if (ref === undefined) continue;
    for (const id of rawNpcGroupsById(catalog).get(npcId)?.mergedIds ?? []) overrides.set(id, ref);
  }
  return overrides;
});

/** Returns the location that is set by hand for all spawns of a raw NPC; `undefined` for most NPCs. */
export function locationOverrideOf(catalog: Catalog, id: NpcId): LocationRef | undefined {
  return locationOverrides(catalog).get(id);
}

/** Finds the location of a spawn: the one that is set by hand for its NPC, else that with the nearest centre. */
export const spawnLocation = derived((catalog) => {
  const overrides = locationOverrides(catalog);
  const { near } = locationFinder(catalog);
  return ({ npcId, x, y }: Pick<SpawnRow, "npcId" | "x" | "y">): LocationRef | undefined =>
    overrides.get(npcId) ?? near(x, y);
});
