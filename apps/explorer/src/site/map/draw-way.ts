import type { SpawnFeature } from "@gamedata/client";
import type { Teleports } from "./scene.js";
import { type Brush, toPixels } from "./view.js";
import type { WayPoint } from "./way-points.js";

const LINE = 2.5;
const HALO = 6;
const END = 5;
const dashes = { walk: [], teleport: [7, 5] };

/** Draws lines twice: wide in the color of the halo, then as they are. */
function withHalo({ context, palette }: Brush, width: number, halo: number, draw: () => void): void {
  for (const [color, size] of Object.entries({ [palette.halo]: halo, [palette.label]: width })) {
    context.strokeStyle = color;
    context.lineWidth = size;
    draw();
  }
}

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
export function drawWay(brush: Brush, way: readonly WayPoint[]): void {
  const { context, view, palette } = brush;
  const at = way.map(({ x, y }) => toPixels(view, x, y));
  const [start] = at;
  const end = at.at(-1);
  if (start === undefined || end === undefined) return;
  withHalo(brush, LINE, HALO, () => {
    for (const [index, { isTeleport }] of way.entries()) {
      const [from, to] = [at[index - 1], at[index]];
      if (from === undefined || to === undefined) continue;
      context.setLineDash(isTeleport ? dashes.teleport : dashes.walk);
      context.beginPath();
      context.moveTo(...from);
      context.lineTo(...to);
      context.stroke();
    }
  });
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
export function drawMarks(brush: Brush, { geometry }: SpawnFeature): void {
  const { context, view } = brush;
  context.beginPath();
  for (const [x = 0, y = 0] of geometry.coordinates) {
    const [atX, atY] = toPixels(view, x, y);
    context.moveTo(atX + RADIUS, atY);
    context.arc(atX, atY, RADIUS, 0, 2 * Math.PI);
  }
  withHalo(brush, 2, 5, () => context.stroke());
  context.lineWidth = 1;
}
