import type { PlaceLabel, PlaceLabels } from "./place-labels.js";
import { FEW_SPAWNS, type Scene } from "./scene.js";
import { type Brush, toPixels, type View } from "./view.js";
import type { WayPoint } from "./way-points.js";

/** Pixels per game unit from which castles and the like have names; those of towns are always there. */
const SIGHTS_SCALE = 0.0018;
/** Pixels per game unit from which hunting grounds have names. */
const GROUNDS_SCALE = 0.003;
const LINE = 15;
/** Where a name may stand, in pixels above or below its place: the first one that is free. */
const SHIFTS = [0, LINE, -LINE, 2 * LINE, -2 * LINE] as const;
const MARKER = 7;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Draws the names of places, as far as they cover neither each other, nor one of few spawns, nor a point of a way; towns come first. */
export function drawLabels(brush: Brush, scene: Scene, way: readonly WayPoint[], labels: PlaceLabels): void {
  const { context, view, palette } = brush;
  const taken: Rectangle[] = [...markersOf(view, scene), ...way.map(({ x, y }) => markerAt(view, x, y))];
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = palette.halo;
  context.fillStyle = palette.label;
  for (const label of labels.towns) drawLabel(brush, label, "600 13px", taken);
  if (view.scale >= SIGHTS_SCALE) for (const label of labels.sights) drawLabel(brush, label, "500 12px", taken);
  if (view.scale >= GROUNDS_SCALE) for (const label of labels.grounds) drawLabel(brush, label, "400 12px", taken);
  context.lineWidth = 1;
}

/** The rectangles that names must not cover, if there are few spawns. */
const markersOf = (view: View, { x, y }: Scene): readonly Rectangle[] =>
  x.length > FEW_SPAWNS ? [] : Array.from(x, (east, spawn) => markerAt(view, east, y[spawn] ?? 0));

function markerAt(view: View, x: number, y: number): Rectangle {
  const [atX, atY] = toPixels(view, x, y);
  return { left: atX - MARKER, right: atX + MARKER, top: atY - MARKER, bottom: atY + MARKER };
}

function drawLabel({ context, view }: Brush, { x, y, text }: PlaceLabel, font: string, taken: Rectangle[]): void {
  const { width, height, insetX = 0, insetY = 0 } = view;
  const [atX, atY] = toPixels(view, x, y);
  if (atX < 0 || atY < 0 || atX > width || atY > height) return;
  context.font = `${font} system-ui, sans-serif`;
  const half = context.measureText(text).width / 2 + 3;
  const isSeen = atX >= insetX && atX <= width - insetX && atY >= insetY && atY <= height - insetY;
  const [edgeX, edgeY] = isSeen ? [insetX, insetY] : [0, 0];
  const center = Math.min(Math.max(atX, edgeX + half), width - edgeX - half);
  for (const shift of SHIFTS) {
    const middle = Math.min(Math.max(atY + shift, edgeY + LINE / 2), height - edgeY - LINE / 2);
    const place = { left: center - half, right: center + half, top: middle - LINE / 2, bottom: middle + LINE / 2 };
    if (taken.some((other) => overlap(place, other))) continue;
    taken.push(place);
    context.strokeText(text, center, middle);
    context.fillText(text, center, middle);
    return;
  }
}
