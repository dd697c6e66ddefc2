import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";

/** Untrusted query parameters: the first value of each, as text. `Object.fromEntries` of a query string will do. */
export type QueryParams = Readonly<Record<string, string | undefined>>;

/** Parsed numbers beyond the exact range stop here, so that they stay whole and still compare as too large. */
const SATURATED = Number.MAX_SAFE_INTEGER + 1;

const INTEGER = /^-?\d+$/u;

/**
 * Reads one parameter; an empty value is the same as an absent one.
 *
 * @param params The parameters.
 * @param name The parameter's name.
 * @throws {GameDataError} `INVALID_PARAMETER` when the parameters are no record, or the value is no text.
 */
export function readText(params: QueryParams, name: string): string | undefined {
  const value: unknown = checkRecord(params)[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value === "string") return value;
  throw new GameDataError({ code: "INVALID_PARAMETER", parameter: name, value: describeValue(value), allowed: "text" });
}

/**
 * Reads one parameter as a whole number in decimal digits; bounds are the query's to check.
 *
 * @param params The parameters.
 * @param name The parameter's name.
 * @throws {GameDataError} `INVALID_PARAMETER` when the value is anything else.
 */
export function readInteger(params: QueryParams, name: string): number | undefined {
  const text = readText(params, name);
  if (text === undefined) return undefined;
  if (!INTEGER.test(text)) {
    throw new GameDataError({
      code: "INVALID_PARAMETER",
      parameter: name,
      value: describeValue(text),
      allowed: "a whole number",
    });
  }
  return Math.max(-SATURATED, Math.min(SATURATED, Number(text)));
}

/**
 * Checks that a query or a set of parameters is a record at all, which JavaScript callers may get wrong.
 *
 * @param value The query or parameters as passed.
 * @throws {GameDataError} `INVALID_PARAMETER` when it is anything but an object.
 */
export function checkRecord<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new GameDataError({
    code: "INVALID_PARAMETER",
    parameter: "query",
    value: describeValue(value),
    allowed: "an object",
  });
}
