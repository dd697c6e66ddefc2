import { isRecord } from "@gamedata/rules";
import * as v from "valibot";
import { describeValue, GameDataError, invalidEnum, invalidParameter } from "../error/game-data-error.js";
import { PLACE_PHRASE, type TypedInputSchema } from "./input.js";
import { actionsOf, type Inspected, type ParameterKind, pairForms, parameterKindOf } from "./inspect.js";
import { type BoundNames, boundsAmong } from "./number-ranges.js";

/**
 * Returns a check of the input of a query, which is untrusted; the result has the defaults of absent parameters. Only
 * parameters that are given are checked by their schemas, and an omitted input is the same frozen object each time, so
 * that a query with few parameters costs little.
 *
 * @throws {GameDataError} The check throws `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE` for the first
 * parameter that is invalid.
 */
export function inputCheck<Checked>(schema: TypedInputSchema<unknown, Checked>): (input: unknown) => Checked {
  const entries = Object.entries(schema.entries);
  const parameters = entries.map(([name, entry]) => ({
    name,
    entry: innerOf(entry),
    isRequired: entry.type !== "optional",
  }));
  const bounds = boundsAmong(schema.entries);
  // Every parameter has a property, so that all inputs of a query are objects of one shape, which is faster to read.
  const defaults = Object.freeze(Object.fromEntries(entries.map(([name, entry]) => [name, v.getDefault(entry)])));
  // What is given to a query without parameters is ignored, as are parameters that it does not know.
  if (entries.length === 0) return () => defaults as Checked;
  const check = (input: unknown): object => {
    const given = checkRecord(input);
    const checked: Record<string, unknown> = { ...defaults };
    for (const { name, entry, isRequired } of parameters) {
      const value = given[name];
      if (value !== undefined) checked[name] = outputOf(entry, name, value);
      else if (isRequired) throw errorOf(entry, name, value);
    }
    for (const names of bounds) checkRange(checked, names);
    return checked;
  };
  // Where a parameter is required, an omitted input is checked like an empty one, and the error names the parameter.
  const omitted = parameters.some(({ isRequired }) => isRequired) ? {} : undefined;
  // Every entry was checked by its own schema, and the type of the whole is made of theirs.
  return (input = omitted) => (input === undefined ? defaults : check(input)) as Checked;
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

/** Returns the inner schema of an optional parameter. */
const innerOf = (entry: v.GenericSchema & { readonly wrapped?: v.GenericSchema }): v.GenericSchema =>
  entry.wrapped ?? entry;

const options = { abortEarly: true } as const;

function outputOf(entry: v.GenericSchema, parameter: string, value: unknown): unknown {
  const result = entry["~run"]({ value }, options);
  if (result.typed && result.issues === undefined) return result.value;
  const path = result.issues?.[0].path ?? [];
  throw errorOf(schemaAt(entry, path), parameter, path.length === 0 ? value : path.at(-1)?.value);
}

/** Returns the schema of an element of a list, or of a part of it, as far as there is one. */
function schemaAt(entry: Inspected, path: readonly v.IssuePathItem[]): Inspected {
  return path.reduce<Inspected>(
    (schema, { key }) => schema.item ?? (typeof key === "number" ? schema.items?.[key] : undefined) ?? schema,
    entry,
  );
}

function checkRange(checked: Readonly<Record<string, unknown>>, { lowest, highest }: BoundNames): void {
  const [minimum, maximum] = [checked[lowest], checked[highest]];
  if (typeof minimum !== "number" || typeof maximum !== "number" || minimum <= maximum) return;
  throw new GameDataError({ code: "INVALID_RANGE", parameter: lowest, minimum, upperParameter: highest, maximum });
}

function errorOf(entry: Inspected, parameter: string, value: unknown): GameDataError {
  const allowed = allowedBy(entry, parameter);
  if (typeof allowed !== "string") return invalidEnum(parameter, value, allowed);
  if (!Array.isArray(value)) return invalidParameter(parameter, value, allowed);
  return new GameDataError({ code: "INVALID_PARAMETER", parameter, value: describeArray(entry, value), allowed });
}

/** Formats an array: a list by its length, coordinates by the first of them. */
function describeArray(entry: Inspected, values: readonly unknown[]): string {
  // A list with a wording of its own is a short one.
  if (entry.type === "array") {
    return ownPhraseOf(entry) === undefined ? `of ${values.length} values` : describeValue(values.join());
  }
  return parameterKindOf(entry) === "place"
    ? `[${values.slice(0, SHOWN_COORDINATES).map(describeValue)}]`
    : describeValue(values);
}

/** One more than a place has. */
const SHOWN_COORDINATES = 3;

/** Returns what a schema allows: a phrase, or the values of a picklist. */
function allowedBy(schema: Inspected, parameter: string): string | readonly string[] {
  if (schema.type === "array") return listPhrase(schema, parameter);
  const kind = parameterKindOf(schema);
  if (kind === "place") return PLACE_PHRASE;
  if (isPair(kind)) return "a pair of an id and a whole number";
  switch (schema.type) {
    case "picklist":
      return schema.options ?? [];
    case "number":
      return numberPhrase(actionsOf(schema));
    case "boolean":
      return ["true", "false"];
    default:
      return actionsOf(schema).some(({ type }) => type === "regex") ? "text that is not blank" : "text";
  }
}

const isPair = (kind: ParameterKind | undefined): boolean => kind !== undefined && kind in pairForms;

function listPhrase(schema: Inspected, parameter: string): string {
  const most = actionsOf(schema).find(({ type }) => type === "max_length");
  if (isPair(parameterKindOf(schema)))
    return `a list of ${most === undefined ? "" : `1 to ${most.requirement} `}pairs of an id and a whole number`;
  const own = ownPhraseOf(schema);
  if (own !== undefined) return own;
  return most === undefined ? `a list of ${parameter}` : `a list of at most ${most.requirement} ids`;
}

/** Returns what the schema itself says that it allows. */
function ownPhraseOf(schema: Inspected): string | undefined {
  const messages = actionsOf(schema).map(({ message }) => message);
  return messages.find((message) => typeof message === "string");
}

function numberPhrase(actions: ReturnType<typeof actionsOf>): string {
  const words: Readonly<Record<string, string>> = {
    gt_value: "above",
    min_value: "of at least",
    max_value: "of at most",
  };
  const bounds = actions.flatMap(({ type, requirement }) => (type in words ? `${words[type]} ${requirement}` : []));
  const noun = actions.some(({ type }) => type === "integer") ? "a whole number" : "a number";
  return bounds.length === 0 ? noun : `${noun} ${bounds.join(" and ").replace("and of", "and")}`;
}
