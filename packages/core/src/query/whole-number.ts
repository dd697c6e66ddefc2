import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";

/**
 * Checks that a value is a whole number within bounds.
 *
 * @param parameter The name that an error gives the value.
 * @param value The value, of any type.
 * @param minimum The smallest number allowed; none by default.
 * @param maximum The greatest number allowed; none by default.
 * @throws {GameDataError} `INVALID_PARAMETER` for anything else, negative zero too.
 */
export function checkWholeNumber(parameter: string, value: unknown, minimum?: number, maximum?: number): number {
  if (
    typeof value === "number" &&
    Number.isInteger(value) &&
    !Object.is(value, -0) &&
    (minimum === undefined || value >= minimum) &&
    (maximum === undefined || value <= maximum)
  ) {
    return value;
  }
  const bounds = [
    minimum === undefined ? [] : [`of at least ${minimum}`],
    maximum === undefined ? [] : [`of at most ${maximum}`],
  ].flat();
  throw new GameDataError({
    code: "INVALID_PARAMETER",
    parameter,
    value: describeValue(value),
    allowed: ["a whole number", ...bounds].join(" "),
  });
}
