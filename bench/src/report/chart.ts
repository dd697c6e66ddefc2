import type { SizedFigures } from "../growth/growth.js";
import { growthQueries } from "../growth/growth-query.js";

const WIDTH = 760;
const HEIGHT = 420;
const LEFT = 60;
const RIGHT = 230;
const TOP = 20;
const BOTTOM = 45;
/** Least distance between two lines' names. */
const LABEL_HEIGHT = 15;
const colors = ["#4e79a7", "#f28e2b", "#e15759", "#76b7b2", "#59a14f", "#b07aa1", "#9c755f", "#bab0ac", "#edc948"];

interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

/**
 * Draws how costs grow with the data: each line is a cost as a multiple of what it is at the smallest size, both axes
 * logarithmic, and the dashed line is growth in step with the data.
 *
 * @param growth The figures, from the smallest size up.
 * @returns An SVG document.
 */
export function drawGrowth(growth: readonly SizedFigures[]): string {
  const sizes = growth.map(({ size }) => size);
  const lines = linesOf(growth);
  const top = Math.max(...sizes, ...lines.flatMap(({ values }) => values)) * 1.1;
  const bottom = Math.min(1, ...lines.flatMap(({ values }) => values)) / 1.1;
  const last = Math.max(...sizes, 2);
  const x = (size: number) => LEFT + (Math.log(size) / Math.log(last)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) =>
    HEIGHT - BOTTOM - (Math.log(value / bottom) / Math.log(top / bottom)) * (HEIGHT - TOP - BOTTOM);
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${x(sizes[index] ?? 1).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const labels = placeLabels(lines.map(({ values }) => y(values.at(-1) ?? 1)));
  const drawn = lines.map(({ name, values }, index) => {
    const color = colors[index % colors.length];
    const text = `${name} ×${(values.at(-1) ?? 1).toFixed(1)}`;
    return `<polyline points="${path(values)}" fill="none" stroke="${color}" stroke-width="2"/>
<text x="${WIDTH - RIGHT + 8}" y="${((labels[index] ?? 0) + 4).toFixed(1)}" fill="${color}">${text}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<title>Cost against size of the data set, as multiples of the real one</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>
${gridOf(sizes, top, bottom, x, y)}
<polyline points="${path(sizes)}" fill="none" stroke="#888" stroke-dasharray="5 4"/>
${drawn.join("\n")}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">rows, as a multiple of the real data set</text>
</svg>
`;
}

function linesOf(growth: readonly SizedFigures[]): Line[] {
  const relative = (name: string, figureOf: (figures: SizedFigures) => number): Line => {
    const values = growth.map(figureOf);
    return { name, values: values.map((value) => value / (values[0] ?? 1)) };
  };
  return [
    relative("start", ({ startMs }) => startMs),
    relative("RSS", ({ rss }) => rss),
    ...growthQueries.map((name) =>
      relative(name, ({ queries }) => queries.find((one) => one.name === name)?.mean ?? 1),
    ),
  ];
}

function gridOf(
  sizes: readonly number[],
  top: number,
  bottom: number,
  x: (size: number) => number,
  y: (value: number) => number,
): string {
  const steps = [0.1, 1, 10, 100, 1000].filter((step) => step <= top && step >= bottom);
  const rows = steps.map(
    (
      step,
    ) => `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(step).toFixed(1)}" y2="${y(step).toFixed(1)}" stroke="#ddd"/>
<text x="${LEFT - 8}" y="${(y(step) + 4).toFixed(1)}" text-anchor="end">×${step}</text>`,
  );
  const columns = sizes.map(
    (
      size,
    ) => `<line x1="${x(size).toFixed(1)}" x2="${x(size).toFixed(1)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" stroke="#ddd"/>
<text x="${x(size).toFixed(1)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${size}×</text>`,
  );
  return [...rows, ...columns].join("\n");
}

/** Moves names that would cover one another apart, downwards, and gives each its height. */
function placeLabels(heights: readonly number[]): number[] {
  const placed: number[] = [];
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  let free = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    const place = Math.max(height, free);
    placed[index] = place;
    free = place + LABEL_HEIGHT;
  }
  return placed;
}
