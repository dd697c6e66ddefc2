import type { UntypedSchema } from "@gamedata/schema/types";
import * as v from "valibot";
import { allOf, type RowFilter } from "../rows/row-filter.js";
import { integer } from "./input.js";
import { metadataOf, withoutOptional } from "./inspect.js";

/** What a parameter that is the lower or the upper bound of a number ends in. */
const MINIMUM = "Min";
const MAXIMUM = "Max";

const bound = (description: string) => v.optional(v.pipe(integer, v.description(description)));

/** Marks the schema of a parameter as a lower bound; every query that has both refuses a range upside down. */
export const notAbove = (upperBound: string) => v.metadata<number, { readonly upperBound: string }>({ upperBound });

const lowerBound = (highest: string, description: string) =>
  v.optional(v.pipe(integer, v.description(description), notAbove(highest)));

/** The parameters that are the bounds of numbers, by their names. */
type RangeEntries<Name extends string> = Readonly<
  Record<`${Name}${typeof MINIMUM | typeof MAXIMUM}`, ReturnType<typeof bound>>
>;

/**
 * Returns two parameters for each number of records that a list is filtered by: `levelMin` and `levelMax` for `level`, both
 * inclusive. Every query that has both refuses a range upside down.
 */
export function rangeEntries<const Name extends string>(numbers: Readonly<Record<Name, string>>): RangeEntries<Name> {
  const entries = Object.entries<string>(numbers).flatMap(([name, what]) => {
    const [lowest, highest] = [`${name}${MINIMUM}`, `${name}${MAXIMUM}`];
    return [
      [lowest, lowerBound(highest, `Lowest ${what}, inclusive; at most \`${highest}\`.`)],
      [highest, bound(`Highest ${what}, inclusive; at least \`${lowest}\`.`)],
    ] as const;
  });
  return Object.fromEntries(entries) as RangeEntries<Name>;
}

/** The names of the two bounds of a number. */
export interface BoundNames {
  readonly lowest: string;
  readonly highest: string;
}

/** Lists the pairs of bounds among parameters, by what the schemas state. */
export function boundsAmong(parameters: Readonly<Record<string, UntypedSchema>>): readonly BoundNames[] {
  return Object.entries(parameters).flatMap(([lowest, schema]) => {
    const { upperBound: highest }: { readonly upperBound?: string } = metadataOf(withoutOptional(schema));
    return highest === undefined ? [] : [{ lowest, highest }];
  });
}

/** Tells whether a number is within bounds; none is where it is not known. */
type WithinBounds = (value: number | null | undefined) => boolean;

function boundsFilter(lowest: unknown, highest: unknown): WithinBounds | undefined {
  if (lowest === undefined && highest === undefined) return undefined;
  const least = typeof lowest === "number" ? lowest : Number.NEGATIVE_INFINITY;
  const greatest = typeof highest === "number" ? highest : Number.POSITIVE_INFINITY;
  return (value) => typeof value === "number" && value >= least && value <= greatest;
}

/** Returns the filter of a query by the bounds of numbers; `undefined` if it has none. */
export function rangeFilter<Row>(
  query: Readonly<Record<string, unknown>>,
  numbers: Readonly<Record<string, (row: Row) => number | null | undefined>>,
): RowFilter<Row> | undefined {
  const filters = Object.entries(numbers).flatMap(([name, read]) => {
    const isWithin = boundsFilter(query[`${name}${MINIMUM}`], query[`${name}${MAXIMUM}`]);
    return isWithin === undefined ? [] : [(row: Row) => isWithin(read(row))];
  });
  return allOf(...filters);
}

export interface LevelBounds {
  readonly levelMin?: number | undefined;
  readonly levelMax?: number | undefined;
}

export const levelEntries = () => rangeEntries({ level: "level" });

/** Returns the filter of the bounds; `undefined` when there are none. A row without a level is within no bounds. */
export const levelFilter = ({ levelMin, levelMax }: LevelBounds): WithinBounds | undefined =>
  boundsFilter(levelMin, levelMax);
