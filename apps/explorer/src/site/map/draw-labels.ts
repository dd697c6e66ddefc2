import type { MapLocation } from "@gamedata/client";
import type { Palette } from "./bands.js";
import type { Scene } from "./scene.js";
import type { View } from "./view.js";

/** Pixels per game unit from which hunting grounds have labels; those of towns are always there. */
const PLACES_SCALE = 0.003;
const LINE = 15;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Draws the names of towns and hunting grounds, as far as they do not cover each other; towns come first. */
export function drawLabels(context: CanvasRenderingContext2D, view: View, { frame }: Scene, palette: Palette): void {
  if (frame === undefined) return;
  const towns = new Set(frame.towns.map(({ id }) => id));
  const others = frame.locations.filter(({ id }) => !towns.has(id));
  const drawn: Rectangle[] = [];
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = palette.halo;
  context.fillStyle = palette.label;
  for (const place of frame.towns) drawLabel(context, view, place, "600 13px", drawn);
  if (view.scale >= PLACES_SCALE) for (const place of others) drawLabel(context, view, place, "400 12px", drawn);
  context.lineWidth = 1;
}

function drawLabel(
  context: CanvasRenderingContext2D,
  { left, top, scale, width, height }: View,
  { x, y, name, minLevel }: MapLocation,
  font: string,
  drawn: Rectangle[],
): void {
  const [atX, atY] = [(x - left) * scale, (y - top) * scale];
  if (atX < 0 || atY < 0 || atX > width || atY > height) return;
  const text = minLevel === null ? name : `${name} ${minLevel}+`;
  context.font = `${font} system-ui, sans-serif`;
  const half = context.measureText(text).width / 2 + 3;
  const place = { left: atX - half, right: atX + half, top: atY - LINE / 2, bottom: atY + LINE / 2 };
  if (drawn.some((other) => overlap(place, other))) return;
  drawn.push(place);
  context.strokeText(text, atX, atY);
  context.fillText(text, atX, atY);
}
