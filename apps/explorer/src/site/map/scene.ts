import type { MapFrame, SpawnFeature } from "@gamedata/client";
import { BANDS, bandOf } from "../look/level-bands.js";
import type { PlaceLabels } from "./place-labels.js";
import type { WayPoint } from "./way-points.js";
import type { ZoneLayer } from "./zone-layers.js";

export interface Scene {
  readonly frame: MapFrame | undefined;
  readonly features: readonly SpawnFeature[];
  /** The positions of all spawns. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** For each spawn, the index of its feature. */
  readonly owner: Uint32Array;
  /** For each spawn, its band; -1 for an NPC that is no monster or has no level. */
  readonly band: Int8Array;
  /** The spawns of each band, from -1 on. */
  readonly byBand: readonly Uint32Array[];
  readonly bosses: Uint32Array;
}

const bossTypes: ReadonlySet<string | null> = new Set(["RaidBoss", "GrandBoss"]);

/**
 * Arranges spawns for drawing.
 *
 * @param monsterTypes The types of NPCs whose levels matter; those of a town have levels too.
 */
export function createScene(
  frame: MapFrame | undefined,
  features: readonly SpawnFeature[],
  monsterTypes: ReadonlySet<string>,
): Scene {
  const count = features.reduce((sum, { geometry }) => sum + geometry.coordinates.length, 0);
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const owner = new Uint32Array(count);
  const band = new Int8Array(count);
  const bands: number[][] = Array.from({ length: BANDS + 1 }, () => []);
  const bosses: number[] = [];
  let spawn = 0;
  for (const [index, { geometry, properties }] of features.entries()) {
    const isBoss = bossTypes.has(properties.npcType);
    const isMonster = properties.npcType !== null && monsterTypes.has(properties.npcType);
    const own = isMonster ? bandOf(properties.level) : -1;
    for (const [east = 0, south = 0] of geometry.coordinates) {
      x[spawn] = east;
      y[spawn] = south;
      owner[spawn] = index;
      band[spawn] = own;
      (isBoss ? bosses : bands[own + 1])?.push(spawn);
      spawn += 1;
    }
  }
  const byBand = bands.map((spawns) => Uint32Array.from(spawns));
  return { frame, features, x, y, owner, band, byBand, bosses: Uint32Array.from(bosses) };
}

/** The most spawns on a map that are drawn one by one, and for which names step aside. */
export const FEW_SPAWNS = 200;

/** The position of an NPC, and where it teleports to. */
export interface Teleports {
  readonly from: readonly number[];
  readonly to: readonly (readonly number[])[];
}

/** What lies under the spawns of a map, and the way and the names on it. */
export interface Ground {
  readonly marked?: SpawnFeature | undefined;
  readonly teleports?: Teleports | undefined;
  readonly zones: readonly ZoneLayer[];
  /** Where land rises out of the water. */
  readonly land: readonly (readonly number[])[];
  readonly way: readonly WayPoint[];
  readonly labels: PlaceLabels | undefined;
}

/** Returns the NPC with the spawn nearest to a position, at most `radius` game units away. */
export function findSpawn(scene: Scene, x: number, y: number, radius: number): SpawnFeature | undefined {
  let nearest: number | undefined;
  let least = radius * radius;
  for (let spawn = 0; spawn < scene.x.length; spawn += 1) {
    const east = (scene.x[spawn] ?? 0) - x;
    const south = (scene.y[spawn] ?? 0) - y;
    const distance = east * east + south * south;
    if (distance <= least) {
      least = distance;
      nearest = spawn;
    }
  }
  return nearest === undefined ? undefined : scene.features[scene.owner[nearest] ?? -1];
}
