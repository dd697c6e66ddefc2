import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";

/** Digits of the greatest id, 9007199254740991. */
const MAXIMUM_DIGITS = 16;

const DECIMAL_DIGITS = /^(?:0|[1-9]\d*)$/u;

/**
 * Checks an id that a caller passed: a whole number from the minimum to 2^53-1, and not negative zero.
 *
 * @param value The id, of any type.
 * @param minimum The smallest id of its kind.
 * @throws {GameDataError} `INVALID_ID` for anything else.
 */
export function checkId(value: unknown, minimum: 0 | 1): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= minimum && !Object.is(value, -0))
    return value;
  throw invalidId(value, minimum);
}

/**
 * Parses an id from a path: decimal digits only, with no sign, exponent or leading zero.
 *
 * @param text The text, of any type at run time.
 * @param minimum The smallest id of its kind.
 * @throws {GameDataError} `INVALID_ID` for anything else, and beyond 2^53-1.
 */
export function parseId(text: unknown, minimum: 0 | 1): number {
  if (typeof text === "string" && text.length <= MAXIMUM_DIGITS && DECIMAL_DIGITS.test(text)) {
    const id = Number(text);
    if (id >= minimum && id <= Number.MAX_SAFE_INTEGER) return id;
  }
  throw invalidId(text, minimum);
}

function invalidId(value: unknown, minimum: 0 | 1): GameDataError {
  return new GameDataError({
    code: "INVALID_ID",
    parameter: "id",
    value: describeValue(value),
    allowed: `a whole number from ${minimum} to ${Number.MAX_SAFE_INTEGER} in decimal digits`,
  });
}
