import { invalidEnum, invalidParameter } from "../error/invalid-parameter.js";
import { invalidId } from "../query/id.js";
import { type InputSchema, isIdFilter, isListParameter } from "../query/input.js";
import { type Inspected, withoutOptional } from "../query/inspect.js";
import { readId } from "./parse-id.js";
import { type QueryParams, readText, readTexts } from "./read-text.js";

/** Numbers beyond the exact range become this one: it is an integer, and still compares as too large. */
const SATURATED = Number.MAX_SAFE_INTEGER + 1;

const INTEGER = /^-?\d+$/u;

/**
 * Parses the parameters of a query: numbers from decimal digits, `true` and `false`, lists from values separated by
 * commas. Unknown parameters are ignored; the query itself checks bounds and allowed values.
 *
 * @param schema The input of the query, for example `listItems.input(catalog)`.
 * @returns The parameters that were given, in the order of the schema.
 * @throws {GameDataError} `INVALID_PARAMETER` for text that does not match the type of the parameter.
 *
 * @example
 * ```ts
 * const query = parseInput(listItems.input(catalog), { q: "draconic", type: "Weapon", limit: "2" });
 * assert.deepEqual(query, { limit: 2, q: "draconic", type: "Weapon" });
 * ```
 */
export function parseInput(schema: InputSchema, params: QueryParams): Readonly<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const name in schema.entries) {
    const text = readText(params, name);
    const entry = schema.entries[name];
    if (text === undefined || entry === undefined) continue;
    input[name] = isListParameter(entry) ? readTexts(params, name) : readValue(withoutOptional(entry), name, text);
  }
  return input;
}

function readValue(schema: Inspected, parameter: string, text: string): unknown {
  switch (schema.type) {
    case "number":
      return isIdFilter(schema) ? idOf(schema, parameter, text) : integerOf(parameter, text);
    case "boolean":
      return booleanOf(parameter, text);
    default:
      return text;
  }
}

function idOf(schema: Inspected, parameter: string, text: string): number {
  const id = readId(schema, text);
  if (id === undefined) throw invalidId("INVALID_PARAMETER", schema, text, parameter);
  return id;
}

function booleanOf(parameter: string, text: string): boolean {
  if (text === "true" || text === "false") return text === "true";
  throw invalidEnum(parameter, text, ["true", "false"]);
}

function integerOf(parameter: string, text: string): number {
  if (INTEGER.test(text)) return Math.max(-SATURATED, Math.min(SATURATED, Number(text)));
  throw invalidParameter(parameter, text, "a whole number");
}
