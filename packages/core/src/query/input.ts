import { searchText } from "@gamedata/rules";
import { npcId } from "@gamedata/schema";
import type { UntypedSchema } from "@gamedata/schema/types";
import * as v from "valibot";
import { MAXIMUM_IDS } from "./id.js";
import { ofKind, withoutOptional } from "./inspect.js";

/** The schema of a query's input: an object with one entry per parameter. */
export interface InputSchema extends UntypedSchema {
  readonly entries: Readonly<Record<string, UntypedSchema>>;
}

/** The schema of a query's input with the types of valibot. */
export type TypedInputSchema<Given = unknown, Checked = unknown> = v.GenericSchema<Given, Checked> & {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
};

export const DEFAULT_LIMIT = 50;
/** Default number of rows per page of droppers and spoilers. */
export const DEFAULT_SOURCE_LIMIT = 25;
/** Maximum number of rows per page; a greater limit is reduced to this value. */
export const MAXIMUM_LIMIT = 200;

/** The schema of an integer other than negative zero. */
export const integer = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.integer(),
  /* @__PURE__ */ v.check((value) => !Object.is(value, -0)),
);

/** A whole number within bounds. */
export const wholeNumber = (least: number, most: number, description: string) =>
  v.pipe(integer, v.minValue(least), v.maxValue(most), v.description(description));

export const pageEntries = (defaultLimit: number) => ({
  limit: v.optional(
    v.pipe(
      integer,
      v.minValue(1),
      v.description(`Rows per page. More than ${MAXIMUM_LIMIT} are reduced to ${MAXIMUM_LIMIT}.`),
      v.transform((limit) => Math.min(limit, MAXIMUM_LIMIT)),
    ),
    defaultLimit,
  ),
  offset: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER, "Rows to skip. Past the end the page is empty."), 0),
});

/** The parameter `q`: a substring of the name; blank text means no filter. */
export const nameText = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.description(
        "A substring of the name. Case, accents and the kind of an apostrophe do not matter; blank text matches all rows.",
      ),
      v.transform((text) => searchText(text) || undefined),
    ),
  );

/** A sort order; `-` means descending, ties are by ascending id. */
export type SortOf<Key extends string> = "id" | "-id" | Key | `-${Key}`;

/** The parameter `sort`: each key in both directions; `id` by default. */
export const sortBy = <const Key extends string>(keys: readonly Key[], note = "") =>
  v.optional(
    v.pipe(
      v.picklist(keys.flatMap((key): SortOf<Key>[] => [key, `-${key}`])),
      v.description(
        `The sort order. \`-\` means descending; ties are by ascending id, rows without a value come last.${note}`,
      ),
    ),
    "id",
  );

/** A filter by id; an unknown id matches no rows. In text it has the format of an id in a path. */
export function idFilter<Id extends number>(
  id: v.GenericSchema<Id>,
  description: string,
): v.OptionalSchema<v.GenericSchema<Id>, undefined> {
  return v.optional(v.pipe(idValue(id), v.description<Id, string>(description)));
}

/** A list of at most 200 ids, each in text in the format of an id in a path. */
export function idList<Id extends number>(id: v.GenericSchema<Id>, description: string) {
  return v.optional(
    v.pipe(v.array(idValue(id)), v.maxLength(MAXIMUM_IDS), v.description(`${description} At most ${MAXIMUM_IDS} ids.`)),
  );
}

/** A list of pairs of an id and a number of pieces; in text `id:count`. */
export function idCountList<Id extends number>(id: v.GenericSchema<Id>, description: string) {
  return v.optional(v.pipe(v.array(idCount(id, 0, Number.MAX_SAFE_INTEGER)), v.description(description)));
}

/** A pair of an id and a number of pieces within bounds; in text `id:count`. */
export function idCount<Id extends number>(id: v.GenericSchema<Id>, least: number, most: number) {
  const count = v.pipe(integer, v.minValue(least), v.maxValue(most));
  return v.pipe(v.strictTuple([idValue(id), count]), ofKind("idCount"));
}

/** A list of pairs of an id and a level of at least 1; in text `id-level`. */
export function idLevelList<Id extends number>(id: v.GenericSchema<Id>, description: string) {
  const pair = v.pipe(v.strictTuple([idValue(id), v.pipe(integer, v.minValue(1))]), ofKind("idLevel"));
  return v.optional(v.pipe(v.array(pair), v.description(description)));
}

export function idValue<Id extends number>(id: v.GenericSchema<Id>): v.GenericSchema<Id> {
  return v.pipe(id, ofKind<Id>("id"));
}

/** Returns whether a parameter is a list; in text its values are separated by commas. */
export function isListParameter(schema: UntypedSchema): boolean {
  return withoutOptional(schema).type === "array";
}

/** One of some words in upper or lower case; the checked value is spelled as in the list. */
export function caseless<const Words extends readonly string[]>(words: Words): v.PicklistSchema<Words, undefined> {
  const picklist = v.picklist(words);
  const bySpelling = new Map(words.map((word) => [word.toLowerCase(), word]));
  return {
    ...picklist,
    // valibot calls this method to check a value. An exact match has priority: words may differ by case only.
    "~run"(dataset, config) {
      const { value } = dataset;
      if (typeof value === "string" && !words.includes(value)) {
        dataset.value = bySpelling.get(value.toLowerCase()) ?? value;
      }
      return picklist["~run"](dataset, config);
    },
  };
}

export function choiceFilter<const Words extends readonly string[]>(words: Words, description: string) {
  return v.optional(v.pipe(caseless(words), v.description(`${description} Case-insensitive.`)));
}

/** A filter that keeps the rows of which something is true, or the others. */
export const flagFilter = (description: string) => v.optional(v.pipe(v.boolean(), v.description(description)));

/** A flag with a value where it is not given. */
export const flag = (description: string, otherwise: boolean) =>
  v.optional(v.pipe(v.boolean(), v.description(description)), otherwise);

/** The greatest coordinate, far outside the map of every chronicle; squares of distances stay exact integers. */
const MAXIMUM_COORDINATE = 10_000_000;

/** What a parameter that names a place allows, as a phrase. */
export const PLACE_PHRASE = `the id of an NPC, or x,y: two whole numbers from -${MAXIMUM_COORDINATE} to ${MAXIMUM_COORDINATE}`;

/** A place in the game world: the id of an NPC, or x and y in game units; in text `30080` or `83396,147904`. */
export function placeInput(description: string) {
  const coordinate = v.pipe(integer, v.minValue(-MAXIMUM_COORDINATE), v.maxValue(MAXIMUM_COORDINATE));
  const place = v.union([idValue(npcId), v.strictTuple([coordinate, coordinate])]);
  return v.pipe(place, ofKind("place"), v.description(description));
}
