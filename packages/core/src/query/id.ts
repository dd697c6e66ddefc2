import * as v from "valibot";
import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";

/** Ids in one request at most, each counted once. */
export const MAXIMUM_IDS = 200;

type IdSchema = v.GenericSchema;

/**
 * Checks an id that a caller passed: a whole number from the first id of its kind to 2^53-1, and not negative zero.
 *
 * @param parameter The name that an error gives the id.
 * @throws {GameDataError} `INVALID_ID` for anything else.
 */
export function checkId(schema: IdSchema, value: unknown, parameter = "id"): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 1) return value;
  if (value === 0 && !Object.is(value, -0) && startsAtZero(schema)) return value;
  throw invalidId("INVALID_ID", schema, value, parameter);
}

/**
 * Checks a list of ids.
 *
 * @returns The ids, each once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for what is no list, or more than 200 ids.
 */
export function checkIds(schema: IdSchema, values: unknown): readonly number[] {
  if (!Array.isArray(values)) {
    throw new GameDataError({
      code: "INVALID_PARAMETER",
      parameter: "ids",
      value: describeValue(values),
      allowed: "a list of ids",
    });
  }
  const distinct = [...new Set(values.map((value: unknown) => checkId(schema, value, "ids")))];
  if (distinct.length <= MAXIMUM_IDS) return distinct;
  throw new GameDataError({
    code: "INVALID_PARAMETER",
    parameter: "ids",
    value: `of ${distinct.length} ids`,
    allowed: `a list of at most ${MAXIMUM_IDS}`,
  });
}

/** Creates the error for a value that is no id. */
export function invalidId(
  code: "INVALID_ID" | "INVALID_PARAMETER",
  schema: IdSchema,
  value: unknown,
  parameter: string,
): GameDataError {
  return new GameDataError({
    code,
    parameter,
    value: describeValue(value),
    allowed: `a whole number from ${startsAtZero(schema) ? 0 : 1} to ${Number.MAX_SAFE_INTEGER} in decimal digits`,
  });
}

/** Returns whether 0 is an id of a kind; for every other kind ids start at 1. */
export function startsAtZero(schema: IdSchema): boolean {
  return v.is(schema, 0);
}
