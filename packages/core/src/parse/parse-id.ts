import type { CollectionFacts, UntypedSchema } from "@gamedata/schema/types";
import { invalidParameter } from "../error/game-data-error.js";
import { checkIds, invalidId, startsAtZero } from "../query/id.js";
import type { InputSchema } from "../query/input.js";
import { type QueryParams, readText, readTexts } from "./read-text.js";

/** The number of digits of the greatest id, 9007199254740991. */
const MAXIMUM_DIGITS = 16;

const DECIMAL_DIGITS = /^(?:0|[1-9]\d*)$/u;

/**
 * Parses an id from a path: decimal digits without sign, exponent or leading zero.
 *
 * @param facts The collection of the id, for example `itemFacts` of `@gamedata/schema`.
 * @throws {GameDataError} `INVALID_ID` for any other value, and above 2^53-1.
 *
 * @example
 * ```ts
 * assert.equal(parseId(itemFacts, "57"), 57);
 * ```
 */
export function parseId(facts: Pick<CollectionFacts, "id">, text: unknown): number {
  const id = readId(facts.id, text);
  if (id === undefined) throw invalidId("INVALID_ID", facts.id, text, "id");
  return id;
}

/**
 * Parses the parameter `ids`: at most 200 ids in decimal digits, separated by commas; leading zeros and empty values are ignored.
 *
 * @param others The input of the list; none of its parameters may be given together with ids.
 * @returns The ids, each once, in the order given; `undefined` if there are none.
 * @throws {GameDataError} `INVALID_ID` for a malformed id, `INVALID_PARAMETER` for another parameter or too many ids.
 *
 * @example
 * ```ts
 * assert.deepEqual(parseIds(itemFacts, { ids: "57,1,57" }, listItems.input(catalog)), [57, 1]);
 * ```
 */
export function parseIds(
  facts: Pick<CollectionFacts, "id">,
  params: QueryParams,
  others: InputSchema,
): readonly number[] | undefined {
  const texts = readTexts(params, "ids");
  if (texts === undefined) return undefined;
  for (const parameter in others.entries) {
    const value = readText(params, parameter);
    if (value !== undefined) throw invalidParameter(parameter, value, "left out where ids are given");
  }
  const ids = texts.map((text) => {
    const id = readQueryId(facts.id, text);
    if (id === undefined) throw invalidId("INVALID_ID", facts.id, text, "ids");
    return id;
  });
  return checkIds(facts.id, ids);
}

const LEADING_ZEROS = /^0+(?=\d)/u;

/** Parses an id in a query, in which leading zeros are allowed; `undefined` if the text is malformed. */
export const readQueryId = (schema: UntypedSchema, text: string): number | undefined =>
  readId(schema, text.replace(LEADING_ZEROS, ""));

/** Parses an id of a path; `undefined` if the text is malformed. */
function readId(schema: UntypedSchema, text: unknown): number | undefined {
  if (typeof text !== "string" || text.length > MAXIMUM_DIGITS || !DECIMAL_DIGITS.test(text)) return undefined;
  const id = Number(text);
  return id <= Number.MAX_SAFE_INTEGER && (id > 0 || startsAtZero(schema)) ? id : undefined;
}
