import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";

/**
 * Prepares the text of a search by name: trimmed and lower-cased; blank text is no search.
 *
 * @param value The text, of any type at run time; any length.
 * @throws {GameDataError} `INVALID_PARAMETER` when it is no text.
 */
export function searchText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string") {
    throw new GameDataError({
      code: "INVALID_PARAMETER",
      parameter: "q",
      value: describeValue(value),
      allowed: "text",
    });
  }
  const text = value.trim().toLowerCase();
  return text === "" ? undefined : text;
}
