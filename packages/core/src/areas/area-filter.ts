import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import type { Npc } from "../npcs/npc-index.js";
import { checkIdFilter } from "../query/id.js";
import type { AreaQuery } from "./area-query.js";

/**
 * Gives what tells whether an NPC spawns in the places asked for; nothing when none is asked for.
 *
 * @param catalog The catalog.
 * @param query The places.
 * @throws {GameDataError} `INVALID_PARAMETER` when a place is no id.
 */
export function areaFilter(catalog: Catalog, query: AreaQuery): ((npc: Npc) => boolean) | undefined {
  const location = checkIdFilter("location", query.location, 1);
  const region = checkIdFilter("region", query.region, 0);
  if (location === undefined && region === undefined) return undefined;
  const { byLocation, byRegion } = catalog[parts].areas();
  return (npc) =>
    (location === undefined || byLocation.get(location)?.has(npc) === true) &&
    (region === undefined || byRegion.get(region)?.has(npc) === true);
}
