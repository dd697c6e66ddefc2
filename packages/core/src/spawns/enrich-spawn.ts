import type { EnrichedSpawn, SpawnRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { rawSpawnOf } from "./raw-spawn.js";

/**
 * Shows a spawn with the region of its tile and the location with the nearest centre; null where there is none.
 *
 * @param catalog The catalog.
 * @param row The spawn's row.
 */
export function enrichSpawn(catalog: Catalog, row: SpawnRow): EnrichedSpawn {
  const { regions, locations } = catalog[parts];
  const { npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay } = rawSpawnOf(row);
  const region = regions().at(x, y) ?? null;
  const location = locations().near(x, y) ?? null;
  return { npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay, region, location };
}
