import { invalidEnum, invalidParameter } from "@gamedata/core/parse";
import { isRecord } from "@gamedata/rules";
import type { PlainSchema } from "../schema/input-schema.js";

/** The arguments of a call as the client sends them: untrusted. */
export type Arguments = Readonly<Record<string, unknown>>;

/**
 * Refuses arguments that a tool does not have: a misspelt filter that is ignored gives a wrong answer.
 *
 * @throws {GameDataError} `INVALID_ENUM`, with the allowed names.
 */
export function refuseUnknown(args: Arguments, allowed: readonly string[]): void {
  const unknown = Object.keys(args).find((name) => !allowed.includes(name));
  if (unknown !== undefined) throw invalidEnum("argument", unknown, allowed);
}

/**
 * Reads the argument `fields`.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a value that is not a list of texts.
 */
export function readFields({ fields }: Arguments): readonly string[] | undefined {
  if (fields === undefined) return undefined;
  if (!isTexts(fields)) throw invalidParameter("fields", fields, "a list of names of fields");
  return fields;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((element) => typeof element === "string");

/** Finds what a word stands for; `High Five` and `high_five` are `high-five`. */
export function wordIn<Value>(words: ReadonlyMap<string, Value>, given: unknown): Value | undefined {
  const spelling = (word: string) => word.toLowerCase().replaceAll(/[\s_]+/gu, "-");
  const isGiven = ([word]: readonly [string, Value]) => typeof given === "string" && spelling(word) === spelling(given);
  return [...words].find(isGiven)?.[1];
}

/** The most characters of a text, and values of a list: each name is looked for among all others. */
const LONGEST = 200;

/**
 * Refuses a value of an argument with a text or list that is too long.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`.
 */
export function refuseLarge(name: string, value: unknown): void {
  if (typeof value === "string" && value.length > LONGEST)
    throw invalidParameter(name, value, `a text of at most ${LONGEST} characters`);
  if (Array.isArray(value)) {
    if (value.length > LONGEST) throw invalidParameter(name, `${value.length} values`, `at most ${LONGEST} values`);
    for (const one of value) refuseLarge(name, one);
  } else if (isRecord(value)) for (const one of Object.values(value)) refuseLarge(name, one);
}

/** A number of JSON, as text. */
const NUMBER = /^-?\d+(?:\.\d+)?$/u;

/**
 * Reads arguments as they are meant: models write numbers, flags, lists and objects as text, one value where a list is asked for, and an
 * object for pairs. Other values stay as they are; the query checks them.
 */
export function meantArguments({ properties = {} }: PlainSchema, args: Arguments): Arguments {
  const given = Object.entries(givenArguments(args));
  return Object.fromEntries(given.map(([name, value]) => [name, meant(properties[name], value)]));
}

/** Leaves out what models write for an argument that they do not give: null, an empty text, an empty list. */
export function givenArguments(args: Arguments): Arguments {
  const isGiven = ([, value]: readonly [string, unknown]) =>
    value != null && value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(args).filter(isGiven));
}

function meant(schema: PlainSchema | undefined, value: unknown): unknown {
  switch (schema?.type) {
    case "integer":
    case "number":
      return typeof value === "string" && NUMBER.test(value) ? Number(value) : value;
    case "boolean":
      return value === "true" || value === "false" ? value === "true" : value;
    case "array":
      return listOf(schema.items, parsed(value));
    case "object": {
      const object = parsed(value);
      return isRecord(object) ? meantArguments(schema, object) : object;
    }
    default:
      return value;
  }
}

/** A list or an object may be JSON in a text. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/u.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Words with commas between them, as a query of HTTP has them; a name with a comma has spaces, too. */
const WORDS = /^[\w-]+(?:\s*,\s*[\w-]+)+$/u;

/** A list of pairs may be one pair or an object, a list of words a text. */
function listOf(items: PlainSchema | undefined, value: unknown): unknown {
  if (items?.type === "array") {
    if (isRecord(value)) return Object.entries(value);
    return Array.isArray(value) && isPair(value) ? [value] : value;
  }
  if (typeof value === "string" && WORDS.test(value)) return value.split(/\s*,\s*/u);
  return typeof value === "string" || typeof value === "number" ? [value] : value;
}

const isPair = ([first, second, ...others]: readonly unknown[]): boolean =>
  others.length === 0 && !Array.isArray(first) && NUMBER.test(String(second));
