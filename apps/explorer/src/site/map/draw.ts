import { drawLabels } from "./draw-labels.js";
import { drawMarks, drawTeleports, drawWay } from "./draw-way.js";
import { drawZones, HUE_STEP } from "./draw-zones.js";
import { FEW_SPAWNS, type Ground, type Scene } from "./scene.js";
import { type Brush, toPixels, type View } from "./view.js";
import type { Layers } from "./zone-layers.js";

/** Pixels per game unit below which single spawns cannot be told apart, so that their density is drawn. */
const DENSITY_SCALE = 0.0018;
const CELL = 4;
/** How opaque a cell with one spawn is; the cell with the most is fully so. */
const LEAST_ALPHA = 0.25;
/** The least size of the dots of few spawns, and of the edge around them, in pixels. */
const FEW_SIZE = 7;
const EDGE = 1.5;

export function drawMap(brush: Brush, scene: Scene, ground: Ground, layers: Layers): void {
  const { context, view } = brush;
  context.clearRect(0, 0, view.width, view.height);
  if (layers.has("regions")) drawRegions(brush, scene);
  drawZones(brush, ground);
  if (layers.has("grid")) drawGrid(brush, scene);
  if (layers.has("density") && view.scale < DENSITY_SCALE) drawDensity(brush, scene);
  else drawSpawns(brush, scene);
  drawBosses(brush, scene);
  if (ground.marked) drawMarks(brush, ground.marked);
  if (ground.teleports) drawTeleports(brush, ground.teleports);
  drawWay(brush, ground.way);
  if (layers.has("labels") && ground.labels) drawLabels(brush, scene, ground.way, ground.labels);
}

/** Calls a function for each tile of the world with the region that it is in, and its left upper corner on the canvas. */
function eachTile(
  { view }: Brush,
  { frame }: Scene,
  draw: (region: number | null, x: number, y: number, size: number) => void,
): void {
  if (frame === undefined) return;
  const { bounds, grid, tileSize } = frame;
  for (const [row, regions] of grid.entries()) {
    for (const [column, region] of regions.entries())
      draw(
        region,
        ...toPixels(view, bounds.xMin + column * tileSize, bounds.yMin + row * tileSize),
        tileSize * view.scale,
      );
  }
}

/** Draws the tiles with tints of their regions, below the water: only land shows them. */
function drawRegions(brush: Brush, scene: Scene): void {
  const { context } = brush;
  eachTile(brush, scene, (region, x, y, size) => {
    if (region === null) return;
    context.fillStyle = `hsl(${(region * HUE_STEP) % 360} 60% 50% / 8%)`;
    context.fillRect(x, y, size, size);
  });
}

function drawGrid(brush: Brush, scene: Scene): void {
  const { context, palette } = brush;
  context.strokeStyle = palette.grid;
  eachTile(brush, scene, (_region, x, y, size) => context.strokeRect(x, y, size, size));
}

/** Returns the size of a dot in pixels: larger when the map is nearer. */
const dotSize = (scale: number) => Math.min(7, Math.max(2, 2 + Math.log2(Math.max(1, scale / 0.0015))));

/** Calls a function for each of some spawns that can be seen, with its place on the canvas. */
function eachVisible(
  { left, top, scale, width, height }: View,
  scene: Scene,
  spawns: Uint32Array,
  size: number,
  draw: (x: number, y: number) => void,
): void {
  for (const spawn of spawns) {
    const x = ((scene.x[spawn] ?? 0) - left) * scale;
    const y = ((scene.y[spawn] ?? 0) - top) * scale;
    if (x >= -size && y >= -size && x <= width + size && y <= height + size) draw(x, y);
  }
}

function drawSpawns({ context, view, palette }: Brush, scene: Scene): void {
  // Few spawns are what somebody looks for: their dots are larger, on a light edge.
  const isFew = scene.x.length <= FEW_SPAWNS;
  const size = isFew ? Math.max(FEW_SIZE, dotSize(view.scale)) : dotSize(view.scale);
  const half = size / 2;
  const colors = [palette.other, ...palette.bands];
  for (const [band, spawns] of scene.byBand.entries()) {
    const color = colors[band] ?? palette.other;
    context.fillStyle = color;
    eachVisible(view, scene, spawns, size, (x, y) => {
      if (isFew) {
        context.fillStyle = palette.halo;
        context.fillRect(x - half - EDGE, y - half - EDGE, size + 2 * EDGE, size + 2 * EDGE);
        context.fillStyle = color;
      }
      context.fillRect(x - half, y - half, size, size);
    });
  }
}

function drawBosses({ context, view, palette }: Brush, scene: Scene): void {
  const isFar = view.scale < DENSITY_SCALE;
  const radius = isFar ? 2.5 : dotSize(view.scale) / 2 + 3;
  context.strokeStyle = palette.boss;
  context.lineWidth = isFar ? 1 : 2;
  context.beginPath();
  eachVisible(view, scene, scene.bosses, radius, (x, y) => {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  });
  context.stroke();
  context.lineWidth = 1;
}

function drawDensity({ context, view, palette }: Brush, scene: Scene): void {
  const { left, top, scale, width, height } = view;
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const counts = new Uint16Array(columns * rows);
  const bands = new Uint16Array(columns * rows);
  const leveled = new Uint16Array(columns * rows);
  // Cells keep their place in the world while the map is moved.
  const shift = (position: number) => (((position * scale) % CELL) + CELL) % CELL;
  const [shiftX, shiftY] = [shift(left), shift(top)];
  let most = 1;
  for (let spawn = 0; spawn < scene.x.length; spawn += 1) {
    const column = Math.floor((((scene.x[spawn] ?? 0) - left) * scale + shiftX) / CELL);
    const row = Math.floor((((scene.y[spawn] ?? 0) - top) * scale + shiftY) / CELL);
    if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
    const cell = row * columns + column;
    const band = scene.band[spawn] ?? -1;
    const count = (counts[cell] ?? 0) + 1;
    counts[cell] = count;
    most = Math.max(most, count);
    if (band < 0) continue;
    bands[cell] = (bands[cell] ?? 0) + band;
    leveled[cell] = (leveled[cell] ?? 0) + 1;
  }
  for (const [cell, count] of counts.entries()) {
    if (count === 0) continue;
    const band = leveled[cell] ? Math.round((bands[cell] ?? 0) / leveled[cell]) : -1;
    context.fillStyle = palette.bands[band] ?? palette.other;
    context.globalAlpha = LEAST_ALPHA + (1 - LEAST_ALPHA) * (Math.log2(1 + count) / Math.log2(1 + most));
    context.fillRect((cell % columns) * CELL - shiftX, Math.floor(cell / columns) * CELL - shiftY, CELL, CELL);
  }
  context.globalAlpha = 1;
}
