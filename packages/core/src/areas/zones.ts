import type { ZoneRow } from "@gamedata/schema/types";
import { derived } from "../catalog/catalog.js";
import { TILE_SIZE } from "../records/areas.js";

/** A corner in game units. */
export type Corner = readonly [x: number, y: number];

export interface Zone {
  readonly row: ZoneRow;
  /** The corners, the first one not repeated. */
  readonly outline: readonly Corner[];
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

const CYLINDER_CORNERS = 32;

export const zones = derived(({ dataset }): readonly Zone[] => dataset.zones.map(zoneOf));

/** Finds the zones in which a point is, by id; those of the tiles of the map are found first, then tested. */
export const zonesAt = derived((catalog) => {
  const byTile = new Map<string, Zone[]>();
  for (const zone of zones(catalog)) {
    for (let x = tileOf(zone.xMin); x <= tileOf(zone.xMax); x += 1) {
      for (let y = tileOf(zone.yMin); y <= tileOf(zone.yMax); y += 1) {
        const tile = `${x},${y}`;
        const there = byTile.get(tile);
        if (there === undefined) byTile.set(tile, [zone]);
        else there.push(zone);
      }
    }
  }
  return (x: number, y: number, z: number): readonly Zone[] =>
    (byTile.get(`${tileOf(x)},${tileOf(y)}`) ?? []).filter((zone) => contains(zone, x, y, z));
});

const tileOf = (coordinate: number) => Math.floor(coordinate / TILE_SIZE);

function zoneOf(row: ZoneRow): Zone {
  const outline = outlineOf(row);
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return {
    row,
    outline,
    xMin: Math.min(...xs),
    yMin: Math.min(...ys),
    xMax: Math.max(...xs),
    yMax: Math.max(...ys),
  };
}

function outlineOf({ shape, points }: ZoneRow): readonly Corner[] {
  if ("radius" in points) {
    return Array.from({ length: CYLINDER_CORNERS }, (_, index): Corner => {
      const angle = (2 * Math.PI * index) / CYLINDER_CORNERS;
      const { x, y, radius } = points;
      return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
    });
  }
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points;
  if (shape !== "cuboid") return points;
  return [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ];
}

/** Returns whether a point is in a zone; its heights belong to it, and the circle of a cylinder is exact. */
function contains({ row, outline, xMin, yMin, xMax, yMax }: Zone, x: number, y: number, z: number): boolean {
  if (z < row.minZ || z > row.maxZ) return false;
  if ("radius" in row.points) return Math.hypot(x - row.points.x, y - row.points.y) <= row.points.radius;
  if (x < xMin || x > xMax || y < yMin || y > yMax) return false;
  return row.shape === "cuboid" || isInside(outline, x, y);
}

/** Whether a ray from a point to the east crosses the outline an odd number of times. */
function isInside(outline: readonly Corner[], x: number, y: number): boolean {
  let isOdd = false;
  let [beforeX, beforeY] = outline.at(-1) ?? [0, 0];
  for (const [cornerX, cornerY] of outline) {
    if (cornerY > y !== beforeY > y && x < cornerX + ((beforeX - cornerX) * (y - cornerY)) / (beforeY - cornerY))
      isOdd = !isOdd;
    [beforeX, beforeY] = [cornerX, cornerY];
  }
  return isOdd;
}
