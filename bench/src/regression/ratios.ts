import type { SizedFigures } from "../growth/growth.js";
import { growthQueries } from "../growth/growth-query.js";
import type { Comparison } from "../http/compare.js";
import type { Section } from "../options.js";
import { checkTargets, type SectionTarget } from "../report/targets.js";
import type { Results } from "../results.js";

/** One number of a run that can be held against the same number of another run. */
export interface Ratio {
  readonly section: Section;
  readonly figure: string;
  readonly value: number;
  readonly better: "more" | "less";
  /** The change, as a share of the former value, up to which two runs of the same code may differ. */
  readonly noise: number;
  /** The change, in the unit of the figure, that is too small to matter whatever share it is. */
  readonly negligible: number;
}

/** Requests per second as a share of the bare server's: medians of rounds by turns. */
const RATE_NOISE = 0.1;
/** The p99 as a multiple of the bare server's: a single busy moment of the machine changes it. */
const P99_NOISE = 0.35;
/** Costs of a larger data set as multiples of the real one's. */
const GROWTH_NOISE = 0.3;
/** Targets: times by default; sizes vary less. The unit is the end of the figure's name. */
const TIME_NOISE = 0.3;
const noiseByUnit: ReadonlyMap<string, number> = new Map([
  ["MiB", 0.05],
  ["MB", 0.01],
]);
/** A change by less than this share of what is wanted of a target, or of growth in step with the data, is negligible. */
const NEGLIGIBLE_SHARE = 0.05;

/** Describes the noise limits. */
export const noiseLimits = [
  `Noise limits: ${percent(RATE_NOISE)} of requests per second, ${percent(P99_NOISE)} of p99,`,
  `${percent(GROWTH_NOISE)} of growth, ${percent(TIME_NOISE)} of times,`,
  `${Array.from(noiseByUnit, ([unit, noise]) => `${percent(noise)} of ${unit}`).join(", ")};`,
  `at least ${percent(NEGLIGIBLE_SHARE)} of what is wanted of a target, or of growth in step with the data.`,
].join(" ");

/** Returns the ratios of a run against the bare server, how costs grow with the data, and the figures of all targets. */
export function ratiosOf(results: Results): Ratio[] {
  const { http, growth = [] } = results;
  return [
    ...(http === undefined
      ? []
      : [
          ...comparisonRatios("repeated URL", http.repeated),
          ...comparisonRatios("never-seen URL", http.neverSeen),
          ...comparisonRatios("never-seen answer", http.answers),
        ]),
    ...growthRatios(growth),
    ...checkTargets(results).map(targetRatio),
  ];
}

function comparisonRatios(group: string, comparisons: readonly Comparison[]): Ratio[] {
  const common = { section: "http", negligible: 0 } as const;
  return comparisons.flatMap(({ name, rate, p99 }): Ratio[] => [
    { ...common, figure: `${group}, ${name}: req/s × bare`, value: rate, better: "more", noise: RATE_NOISE },
    { ...common, figure: `${group}, ${name}: p99 × bare`, value: p99, better: "less", noise: P99_NOISE },
  ]);
}

function growthRatios([smallest, ...larger]: readonly SizedFigures[]): Ratio[] {
  if (smallest === undefined) return [];
  const costs: readonly (readonly [string, (figures: SizedFigures) => number | undefined])[] = [
    ["start", ({ startMs }) => startMs],
    ["RSS", ({ rss }) => rss],
    ...growthQueries.map(
      (query) => [query, ({ queries }: SizedFigures) => queries.find(({ name }) => name === query)?.mean] as const,
    ),
  ];
  return larger.flatMap((figures) =>
    costs.flatMap(([name, costOf]): Ratio[] => {
      const [before, after] = [costOf(smallest), costOf(figures)];
      if (before === undefined || after === undefined) return [];
      const figure = `${name}: cost at ${figures.size}× ÷ cost at ${smallest.size}×`;
      const negligible = (figures.size / smallest.size) * NEGLIGIBLE_SHARE;
      return [{ section: "growth", figure, value: after / before, better: "less", noise: GROWTH_NOISE, negligible }];
    }),
  );
}

function targetRatio({ section, figure, value, bound, limit }: SectionTarget): Ratio {
  const isRate = bound === "least";
  const unit = figure.split(", ").at(-1) ?? "";
  return {
    section,
    figure: `target: ${figure}`,
    value,
    better: isRate ? "more" : "less",
    noise: isRate ? RATE_NOISE : (noiseByUnit.get(unit) ?? TIME_NOISE),
    negligible: limit * NEGLIGIBLE_SHARE,
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
