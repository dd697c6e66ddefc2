import type { Collection } from "@gamedata/core";
import { type IdParameter, idParameterOf, parameterKindOf } from "@gamedata/core/parse";
import { jsonSchemaOf } from "@gamedata/schema/json-schema";
import type { JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { hasNames } from "../names/named-rows.js";
import { collectionOf } from "../names/record-types.js";

/** The most allowed values that the list of tools names; an error names all of them. */
const MAXIMUM_VALUES = 12;
/** The allowed values that stand for longer lists. */
const SHOWN_VALUES = 3;

/** How a parameter is described: with the first sentence of its own description, or with another text. */
export type ParameterWords = "own" | { readonly text: string };

/** The first sentence of a description: the others repeat bounds and defaults, which the schema states. */
const firstSentence = /^.*?(?:[.!?](?= [A-Z`])|$)/su;

/** Describes an argument that names a record: by its id or, if its collection has names, by its name. */
export function recordSchema(collection: Collection): object {
  return hasNames(collection) ? { type: ["integer", "string"] } : { type: "integer" };
}

/**
 * Describes a parameter of a query; without `words` its name and schema have to explain it.
 *
 * @param parameter Its schema in the first chronicle.
 * @param others Its schemas in the other chronicles, which may allow other values.
 */
export function parameterSchema(
  parameter: v.GenericSchema,
  others: readonly v.GenericSchema[],
  words?: ParameterWords,
): object {
  const { description = "", ...first } = jsonSchemaOf(parameter);
  const converted = withChoicesOf(first, others.map(jsonSchemaOf));
  const ids = idParameterOf(parameter);
  const schema =
    parameterKindOf(parameter) === "place" ? placeSchema : ids === undefined ? shortened(converted) : idsSchema(ids);
  if (words === undefined) return schema;
  return { ...schema, description: words === "own" ? firstSentence.exec(description)?.[0] : words.text };
}

/** Adds the allowed values of other schemas. */
function withChoicesOf(schema: JsonSchema, others: readonly JsonSchema[]): JsonSchema {
  if (schema.enum === undefined) return schema;
  return { ...schema, enum: [...new Set([schema, ...others].flatMap(({ enum: values = [] }) => values))] };
}

/**
 * Leaves out defaults, bounds and long lists of allowed values: every model reads the list of tools before its first question,
 * and the few that leave the bounds are told them by the error.
 */
function shortened(schema: JsonSchema): object {
  const { default: _default, minimum: _minimum, maximum: _maximum, exclusiveMinimum: _above, ...rest } = schema;
  const { enum: values, ...described } = rest;
  if (values === undefined) return described;
  const { type: _type, ...choice } = described;
  return values.length <= MAXIMUM_VALUES
    ? { ...choice, enum: values }
    : { ...described, examples: values.slice(0, SHOWN_VALUES) };
}

/** The id or the name of an NPC, the name of a location, or coordinates as text or as a list. */
const placeSchema = { type: ["integer", "string", "array"] };

function idsSchema({ form, collection }: IdParameter): object {
  const one = recordSchema(collectionOf(collection));
  if (form === "id") return one;
  // A pair is a list of two values: fewer clients know the keyword for tuples.
  return { type: "array", items: form === "ids" ? one : { type: "array", items: one, minItems: 2, maxItems: 2 } };
}
