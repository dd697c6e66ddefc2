import { invalidParameter } from "../error/game-data-error.js";
import { checkRecord } from "../query/input-check.js";

/** Untrusted query parameters as text, one value each, for example `Object.fromEntries` of a query string. */
export type QueryParams = Readonly<Record<string, string | undefined>>;

const SEPARATOR = ",";

/**
 * Returns the text of a parameter; an empty value counts as absent.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` if the parameters are not an object, or the value is not text.
 */
export function readText(params: QueryParams, name: string): string | undefined {
  const value = checkRecord(params)[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value === "string") return value;
  throw invalidParameter(name, value, "text");
}

/** Returns the values of a list parameter without empty ones; `undefined` if there are no others. */
export function readTexts(params: QueryParams, name: string): readonly string[] | undefined {
  const texts = readText(params, name)
    ?.split(SEPARATOR)
    .filter((text) => text !== "");
  return texts?.length === 0 ? undefined : texts;
}
