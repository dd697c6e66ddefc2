import type { MapFrame, SpawnFeature } from "@gamedata/client";

/** Returns the name of the region with the most spawns of an NPC, the first one on a tie; nothing where no spawn is in a region. */
export function regionOf(frame: MapFrame, { geometry }: SpawnFeature): string | undefined {
  const { bounds, tileSize, grid, regions } = frame;
  const counts = new Map<number, number>();
  for (const [x = 0, y = 0] of geometry.coordinates) {
    const row = grid[Math.floor((y - bounds.yMin) / tileSize)];
    const region = row?.[Math.floor((x - bounds.xMin) / tileSize)];
    if (region !== null && region !== undefined) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return regions.find(({ id }) => id === most?.[0])?.name;
}
