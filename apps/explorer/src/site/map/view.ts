import type { Palette } from "./bands.js";

/** What a canvas shows of the world: game units, x to the east, y to the south. */
export interface View {
  /** The position at the left upper corner. */
  readonly left: number;
  readonly top: number;
  /** Pixels per game unit. */
  readonly scale: number;
  /** The size of the canvas in pixels. */
  readonly width: number;
  readonly height: number;
  /** The pixels at each edge that are out of sight until the map is moved. */
  readonly insetX?: number;
  readonly insetY?: number;
}

/** A place in game units. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly view: View;
  readonly palette: Palette;
}

/** Returns where a position is on the canvas, in pixels. */
export const toPixels = ({ left, top, scale }: View, x: number, y: number): readonly [x: number, y: number] => [
  (x - left) * scale,
  (y - top) * scale,
];

export interface Box {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** Returns the view that shows a box whole, in the middle, with a margin in pixels. */
export function fitBox({ xMin, yMin, xMax, yMax }: Box, width: number, height: number, margin: number): View {
  const inner = (size: number) => Math.max(1, size - 2 * margin);
  const scale = Math.min(inner(width) / Math.max(1, xMax - xMin), inner(height) / Math.max(1, yMax - yMin));
  const [left, top] = [(xMin + xMax - width / scale) / 2, (yMin + yMax - height / scale) / 2];
  return { left, top, scale, width, height };
}

/** Moves a view so that it shows no more than a margin beyond the world, where the world is larger than the view. */
export function insideWorld(view: View, { xMin, yMin, xMax, yMax }: Box, margin: number): View {
  const { scale, width, height } = view;
  const edge = margin / scale;
  const start = (at: number, length: number, low: number, high: number) =>
    length > high - low + 2 * edge ? at : Math.max(low - edge, Math.min(at, high + edge - length));
  return {
    ...view,
    left: start(view.left, width / scale, xMin, xMax),
    top: start(view.top, height / scale, yMin, yMax),
  };
}

export function boxOf(positions: readonly (readonly number[])[]): Box {
  const [xs, ys] = [positions.map(([x = 0]) => x), positions.map(([, y = 0]) => y)];
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
}

/** Returns the smallest box around positions, at least as large as `least` game units in both directions. */
export function boxAround(positions: readonly (readonly number[])[], least: number): Box {
  const { xMin, yMin, xMax, yMax } = boxOf(positions);
  const grow = (extent: number) => Math.max(0, (least - extent) / 2);
  const [growX, growY] = [grow(xMax - xMin), grow(yMax - yMin)];
  return { xMin: xMin - growX, yMin: yMin - growY, xMax: xMax + growX, yMax: yMax + growY };
}
