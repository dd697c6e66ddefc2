import * as v from "valibot";
import type { Inspected } from "./inspect.js";

/** The schema of a query's input: an object with one entry a parameter. */
export type InputSchema<Input = unknown, Checked = unknown> = v.GenericSchema<Input, Checked> & {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
};

/** Rows per page of a list when the query does not say. */
export const DEFAULT_LIMIT = 50;
/** Rows per page of droppers or spoilers when the query does not say. */
export const DEFAULT_SOURCE_LIMIT = 25;
/** Rows per page at most; a greater limit is reduced to this one. */
export const MAXIMUM_LIMIT = 200;

/** The schema of a whole number: no fraction, and not negative zero. */
export const wholeNumber = /* @__PURE__ */ v.pipe(
  v.number(),
  v.integer(),
  v.check((value) => !Object.is(value, -0)),
);

/** The parameters `limit` and `offset`. */
export const pageEntries = (defaultLimit: number) => ({
  limit: v.optional(
    v.pipe(
      wholeNumber,
      v.minValue(1),
      v.description(`Rows per page. More than ${MAXIMUM_LIMIT} are reduced to ${MAXIMUM_LIMIT}.`),
      v.transform((limit) => Math.min(limit, MAXIMUM_LIMIT)),
    ),
    defaultLimit,
  ),
  offset: v.optional(
    v.pipe(
      wholeNumber,
      v.minValue(0),
      v.maxValue(Number.MAX_SAFE_INTEGER),
      v.description("Rows to skip. Past the end the page is empty."),
    ),
    0,
  ),
});

/** The parameter `q`: a part of the name; blank text is no search. */
export const nameText = v.optional(
  v.pipe(
    v.string(),
    v.description("A part of the name. Case-insensitive; blank text finds every row."),
    v.transform((text) => text.trim().toLowerCase() || undefined),
  ),
);

/** The parameter `sort`, `id` by default. */
export const sortBy = <const Sorts extends readonly ["id", ...string[]]>(sorts: Sorts) =>
  v.optional(
    v.pipe(
      v.picklist<Sorts>(sorts),
      v.description("The order. `-` means descending; ties are by ascending id, rows without a value come last."),
    ),
    "id",
  );

/** An id by which a list is filtered; one that no record has finds nothing. In text it is written as in a path. */
export function idFilter<Id extends number>(
  id: v.GenericSchema<Id>,
  description: string,
): v.OptionalSchema<v.GenericSchema<Id>, undefined> {
  return v.optional(v.pipe(id, v.title<Id, string>(ID_FILTER), v.description<Id, string>(description)));
}

/** The title by which id filters are told from other numbers. */
const ID_FILTER = "id";

/** Returns whether a parameter is an id filter. */
export function isIdFilter(schema: Inspected): boolean {
  return v.getTitle(schema) === ID_FILTER;
}

/** A choice that is case-insensitive; the checked value is spelled as in the list. */
export function caseless<const Options extends readonly string[]>(
  picklist: v.PicklistSchema<Options, undefined>,
): v.PicklistSchema<Options, undefined> {
  const bySpelling = new Map(picklist.options.map((option) => [option.toLowerCase(), option]));
  return {
    ...picklist,
    // valibot checks a schema by this method. The exact spelling comes first, in case two options differ by case only.
    "~run"(dataset, config) {
      const { value } = dataset;
      if (typeof value === "string" && !picklist.options.includes(value)) {
        dataset.value = bySpelling.get(value.toLowerCase()) ?? value;
      }
      return picklist["~run"](dataset, config);
    },
  };
}
