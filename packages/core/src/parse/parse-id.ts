import { collections } from "@gamedata/schema";
import type { CollectionFacts, CollectionName, UntypedSchema } from "@gamedata/schema/types";
import { invalidParameter } from "../error/game-data-error.js";
import { checkIds, invalidId, startsAtZero } from "../query/id.js";
import type { InputSchema } from "../query/input.js";
import { checkRecord } from "../query/input-check.js";
import { type Inspected, parameterKindOf, withoutOptional } from "../query/inspect.js";

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

/** The number of digits of the greatest id, 9007199254740991. */
const MAXIMUM_DIGITS = 16;

const DECIMAL_DIGITS = /^(?:0|[1-9]\d*)$/u;

/**
 * Parses an id from a path: decimal digits without sign, exponent or leading zero.
 *
 * @param facts The collection of the id, for example `itemFacts` of `@gamedata/schema`.
 * @throws {GameDataError} `INVALID_ID` for any other value, and above 2^53-1.
 *
 * @example
 * ```ts
 * assert.equal(parseId(itemFacts, "57"), 57);
 * ```
 */
export function parseId(facts: Pick<CollectionFacts, "id">, text: unknown): number {
  const id = readId(facts.id, text);
  if (id === undefined) throw invalidId("INVALID_ID", facts.id, text, "id");
  return id;
}

/**
 * Parses the parameter `ids`: at most 200 ids in decimal digits, separated by commas; leading zeros and empty values are ignored.
 *
 * @param others The input of the list; none of its parameters may be given together with ids, but for the defaults that some clients send.
 * @returns The ids, each once, in the order given; `undefined` if there are none.
 * @throws {GameDataError} `INVALID_ID` for a malformed id, `INVALID_PARAMETER` for another parameter or too many ids.
 *
 * @example
 * ```ts
 * assert.deepEqual(parseIds(itemFacts, { ids: "57,1,57" }, listItems.input(catalog)), [57, 1]);
 * ```
 */
export function parseIds(
  facts: Pick<CollectionFacts, "id">,
  params: QueryParams,
  others: InputSchema,
): readonly number[] | undefined {
  const texts = readTexts(params, "ids");
  if (texts === undefined) return undefined;
  for (const [parameter, entry] of Object.entries(others.entries)) {
    const value = readText(params, parameter);
    const isDefault = "default" in entry && entry.default !== undefined && value === String(entry.default);
    if (value !== undefined && !isDefault) throw invalidParameter(parameter, value, "left out where ids are given");
  }
  const ids = texts.map((text) => {
    const id = readQueryId(facts.id, text);
    if (id === undefined) throw invalidId("INVALID_ID", facts.id, text, "ids");
    return id;
  });
  return checkIds(facts.id, ids);
}

const LEADING_ZEROS = /^0+(?=\d)/u;

/** Parses an id in a query, in which leading zeros are allowed; `undefined` if the text is malformed. */
export const readQueryId = (schema: UntypedSchema, text: string): number | undefined =>
  readId(schema, text.replace(LEADING_ZEROS, ""));

/** Parses an id of a path; `undefined` if the text is malformed. */
function readId(schema: UntypedSchema, text: unknown): number | undefined {
  if (typeof text !== "string" || text.length > MAXIMUM_DIGITS || !DECIMAL_DIGITS.test(text)) return undefined;
  const id = Number(text);
  return id <= Number.MAX_SAFE_INTEGER && (id > 0 || startsAtZero(schema)) ? id : undefined;
}

/** A parameter that takes ids of records. */
export interface IdParameter {
  /** Whether it is one id, or a list: of ids, of pairs that begin with an id, or of texts of an id that an enchantment can follow. */
  readonly form: "id" | "ids" | "pairs" | "enchanted";
  /** The collection that the ids are of; the first one where several share their ids. */
  readonly collection: CollectionName;
}

/**
 * Returns which ids a parameter of a query takes, for adapters that also accept names; `undefined` for a parameter that
 * takes none.
 *
 * @example
 * ```ts
 * const { drops, levelMin } = listMonsters.input(catalog).entries;
 * assert.deepEqual(drops && idParameterOf(drops), { form: "id", collection: "items" });
 * assert.equal(levelMin && idParameterOf(levelMin), undefined);
 * ```
 */
export function idParameterOf(schema: UntypedSchema): IdParameter | undefined {
  const kind = parameterKindOf(schema);
  const inner = withoutOptional(schema);
  if (kind === undefined || kind === "place") return undefined;
  if (kind === "enchantedId") return { form: "enchanted", collection: "items" };
  if (kind !== "id") return parameterOf("pairs", inner.item?.items?.[0]);
  return inner.item === undefined ? parameterOf("id", inner) : parameterOf("ids", inner.item);
}

function parameterOf(form: IdParameter["form"], idSchema: Inspected | undefined): IdParameter | undefined {
  const schemas = idSchema === undefined ? [] : schemasOf(idSchema);
  for (const [name, { id }] of Object.entries<{ readonly id: unknown }>(collections)) {
    if (isCollection(name) && schemas.includes(id)) return { form, collection: name };
  }
  return undefined;
}

const isCollection = (name: string): name is CollectionName => Object.hasOwn(collections, name);

/** Lists the schemas and actions that a schema is made of, itself included. */
function schemasOf(schema: Pick<Inspected, "pipe">): readonly unknown[] {
  const [first] = schema.pipe ?? [];
  return first === undefined || first === schema ? [schema] : [schema, ...schemasOf(first)];
}
