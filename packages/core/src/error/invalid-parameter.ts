import { describeValue } from "./describe-value.js";
import { GameDataError } from "./game-data-error.js";

/** Creates the error for a parameter whose value is not allowed; `allowed` is a phrase: "a list of ids". */
export function invalidParameter(parameter: string, value: unknown, allowed: string): GameDataError {
  return new GameDataError({ code: "INVALID_PARAMETER", parameter, value: describeValue(value), allowed });
}

/** Creates the error for a parameter whose value is none of the allowed ones. */
export function invalidEnum(parameter: string, value: unknown, allowed: readonly string[]): GameDataError {
  return new GameDataError({ code: "INVALID_ENUM", parameter, value: describeValue(value), allowed });
}
