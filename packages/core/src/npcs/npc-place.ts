import { present } from "@gamedata/rules";
import type { NpcId, NpcPlace } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { npcSpawnsOf } from "../spawns/npc-spawns.js";
import { primaryAreasOf } from "../spawns/primary-areas.js";
import { spawnLocation } from "../spawns/spawn-location.js";

/** Returns the function that finds where an NPC of the cleaned layer spawns. */
export function npcPlaces(catalog: Catalog): (id: NpcId) => NpcPlace | undefined {
  const { byRawId } = npcIndex(catalog);
  return (id) => {
    const npc = byRawId.get(id);
    return npc && placeOf(catalog, npc);
  };
}

function placeOf(catalog: Catalog, npc: Npc): NpcPlace {
  const { primaryRegion = null, primaryLocation, spawnCount } = primaryAreasOf(catalog, npc);
  const locationOf = spawnLocation(catalog);
  const spawn = npcSpawnsOf(catalog, npc).find((row) => locationOf(row) === primaryLocation);
  const place = { region: primaryRegion, location: primaryLocation ?? null, spawnCount };
  if (spawn === undefined) return { ...place, spawn: null };
  const { x, y, z, respawnDelay = 0, respawnRandom = 0, respawnPattern } = spawn;
  return { ...place, spawn: present({ x, y, z, respawnDelay, respawnRandom, respawnPattern }) };
}
