import { growthQueries, type SizedFigures } from "../growth/growth.js";

const WIDTH = 760;
const HEIGHT = 420;
const LEFT = 60;
const RIGHT = 530;
const TOP = 20;
const BOTTOM = 375;
/** Distance between two names of lines. */
const NAME_HEIGHT = 20;
const colors = "4e79a7 f28e2b e15759 76b7b2 59a14f b07aa1 9c755f bab0ac edc948 ff9da7".split(" ");

/**
 * Draws how costs grow with the data: each line is a cost as a multiple of what it is at the smallest size, both axes
 * logarithmic, and the dashed line is growth in step with the data. The names are in the order of the costs at the largest size.
 *
 * @param growth The figures, from the smallest size up.
 * @returns An SVG document.
 */
export function drawGrowth(growth: readonly SizedFigures[]): string {
  const sizes = growth.map(({ size }) => size);
  const lines = linesOf(growth).sort((a, b) => (b.values.at(-1) ?? 1) - (a.values.at(-1) ?? 1));
  const multiples = [1, ...sizes, ...lines.flatMap(({ values }) => values)];
  const [bottom, top] = [Math.min(...multiples) / 1.1, Math.max(...multiples) * 1.1];
  const x = (size: number) => round(LEFT + (Math.log(size) / Math.log(Math.max(...sizes, 2))) * (RIGHT - LEFT));
  const y = (value: number) => round(BOTTOM - (Math.log(value / bottom) / Math.log(top / bottom)) * (BOTTOM - TOP));
  const points = (values: readonly number[]) =>
    values.map((value, index) => `${x(sizes[index] ?? 1)},${y(value)}`).join(" ");
  const grid = [0.1, 1, 10, 100, 1000]
    .filter((step) => step <= top && step >= bottom)
    .map((step) => `${line(LEFT, y(step), RIGHT, y(step))}${text(LEFT - 8, y(step) + 4, `×${step}`, "end")}`);
  const columns = sizes.map(
    (size) => `${line(x(size), TOP, x(size), BOTTOM)}${text(x(size), BOTTOM + 16, `${size}×`, "middle")}`,
  );
  const drawn = lines.map(({ name, values }, index) => {
    const color = `#${colors[index % colors.length]}`;
    const label = `${name} ×${(values.at(-1) ?? 1).toFixed(1)}`;
    return `<polyline points="${points(values)}" fill="none" stroke="${color}" stroke-width="2"/>
${text(RIGHT + 8, TOP + 12 + index * NAME_HEIGHT, label, "start", color)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<title>Cost against size of the data set, as multiples of the real one</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>
${[...grid, ...columns].join("\n")}
<polyline points="${points(sizes)}" fill="none" stroke="#888" stroke-dasharray="5 4"/>
${drawn.join("\n")}
${text((LEFT + RIGHT) / 2, HEIGHT - 8, "rows, as a multiple of the real data set", "middle")}
</svg>
`;
}

function linesOf(growth: readonly SizedFigures[]) {
  const relative = (name: string, figureOf: (figures: SizedFigures) => number) => {
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

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#ddd"/>`;
}

function text(x: number, y: number, words: string, anchor: "start" | "middle" | "end", color = "black"): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${color}">${words}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
