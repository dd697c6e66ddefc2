import type { SpawnFeature, ZoneFeature } from "@gamedata/client";
import { type Box, boxOf } from "./view.js";

/** How far land is taken to reach around what stands on it, in game units. */
export const REACH = 4000;
/** Of what stands in one cell, the highest counts. */
const CELL = 1024;

type Point = readonly number[];

/** A body of water seen from above, with the height of its surface. */
interface Water {
  readonly ring: readonly Point[];
  readonly surface: number;
  readonly box: Box;
}

function waterOf({ geometry, properties }: ZoneFeature): Water {
  const [ring = []] = geometry.coordinates;
  return { ring, surface: properties.maxZ, box: boxOf(ring) };
}

/** Returns whether a point is inside a body of water: a line from it to the east crosses the shore an odd number of times. */
function isInside([x = 0, y = 0]: Point, { ring, box: { xMin, yMin, xMax, yMax } }: Water): boolean {
  if (x < xMin || x > xMax || y < yMin || y > yMax) return false;
  let isIn = false;
  for (const [index, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
  }
  return isIn;
}

/**
 * Returns where something stands above the surface of the water that a zone has at its place: there is land, an island or a
 * coast. An estimate, because a zone of water says how far it reaches, not where something rises out of it.
 *
 * @param zones Zones of all kinds.
 */
export function landOf(features: readonly SpawnFeature[], zones: readonly ZoneFeature[]): readonly Point[] {
  const waters = zones.filter(({ properties }) => properties.kind === "water").map(waterOf);
  const highest = new Map<string, Point>();
  for (const { geometry } of features) {
    for (const point of geometry.coordinates) {
      const [x = 0, y = 0, z = 0] = point;
      const cell = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
      if (z > (highest.get(cell)?.[2] ?? Number.NEGATIVE_INFINITY)) highest.set(cell, point);
    }
  }
  return [...highest.values()].filter((point) => {
    const here = waters.filter((water) => isInside(point, water));
    return here.length > 0 && here.every(({ surface }) => (point[2] ?? 0) > surface);
  });
}
