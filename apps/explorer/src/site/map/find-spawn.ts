import type { SpawnFeature } from "@gamedata/client";
import type { Scene } from "./scene.js";

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
