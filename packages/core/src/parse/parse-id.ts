import type { CollectionFacts } from "@gamedata/schema";
import type * as v from "valibot";
import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkIds, invalidId, startsAtZero } from "../query/id.js";
import type { InputSchema } from "../query/input.js";
import { type QueryParams, readText, readTexts } from "./read-text.js";

/** Digits of the greatest id, 9007199254740991. */
const MAXIMUM_DIGITS = 16;

const DECIMAL_DIGITS = /^(?:0|[1-9]\d*)$/u;

/**
 * Parses an id from a path: decimal digits without sign, exponent or leading zero.
 *
 * @param facts The collection that the id is of, for example `itemFacts` of `@gamedata/schema`.
 * @param text The text, of any type at run time.
 * @throws {GameDataError} `INVALID_ID` for anything else, and beyond 2^53-1.
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
 * Parses the parameter `ids`: at most 200 ids as in a path, separated by commas.
 *
 * @param facts The collection that the ids are of.
 * @param others The input of the list, none of whose parameters may be given together with ids.
 * @returns The ids, each once, in the order given; `undefined` when there are none.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` beside another parameter or for too many.
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
    if (value === undefined) continue;
    const allowed = "left out where ids are given";
    throw new GameDataError({ code: "INVALID_PARAMETER", parameter, value: describeValue(value), allowed });
  }
  const ids = texts.map((text) => {
    const id = readId(facts.id, text);
    if (id === undefined) throw invalidId("INVALID_ID", facts.id, text, "ids");
    return id;
  });
  return checkIds(facts.id, ids);
}

/** Reads an id of a kind from text, if it is one. */
export function readId(schema: v.GenericSchema, text: unknown): number | undefined {
  if (typeof text !== "string" || text.length > MAXIMUM_DIGITS || !DECIMAL_DIGITS.test(text)) return undefined;
  const id = Number(text);
  return id <= Number.MAX_SAFE_INTEGER && (id > 0 || startsAtZero(schema)) ? id : undefined;
}
