import type { SpawnFeature } from "@gamedata/client";

/** A floor of a dungeon: the spawns between two heights. */
export interface Floor {
  readonly minZ: number;
  readonly maxZ: number;
  readonly count: number;
}

/** The least height in game units without a spawn between two floors. */
const LEAST_GAP = 400;
/** The fewest spawns of a floor; fewer are on the floor below, or on the lowest one. */
const FEWEST_SPAWNS = 8;

/** Returns the floors of some spawns from the lowest up: one, unless their heights have wide gaps. */
export function floorsOf(features: readonly SpawnFeature[]): readonly Floor[] {
  const heights = features
    .flatMap(({ geometry }) => geometry.coordinates.map(([, , z = 0]) => z))
    .sort((a, b) => a - b);
  const layers: Floor[] = [];
  for (const z of heights) {
    const last = layers.at(-1);
    if (last === undefined || z - last.maxZ >= LEAST_GAP) layers.push({ minZ: z, maxZ: z, count: 1 });
    else layers.splice(-1, 1, joined(last, { minZ: z, maxZ: z, count: 1 }));
  }
  const floors: Floor[] = [];
  for (const layer of layers) {
    const last = floors.at(-1);
    if (last === undefined || Math.min(last.count, layer.count) >= FEWEST_SPAWNS) floors.push(layer);
    else floors.splice(-1, 1, joined(last, layer));
  }
  return floors;
}

const joined = (lower: Floor, upper: Floor): Floor => ({
  minZ: lower.minZ,
  maxZ: upper.maxZ,
  count: lower.count + upper.count,
});

/** Returns features with the spawns of a floor alone; those without one are left out. */
export function onFloor(features: readonly SpawnFeature[], { minZ, maxZ }: Floor): readonly SpawnFeature[] {
  return features.flatMap((feature) => {
    const coordinates = feature.geometry.coordinates.filter(([, , z = 0]) => z >= minZ && z <= maxZ);
    if (coordinates.length === 0) return [];
    return { ...feature, geometry: { ...feature.geometry, coordinates } };
  });
}
