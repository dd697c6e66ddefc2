import { REACH } from "./land.js";
import type { Ground } from "./scene.js";
import type { Brush } from "./view.js";
import type { ZoneLayer } from "./zone-layers.js";

/** The golden angle: neighbouring kinds of zones, and ids of regions, get hues far from each other. */
export const HUE_STEP = 137.508;

type Ring = readonly (readonly number[])[];

/** Twice the area of a ring, negative for one that runs the other way round. */
export function turnOf(ring: Ring): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}

const outlines = new WeakMap<ZoneLayer, Path2D>();

/** The zones of a layer as one outline in game units: all run the same way round, so that what two zones share is filled once. */
function outlineOf(layer: ZoneLayer): Path2D {
  const known = outlines.get(layer);
  if (known !== undefined) return known;
  const outline = new Path2D();
  for (const { geometry } of layer.zones) {
    const [ring = []] = geometry.coordinates;
    for (const [index, [x = 0, y = 0]] of (turnOf(ring) < 0 ? ring.toReversed() : ring).entries()) {
      if (index === 0) outline.moveTo(x, y);
      else outline.lineTo(x, y);
    }
    outline.closePath();
  }
  outlines.set(layer, outline);
  return outline;
}

const shapes = new WeakMap<Ground["land"], Path2D>();

/** Land as one shape in game units: around each of its points. */
function landShape(land: Ground["land"]): Path2D {
  const known = shapes.get(land);
  if (known !== undefined) return known;
  const shape = new Path2D();
  for (const [x = 0, y = 0] of land) {
    shape.moveTo(x + REACH, y);
    shape.arc(x, y, REACH, 0, 2 * Math.PI);
  }
  shapes.set(land, shape);
  return shape;
}

/** Draws the zones of some kinds, in their order: water, the land in it and towns as plain shapes, the others with an outline. */
export function drawZones({ context, view, palette }: Brush, { zones, land }: Pick<Ground, "zones" | "land">): void {
  const { left, top, scale } = view;
  context.save();
  context.scale(scale, scale);
  context.translate(-left, -top);
  context.lineWidth = 1 / scale;
  for (const [index, layer] of zones.entries()) {
    const { kind } = layer;
    const hue = (index * HUE_STEP) % 360;
    const outline = outlineOf(layer);
    context.fillStyle = kind === "water" ? palette.water : kind === "town" ? palette.town : `hsl(${hue} 60% 50% / 14%)`;
    context.fill(outline);
    if (kind === "water") {
      context.fillStyle = palette.land;
      context.fill(landShape(land));
    }
    if (kind === "water" || kind === "town") continue;
    context.strokeStyle = `hsl(${hue} 60% 45% / 70%)`;
    context.stroke(outline);
  }
  context.restore();
}
