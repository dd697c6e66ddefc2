import { describeValue } from "../error/describe-value.js";
import { GameDataError, type GameDataErrorDetails } from "../error/game-data-error.js";
import { type QueryParams, readText } from "./query-params.js";
import { checkWholeNumber } from "./whole-number.js";

/** Digits of the greatest id, 9007199254740991. */
const MAXIMUM_DIGITS = 16;

const DECIMAL_DIGITS = /^(?:0|[1-9]\d*)$/u;

/**
 * Checks an id that a caller passed: a whole number from the minimum to 2^53-1, and not negative zero.
 *
 * @param value The id, of any type.
 * @param minimum The smallest id of its kind.
 * @param parameter The name that an error gives the id.
 * @throws {GameDataError} `INVALID_ID` for anything else.
 */
export function checkId(value: unknown, minimum: 0 | 1, parameter = "id"): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= minimum && !Object.is(value, -0))
    return value;
  throw malformedId("INVALID_ID", parameter, value, minimum);
}

/**
 * Parses an id from a path: decimal digits only, with no sign, exponent or leading zero.
 *
 * @param text The text, of any type at run time.
 * @param minimum The smallest id of its kind.
 * @param parameter The name that an error gives the id.
 * @throws {GameDataError} `INVALID_ID` for anything else, and beyond 2^53-1.
 */
export function parseId(text: unknown, minimum: 0 | 1, parameter = "id"): number {
  const id = idFrom(text, minimum);
  if (id === undefined) throw malformedId("INVALID_ID", parameter, text, minimum);
  return id;
}

/**
 * Reads one parameter that narrows a list to what belongs to one id, spelled as in a path.
 *
 * @param params The parameters.
 * @param name The parameter's name.
 * @param minimum The smallest id of its kind.
 * @throws {GameDataError} `INVALID_PARAMETER` when the value is no id.
 */
export function readIdFilter(params: QueryParams, name: string, minimum: 0 | 1): number | undefined {
  const text = readText(params, name);
  if (text === undefined) return undefined;
  const id = idFrom(text, minimum);
  if (id === undefined) throw malformedId("INVALID_PARAMETER", name, text, minimum);
  return id;
}

/**
 * Checks an id that narrows a list.
 *
 * @param name The name that an error gives the id.
 * @param value The id, of any type; undefined where the list is not narrowed.
 * @param minimum The smallest id of its kind.
 * @throws {GameDataError} `INVALID_PARAMETER` when the value is no id.
 */
export function checkIdFilter(name: string, value: unknown, minimum: 0 | 1): number | undefined {
  return value === undefined ? undefined : checkWholeNumber(name, value, minimum, Number.MAX_SAFE_INTEGER);
}

function idFrom(text: unknown, minimum: 0 | 1): number | undefined {
  if (typeof text !== "string" || text.length > MAXIMUM_DIGITS || !DECIMAL_DIGITS.test(text)) return undefined;
  const id = Number(text);
  return id >= minimum && id <= Number.MAX_SAFE_INTEGER ? id : undefined;
}

function malformedId(
  code: Extract<GameDataErrorDetails, { readonly allowed: string }>["code"],
  parameter: string,
  value: unknown,
  minimum: 0 | 1,
): GameDataError {
  return new GameDataError({
    code,
    parameter,
    value: describeValue(value),
    allowed: `a whole number from ${minimum} to ${Number.MAX_SAFE_INTEGER} in decimal digits`,
  });
}
