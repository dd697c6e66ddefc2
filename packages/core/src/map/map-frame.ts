import type { MapFrame, RegionTown } from "@gamedata/schema/types";
import { mapLocationOf } from "../areas/areas.js";
import { type Catalog, derived } from "../catalog/catalog.js";
import { queryWithoutInput } from "../query/define-query.js";
import type { CatalogQuery } from "../query/query.js";
import { locationFinder, regionGrid, TILE_SIZE } from "../records/areas.js";
import { isMonsterType, npcIndex } from "../records/npcs.js";
import { npcSpawnsOf } from "../spawns/npc-spawns.js";

/** How far a town is taken to reach around its gatekeeper, in game units. */
const REACH = 3000;
const FEWEST_PEOPLE = 20;

/** Finds the town of each region, by region id: where the gatekeeper with the most people around stands, if there are enough. */
function regionTowns(catalog: Catalog): readonly RegionTown[] {
  const people = npcIndex(catalog).all.filter(({ canonical: { type } }) => !isMonsterType(type));
  const positions = people.flatMap((npc) => npcSpawnsOf(catalog, npc));
  const peopleAround = (x: number, y: number) =>
    positions.filter((spawn) => Math.hypot(spawn.x - x, spawn.y - y) < REACH).length;
  const best = new Map<number, { readonly town: RegionTown; readonly count: number }>();
  for (const gatekeeper of people.filter(({ canonical }) => canonical.type === "Teleporter")) {
    const [spawn] = npcSpawnsOf(catalog, gatekeeper);
    const region = spawn && regionGrid(catalog).at(spawn.x, spawn.y);
    if (spawn === undefined || region === undefined) continue;
    const { x, y, z } = spawn;
    const count = peopleAround(x, y);
    if (count >= FEWEST_PEOPLE && count > (best.get(region.id)?.count ?? 0))
      best.set(region.id, { town: { region, x, y, z }, count });
  }
  return [...best.values()].map(({ town }) => town).sort((a, b) => a.region.id - b.region.id);
}

const frame = derived((catalog): MapFrame => {
  const { all, tiles, bounds } = regionGrid(catalog);
  const locations = locationFinder(catalog).all.map(mapLocationOf);
  const towns = locations.filter(({ typeName }) => typeName === "town");
  const named = towns.length === 0 ? regionTowns(catalog) : [];
  return {
    tileSize: TILE_SIZE,
    bounds,
    grid: tiles.map((row) => row.map((region) => region?.id ?? null)),
    regions: all,
    locations,
    towns,
    ...(named.length > 0 && { regionTowns: named }),
  };
});

/**
 * Returns the frame for drawing a map: tile size, edges, the region of each tile, locations and towns, in game units; a data set that
 * names no towns has an estimate of where those of its regions are. A
 * position is at pixel `(x - xMin) / (xMax - xMin) * width`, `(y - yMin) / (yMax - yMin) * height` of an image of the map.
 *
 * @example
 * ```ts
 * const { tileSize, bounds, grid, towns } = getMapFrame(catalog);
 * assert.deepEqual(bounds, { xMin: -131072, yMin: -262144, xMax: 229376, yMax: 262144 });
 * const { x = 0, y = 0 } = towns.find((town) => town.name === "Town of Gludio") ?? {};
 * const region = grid[Math.floor((y - bounds.yMin) / tileSize)]?.[Math.floor((x - bounds.xMin) / tileSize)];
 * assert.equal(region, 5);
 * ```
 */
export const getMapFrame: CatalogQuery<Record<never, never>, MapFrame> = queryWithoutInput(
  { name: "getMapFrame", shape: "part", row: "MapFrame" },
  frame,
);
