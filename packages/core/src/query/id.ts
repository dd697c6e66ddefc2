import type { UntypedSchema } from "@gamedata/schema/types";
import { describeValue, GameDataError, invalidParameter } from "../error/game-data-error.js";
import { actionsOf } from "./inspect.js";

/** The maximum number of different ids in one request. */
export const MAXIMUM_IDS = 200;

/**
 * Checks an id: an integer from the first id of the collection to 2^53-1, and not negative zero.
 *
 * @throws {GameDataError} `INVALID_ID` for any other value.
 */
export function checkId(schema: UntypedSchema, value: unknown, parameter = "id"): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 1) return value;
  if (value === 0 && !Object.is(value, -0) && startsAtZero(schema)) return value;
  throw invalidId("INVALID_ID", schema, value, parameter);
}

/**
 * Checks a list of ids and returns each once.
 *
 * @throws {GameDataError} `INVALID_ID` for a malformed id, `INVALID_PARAMETER` for a value that is not a list or has
 * more than 200 ids.
 */
export function checkIds(schema: UntypedSchema, values: unknown): readonly number[] {
  if (!Array.isArray(values)) throw invalidParameter("ids", values, "a list of ids");
  const distinct = [...new Set(values.map((value: unknown) => checkId(schema, value, "ids")))];
  if (distinct.length <= MAXIMUM_IDS) return distinct;
  throw new GameDataError({
    code: "INVALID_PARAMETER",
    parameter: "ids",
    value: `of ${distinct.length} ids`,
    allowed: `a list of at most ${MAXIMUM_IDS}`,
  });
}

export function invalidId(
  code: "INVALID_ID" | "INVALID_PARAMETER",
  schema: UntypedSchema,
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

/** Returns whether the ids of a collection start at 0; otherwise they start at 1. */
export function startsAtZero(schema: UntypedSchema): boolean {
  return actionsOf(schema).some(({ type, requirement }) => type === "min_value" && requirement === 0);
}
