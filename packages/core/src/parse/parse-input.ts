import { npcId } from "@gamedata/schema";
import { invalidEnum, invalidParameter } from "../error/game-data-error.js";
import { checkFields, type RecordSchema } from "../query/fields.js";
import { invalidId } from "../query/id.js";
import { type InputSchema, PLACE_PHRASE } from "../query/input.js";
import {
  actionsOf,
  type Inspected,
  type PairForm,
  pairForms,
  parameterKindOf,
  withoutOptional,
} from "../query/inspect.js";
import { type QueryParams, readQueryId, readText, readTexts } from "./parse-id.js";

/** Numbers beyond the exact range become this one: it is an integer, and still compares as too large. */
const SATURATED = Number.MAX_SAFE_INTEGER + 1;

const INTEGER = /^-?\d+$/u;

/** A number as JSON writes it, for example `0.5` or `1e-7`; leading zeros are allowed, as in integers. */
const DECIMAL = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/iu;

/** Separates the coordinates of a place, x and y. */
const COORDINATE_SEPARATOR = ",";
const COORDINATES = 2;

/**
 * Parses the parameters of a query: whole numbers from decimal digits, other numbers as JSON writes them, `true` and
 * `false`, pairs from numbers joined by a colon or a hyphen, lists and coordinates from values separated by commas. Unknown
 * parameters are ignored; the query itself checks bounds and allowed values.
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
    const inner = withoutOptional(entry);
    const { item } = inner;
    input[name] = item === undefined ? readValue(inner, name, text) : readList(item, params, name);
  }
  return input;
}

function readList(item: Inspected, params: QueryParams, parameter: string): readonly unknown[] | undefined {
  return readTexts(params, parameter)?.map((text) => readValue(item, parameter, text));
}

function readValue(schema: Inspected, parameter: string, text: string): unknown {
  const kind = parameterKindOf(schema);
  if (kind === "id") return idOf(schema, parameter, text);
  if (kind === "place") return placeOf(parameter, text);
  const pair = kind && pairForms[kind];
  if (pair !== undefined) return pairOf(schema, pair, parameter, text);
  if (schema.type === "number") return numberOf(schema, parameter, text);
  return schema.type === "boolean" ? booleanOf(parameter, text) : text;
}

function idOf(schema: Inspected, parameter: string, text: string): number {
  const id = readQueryId(schema, text);
  if (id === undefined) throw invalidId("INVALID_PARAMETER", schema, text, parameter);
  return id;
}

function pairOf(schema: Inspected, form: PairForm, parameter: string, text: string): readonly unknown[] {
  const { items = [] } = schema;
  const parts = text.split(form.separator);
  if (parts.length !== items.length || parts.includes("")) throw invalidParameter(parameter, text, form.phrase);
  return items.map((item, position) => readValue(item, parameter, parts[position] ?? ""));
}

/** Reads the id of an NPC, or two coordinates. */
function placeOf(parameter: string, text: string): number | readonly number[] {
  const id = readQueryId(npcId, text);
  if (id !== undefined) return id;
  const parts = text.split(COORDINATE_SEPARATOR);
  if (parts.length === COORDINATES && parts.every((part) => INTEGER.test(part))) return parts.map(saturated);
  throw invalidParameter(parameter, text, PLACE_PHRASE);
}

function booleanOf(parameter: string, text: string): boolean {
  if (text === "true" || text === "false") return text === "true";
  throw invalidEnum(parameter, text, ["true", "false"]);
}

function numberOf(schema: Inspected, parameter: string, text: string): number {
  const isWhole = actionsOf(schema).some(({ type }) => type === "integer");
  if ((isWhole ? INTEGER : DECIMAL).test(text)) return saturated(text);
  throw invalidParameter(parameter, text, isWhole ? "a whole number" : "a number");
}

function saturated(text: string): number {
  return Math.max(-SATURATED, Math.min(SATURATED, Number(text)));
}

/**
 * Parses a required parameter whose allowed values only the adapter knows, such as the chronicles of a service.
 *
 * @throws {GameDataError} `INVALID_ENUM` if it is absent, empty, or none of the allowed values.
 *
 * @example
 * ```ts
 * assert.equal(parseChoice({ from: "interlude" }, "from", ["interlude", "high-five"]), "interlude");
 * ```
 */
export function parseChoice(params: QueryParams, parameter: string, allowed: readonly string[]): string {
  const text = readText(params, parameter);
  if (text !== undefined && allowed.includes(text)) return text;
  throw invalidEnum(parameter, text, allowed);
}

/**
 * Parses the parameter `fields`: names of top-level fields, separated by commas.
 *
 * @param schema The schema of the records, for example `itemDetail` of `@gamedata/schema`.
 * @returns The names, each once, in the order of the schema; `undefined` if none are given.
 * @throws {GameDataError} `INVALID_ENUM` for an unknown field name.
 *
 * @example
 * ```ts
 * assert.deepEqual(parseFields(itemDetail, { fields: "name,id" }), ["id", "name"]);
 * ```
 */
export function parseFields<Field extends string>(
  schema: RecordSchema<Field>,
  params: QueryParams,
): readonly Field[] | undefined {
  const names = readTexts(params, "fields");
  return names && checkFields<Field, Field>(names, schema);
}
