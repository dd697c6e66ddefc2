import type { SpawnFeature } from "@gamedata/client";
import type { Palette } from "./bands.js";
import { toPixels, type View } from "./view.js";

const RADIUS = 9;

/** Draws a ring around each spawn of an NPC. */
export function drawMarks(
  context: CanvasRenderingContext2D,
  view: View,
  { geometry }: SpawnFeature,
  palette: Palette,
): void {
  context.beginPath();
  for (const [x = 0, y = 0] of geometry.coordinates) {
    const [atX, atY] = toPixels(view, x, y);
    context.moveTo(atX + RADIUS, atY);
    context.arc(atX, atY, RADIUS, 0, 2 * Math.PI);
  }
  for (const [color, width] of [
    [palette.halo, 5],
    [palette.label, 2],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }
  context.lineWidth = 1;
}
