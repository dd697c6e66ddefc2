import type { Comparison } from "../http/compare.js";
import { decimal, ratio } from "./figure.js";

/** One figure that the project wants to reach, and whether a run shows it. */
export interface Target {
  readonly figure: string;
  readonly wanted: string;
  readonly measured: string;
  /** The measured number: a share of the bare server's, or in the unit that the figure names. */
  readonly value: number;
  /** Whether the number has to be at least or at most the limit. */
  readonly bound: "least" | "most";
  readonly limit: number;
  readonly holds: boolean;
}

/** Makes a target for the lowest rate of some comparisons; none if there are none. */
export function lowestRate(figure: string, least: number, comparisons: readonly Comparison[]): Target[] {
  const slowest = [...comparisons].sort((a, b) => a.rate - b.rate)[0];
  if (slowest === undefined) return [];
  const { rate, name } = slowest;
  return [
    {
      figure,
      wanted: `≥ ${ratio(least)} × bare`,
      measured: `${ratio(rate)} (${name})`,
      value: rate,
      bound: "least",
      limit: least,
      holds: rate >= least,
    },
  ];
}

/** Makes a target for the longest p99 of some comparisons; none if there are none. */
export function highestLatency(figure: string, most: number, comparisons: readonly Comparison[]): Target[] {
  const slowest = [...comparisons].sort((a, b) => b.p99 - a.p99)[0];
  if (slowest === undefined) return [];
  const { p99, name } = slowest;
  const wanted = `≤ ${ratio(most)} × bare`;
  return [{ ...atMost(figure, most, p99), wanted, measured: `${ratio(p99)} (${name})` }];
}

/**
 * Makes a target for a number.
 *
 * @param name Which of several was the highest, if there are several.
 */
export function atMost(figure: string, most: number, value: number, name?: string): Target {
  const measured = name === undefined ? decimal(value) : `${decimal(value)} (${name})`;
  return { figure, wanted: `≤ ${most}`, measured, value, bound: "most", limit: most, holds: value <= most };
}
