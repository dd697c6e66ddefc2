import { present } from "@gamedata/rules";
import type { LocationZone } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import type { Location } from "../records/location-finder.js";
import { ascending } from "../rows/order.js";
import { spawnsByLocation } from "../spawns/area-index.js";
import { npcSpawnsOf } from "../spawns/npc-spawns.js";
import { spawnLocation } from "../spawns/spawn-location.js";
import { type Zone, zonesAt } from "./zones.js";

/** Returns the zones in which NPCs of a location spawn, or its centre is, by id. */
export function locationZonesOf(catalog: Catalog, { ref, row }: Location): readonly LocationZone[] {
  const [locationOf, zonesOf] = [spawnLocation(catalog), zonesAt(catalog)];
  const counts = new Map<Zone, number>(zonesOf(row.x, row.y, row.z).map((zone) => [zone, 0]));
  for (const npc of spawnsByLocation(catalog).get(ref.id)?.keys() ?? []) {
    for (const spawn of npcSpawnsOf(catalog, npc)) {
      if (locationOf(spawn)?.id !== ref.id) continue;
      for (const zone of zonesOf(spawn.x, spawn.y, spawn.z)) counts.set(zone, (counts.get(zone) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(
      ([
        {
          row: { id, name = null, kind, enabled },
        },
        spawnCount,
      ]) => present({ id, name, kind, enabled, spawnCount }),
    )
    .sort(ascending(({ id }) => id));
}
