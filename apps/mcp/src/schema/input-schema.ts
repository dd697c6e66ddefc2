import { type IdParameter, idParameterOf, parameterKindOf } from "@gamedata/core/parse";
import { jsonSchemaOf } from "@gamedata/schema/json-schema";
import type { JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

/**
 * The part of JSON Schema that all services of models accept in the tools of a chat: each schema has one type, each list the schema of
 * its values, each object named properties. Some refuse unions, lists of types, and other keywords, and with a tool the whole chat.
 */
export interface PlainSchema {
  readonly type: PlainType;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: PlainSchema;
  readonly properties?: Readonly<Record<string, PlainSchema>>;
  readonly required?: readonly string[];
}

export interface ObjectSchema extends PlainSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, PlainSchema>>;
}

const simpleTypes = ["string", "integer", "number", "boolean"] as const;

/** A type of values without parts. */
export type SimpleType = (typeof simpleTypes)[number];
export type PlainType = SimpleType | "array" | "object";

/** Returns the type of a value without parts; `undefined` for any other type, and for several. */
function simpleTypeOf(type: unknown): SimpleType | undefined {
  return simpleTypes.find((one) => one === type);
}

/** A text; ids are texts, too, because an argument for a record is its id or its name. */
export const textSchema: PlainSchema = { type: "string" };

export const listSchema = (items: PlainSchema): PlainSchema => ({ type: "array", items });

export const choiceSchema = (words: readonly string[]): PlainSchema => ({ type: "string", enum: words });

/** Describes an object; an empty list of required properties is left out. */
export function objectSchema(
  properties: Readonly<Record<string, PlainSchema>>,
  required: readonly string[] = [],
): ObjectSchema {
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

/** The most allowed values that the list of tools names; an error names all of them. */
const MAXIMUM_VALUES = 12;
/** The allowed values that stand for longer lists. */
const SHOWN_VALUES = 2;

/**
 * How a parameter is described: with the first sentence of its own description, or with another text. One that is unlisted is taken, but not
 * in the list of tools: the instructions of the server, or another tool, name it.
 */
export type ParameterWords = "own" | "unlisted" | { readonly text: string };

/** The first sentence of a description: the others repeat bounds and defaults, which the error states. */
const firstSentence = /^.*?(?:[.!?](?= [A-Z`])|$)/su;

/**
 * Describes a parameter of a query; without `words` its name and schema have to explain it. Bounds and defaults are left out: every
 * model reads the list of tools before its first question, and the few that leave the bounds are told them by the error.
 *
 * @param parameter Its schema in the first chronicle.
 * @param others Its schemas in the other chronicles, which may allow other values.
 */
export function parameterSchema(
  parameter: v.GenericSchema,
  others: readonly v.GenericSchema[],
  words?: Exclude<ParameterWords, "unlisted">,
): PlainSchema {
  const { description = "", ...first } = jsonSchemaOf(parameter);
  const schema = idSchema(parameter) ?? valueSchema(first, others.map(jsonSchemaOf));
  const text = words === "own" ? firstSentence.exec(description)?.[0] : words?.text;
  return text === undefined ? schema : { ...schema, description: text };
}

/** Describes a parameter that takes ids or a place, which may all be names; `undefined` for any other one. */
function idSchema(parameter: v.GenericSchema): PlainSchema | undefined {
  const ids = idParameterOf(parameter);
  if (ids !== undefined) return idForms[ids.form];
  return parameterKindOf(parameter) === "place" ? textSchema : undefined;
}

const idForms: Readonly<Record<IdParameter["form"], PlainSchema>> = {
  id: textSchema,
  ids: listSchema(textSchema),
  pairs: listSchema(listSchema(textSchema)),
  enchanted: listSchema(textSchema),
};

function valueSchema(schema: JsonSchema, others: readonly JsonSchema[]): PlainSchema {
  const { items } = schema;
  if (isSchema(items)) {
    const othersItems = others.map((other) => other.items).filter(isSchema);
    return listSchema(valueSchema(items, othersItems));
  }
  if (schema.enum !== undefined) {
    return wordsSchema([...new Set([schema, ...others].flatMap(({ enum: words = [] }) => words.map(String)))]);
  }
  const type = simpleTypeOf(schema.type);
  if (type === undefined) throw new Error(`A parameter is neither a value nor a list: ${JSON.stringify(schema)}.`);
  return { type };
}

/** Describes a choice of words: all of them, the keys of orders, or a few of many; a data set without a table has none. */
function wordsSchema(words: readonly string[]): PlainSchema {
  if (words.length === 0) return textSchema;
  if (words.length <= MAXIMUM_VALUES) return choiceSchema(words);
  const keys = words.filter((word) => !word.startsWith("-"));
  const description =
    keys.length < words.length ? `${keys.join(", ")}; - descends` : `${words.slice(0, SHOWN_VALUES).join(", ")} ...`;
  return { ...textSchema, description };
}

const isSchema = (value: JsonSchema["items"]): value is JsonSchema =>
  typeof value === "object" && !Array.isArray(value);
