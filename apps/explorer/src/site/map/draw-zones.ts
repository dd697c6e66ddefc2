import type { Palette } from "./bands.js";
import type { View } from "./view.js";
import { ringOn, type ZoneLayer } from "./zone-layers.js";

/** The golden angle: neighbouring kinds get hues far from each other. */
const HUE_STEP = 137.508;

/** Draws the zones of some kinds, in their order: water and towns as plain shapes, the others with an outline. */
export function drawZones(
  context: CanvasRenderingContext2D,
  view: View,
  layers: readonly ZoneLayer[],
  palette: Palette,
): void {
  for (const [index, { kind, zones }] of layers.entries()) {
    const hue = (index * HUE_STEP) % 360;
    const fill = kind === "water" ? palette.water : kind === "town" ? palette.town : `hsl(${hue} 60% 50% / 14%)`;
    context.fillStyle = fill;
    context.strokeStyle = `hsl(${hue} 60% 45% / 70%)`;
    for (const zone of zones) {
      const ring = ringOn(view, zone);
      if (!isSeen(view, ring)) continue;
      context.beginPath();
      for (const [x, y] of ring) context.lineTo(x, y);
      context.fill();
      if (kind !== "water" && kind !== "town") context.stroke();
    }
  }
}

function isSeen({ width, height }: View, ring: readonly [number, number][]): boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(...xs) >= 0 && Math.min(...xs) <= width && Math.max(...ys) >= 0 && Math.min(...ys) <= height;
}
