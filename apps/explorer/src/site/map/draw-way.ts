import type { SpawnFeature } from "@gamedata/client";
import type { Teleports } from "./scene.js";
import { type Brush, toPixels } from "./view.js";
import type { WayPoint } from "./way-points.js";

const LINE = 2.5;
const HALO = 6;
const END = 5;
const dashes = { walk: [], teleport: [7, 5] };

/** Draws where an NPC teleports to, as quiet lines with dots at their ends. */
export function drawTeleports({ context, view, palette }: Brush, { from, to }: Teleports): void {
  const at = ([x = 0, y = 0]: readonly number[]) => toPixels(view, x, y);
  context.save();
  context.globalAlpha = 0.5;
  context.strokeStyle = palette.label;
  context.fillStyle = palette.label;
  for (const end of to.map(at)) {
    context.setLineDash(dashes.teleport);
    context.beginPath();
    context.moveTo(...at(from));
    context.lineTo(...end);
    context.stroke();
    context.beginPath();
    context.arc(...end, 3, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

/** Draws a way: walks as lines, teleports as dashed ones, a dot where it starts and a ring where it ends. */
export function drawWay({ context, view, palette }: Brush, way: readonly WayPoint[]): void {
  const at = way.map(({ x, y }) => toPixels(view, x, y));
  const [start] = at;
  const end = at.at(-1);
  if (start === undefined || end === undefined) return;
  for (const [color, width] of [
    [palette.halo, HALO],
    [palette.label, LINE],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    for (const [index, { isTeleport }] of way.entries()) {
      const [from, to] = [at[index - 1], at[index]];
      if (from === undefined || to === undefined) continue;
      context.setLineDash(isTeleport ? dashes.teleport : dashes.walk);
      context.beginPath();
      context.moveTo(...from);
      context.lineTo(...to);
      context.stroke();
    }
  }
  context.setLineDash([]);
  context.fillStyle = palette.label;
  context.beginPath();
  context.arc(...start, END, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = palette.paper;
  context.beginPath();
  context.arc(...end, END, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.lineWidth = 1;
}

const RADIUS = 9;

/** Draws a ring around each spawn of an NPC. */
export function drawMarks({ context, view, palette }: Brush, { geometry }: SpawnFeature): void {
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
