import * as v from "valibot";
import { describeValue } from "../error/describe-value.js";
import { GameDataError, type GameDataErrorDetails } from "../error/game-data-error.js";
import { invalidParameter } from "../error/invalid-parameter.js";
import type { InputSchema } from "./input.js";
import { actionsOf, type Inspected, withoutOptional } from "./inspect.js";

/**
 * Checks the input of a query, which is untrusted, and fills in defaults.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE` for the first parameter that is
 * invalid.
 */
export function checkInput<Checked>(schema: InputSchema<unknown, Checked>, input: unknown): Checked {
  const result = v.safeParse(schema, checkRecord(input), { abortEarly: true });
  if (result.success) return result.output;
  throw errorOf(schema, result.issues[0]);
}

/**
 * Checks that the input of a query is an object.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for any other value, including a list.
 */
export function checkRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  throw invalidParameter("query", value, "an object");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function errorOf(schema: InputSchema, issue: v.BaseIssue<unknown>): GameDataError {
  const [field, ...inner] = issue.path ?? [];
  // Only the check of the whole input has no path: the check that the bounds of a range are in order.
  if (field === undefined) return new GameDataError(rangeOf(checkRecord(issue.input)));
  const parameter = String(field.key);
  const value = inner.length === 0 ? field.value : inner[0]?.value;
  const allowed = allowedBy(withoutOptional(schema.entries[parameter] ?? schema), parameter, inner.length > 0);
  return typeof allowed === "string"
    ? invalidParameter(parameter, value, allowed)
    : new GameDataError({ code: "INVALID_ENUM", parameter, value: describeValue(value), allowed });
}

function rangeOf({ levelMin, levelMax }: Readonly<Record<string, unknown>>): GameDataErrorDetails {
  return { code: "INVALID_RANGE", parameter: "levelMin", levelMin: Number(levelMin), levelMax: Number(levelMax) };
}

/** Returns what a schema allows: a phrase, or the values of a picklist. */
function allowedBy(schema: Inspected, parameter: string, isElement: boolean): string | readonly string[] {
  switch (schema.type) {
    case "picklist":
      return schema.options ?? [];
    case "array":
      return isElement && schema.item ? allowedBy(schema.item, parameter, false) : `a list of ${parameter}`;
    case "number":
      return numberPhrase(actionsOf(schema));
    default:
      return actionsOf(schema).some(({ type }) => type === "regex") ? "text that is not blank" : "text";
  }
}

function numberPhrase(actions: ReturnType<typeof actionsOf>): string {
  const words: Readonly<Record<string, string>> = { min_value: "of at least", max_value: "of at most" };
  const bounds = actions.flatMap(({ type, requirement }) => (type in words ? `${words[type]} ${requirement}` : []));
  const isWhole = actions.some(({ type }) => type === "integer");
  return [isWhole ? "a whole number" : "a number", ...bounds].join(" ");
}
