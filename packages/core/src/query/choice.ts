import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";

/**
 * Checks that a value is one of a list, spelled exactly so.
 *
 * @param parameter The name that an error gives the value.
 * @param value The value, of any type.
 * @param allowed Every allowed value.
 * @throws {GameDataError} `INVALID_ENUM` for anything else.
 */
export function checkChoice<Choice extends string>(
  parameter: string,
  value: unknown,
  allowed: readonly Choice[],
): Choice {
  const choice = allowed.find((candidate) => candidate === value);
  if (choice !== undefined) return choice;
  throw new GameDataError({ code: "INVALID_ENUM", parameter, value: describeValue(value), allowed });
}

/**
 * Checks that a value is one of a list, upper and lower case aside.
 *
 * @param parameter The name that an error gives the value.
 * @param value The value, of any type.
 * @param allowed Every allowed value.
 * @returns The value as the list spells it.
 * @throws {GameDataError} `INVALID_ENUM` for anything else.
 */
export function checkCaselessChoice<Choice extends string>(
  parameter: string,
  value: unknown,
  allowed: readonly Choice[],
): Choice {
  if (typeof value !== "string") return checkChoice(parameter, value, allowed);
  const lower = value.toLowerCase();
  const choice =
    allowed.find((candidate) => candidate === value) ?? allowed.find((candidate) => candidate.toLowerCase() === lower);
  return choice ?? checkChoice(parameter, value, allowed);
}
