import type { BoxContent } from "@gamedata/client";
import { grouped } from "../../parts/grouped.js";

/** Items that come together. */
export interface BoxOption {
  readonly items: readonly BoxContent[];
  /** Percent of openings. */
  readonly chance: number;
}

/** A roll of an opening. */
export interface BoxRoll {
  /** Whether all of the options come always, each by its own chance, or at most one of them. */
  readonly kind: "all" | "each" | "one";
  readonly options: readonly BoxOption[];
  /** Percent of openings in which none of the options comes, where they exclude each other; else 0. */
  readonly nothing: number;
}

const ALWAYS = 100;
/** Percent that sums of chances can be off by rounding. */
const ROUNDING = 1e-6;

const isAlways = ({ chance }: BoxOption) => chance > ALWAYS - ROUNDING;

/** Returns what one opening rolls: what comes always, what comes by its own chance, then each group. */
export function rollsOf(contents: readonly BoxContent[]): readonly BoxRoll[] {
  const alone = contents
    .filter(({ group }) => group === undefined)
    .map((row) => ({ items: [row], chance: row.chance }));
  const inGroups = contents.filter(({ group }) => group !== undefined);
  const groups = [...grouped(inGroups, ({ group }) => group).values()].map(optionsOf);
  const certain = groups.filter((options) => options.every(isAlways));
  const open = groups.filter((options) => !options.every(isAlways));
  const all = [...alone.filter(isAlways), ...certain.flat()];
  const each = alone.filter((option) => !isAlways(option));
  return [
    ...(all.length > 0 ? [{ kind: "all" as const, options: all, nothing: 0 }] : []),
    ...(each.length > 0 ? [{ kind: "each" as const, options: each, nothing: 0 }] : []),
    ...open.map((options) => ({ kind: "one" as const, options, nothing: nothingOf(options) })),
  ];
}

/** Returns the options of a group, of which equal ones are one. */
function optionsOf(rows: readonly BoxContent[]): readonly BoxOption[] {
  const options = [...grouped(rows, (row) => row.option ?? row).values()];
  const equal = grouped(options, (items) => items.map(({ itemId, min, max }) => `${itemId} ${min} ${max}`).join(" "));
  return [...equal.values()].flatMap(([items = [], ...others]) => ({
    items,
    chance: [items, ...others].reduce((sum, [row]) => sum + (row?.chance ?? 0), 0),
  }));
}

function nothingOf(options: readonly BoxOption[]): number {
  const rest = ALWAYS - options.reduce((sum, { chance }) => sum + chance, 0);
  return rest > ROUNDING ? rest : 0;
}
