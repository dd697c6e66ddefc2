import type { LocationId, RegionId, SpawnRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derivedInSteps } from "../catalog/derived.js";
import { eachInSteps, type Steps } from "../memoize/lazy.js";
import { regionGrid } from "../records/areas.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { npcSpawnsOf } from "./npc-spawns.js";
import { spawnLocation } from "./spawn-location.js";

/** The NPCs that spawn in an area, with their number of spawns there. */
export type AreaSpawns = ReadonlyMap<Npc, number>;

/** The spawns of every NPC of the cleaned layer, counted by location; locations without spawns are omitted. */
export const spawnsByLocation = /* @__PURE__ */ derivedInSteps(
  (catalog): Steps<ReadonlyMap<LocationId, AreaSpawns>> => countSpawns(catalog, spawnLocation(catalog)),
);

/** The spawns of every NPC of the cleaned layer, counted by region; regions without spawns are omitted. */
export const spawnsByRegion = /* @__PURE__ */ derivedInSteps(
  (catalog): Steps<ReadonlyMap<RegionId, AreaSpawns>> =>
    countSpawns(catalog, ({ x, y }) => regionGrid(catalog).at(x, y)),
);

function* countSpawns(
  catalog: Catalog,
  areaOf: (spawn: SpawnRow) => { readonly id: number } | undefined,
): Steps<ReadonlyMap<number, AreaSpawns>> {
  const byArea = new Map<number, Map<Npc, number>>();
  yield* eachInSteps(npcIndex(catalog).all, (npc) => {
    for (const spawn of npcSpawnsOf(catalog, npc)) {
      const area = areaOf(spawn);
      if (area === undefined) continue;
      const counts = byArea.get(area.id);
      if (counts === undefined) byArea.set(area.id, new Map([[npc, 1]]));
      else counts.set(npc, (counts.get(npc) ?? 0) + 1);
    }
  });
  return byArea;
}
