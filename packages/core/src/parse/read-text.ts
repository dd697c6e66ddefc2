import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkRecord } from "../query/check.js";

/** Untrusted parameters of a query as text, one value each. `Object.fromEntries` of a query string is one. */
export type QueryParams = Readonly<Record<string, string | undefined>>;

/** Separates the values of a list in text. */
const SEPARATOR = ",";

/**
 * Reads the text of one parameter; an empty value is the same as an absent one.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` when the parameters are no object, or the value is no text.
 */
export function readText(params: QueryParams, name: string): string | undefined {
  const value = checkRecord(params)[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value === "string") return value;
  throw new GameDataError({ code: "INVALID_PARAMETER", parameter: name, value: describeValue(value), allowed: "text" });
}

/** Reads the text of one parameter as a list of texts. */
export function readTexts(params: QueryParams, name: string): readonly string[] | undefined {
  return readText(params, name)?.split(SEPARATOR);
}
