import type { Catalog } from "@gamedata/core";
import { isListParameter } from "@gamedata/core/parse";
import { valibotSchemaOf } from "@gamedata/schema";
import type { JsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { type DataRoute, exampleValue, withOtherChronicle } from "../routes/route.js";
import { parameterSchemaOf, referenceTo, withFlaggedBounds } from "./json-schema.js";

/**
 * Merges the schemas that a parameter has in several chronicles into one that accepts what any of them accepts: choices
 * and bounds may come from the data, everything else is the same.
 */
function mergedSchema(schemas: readonly JsonSchema[]): JsonSchema {
  const schema = schemas.reduce(merged);
  return isSchema(schema.items) ? { ...schema, items: withoutEmptyChoice(schema.items) } : withoutEmptyChoice(schema);
}

/** OpenAPI has no choice without values: where the data has none, only the empty text is accepted, which counts as absent. */
function withoutEmptyChoice(schema: JsonSchema): JsonSchema {
  if (schema.enum?.length !== 0) return schema;
  const { enum: _, ...rest } = schema;
  return { ...rest, maxLength: 0 };
}

function merged(one: JsonSchema, other: JsonSchema): JsonSchema {
  const { enum: values, minimum, maximum, items } = one;
  return {
    ...one,
    ...(values && { enum: [...new Set([...values, ...(other.enum ?? [])])] }),
    ...(minimum !== undefined && { minimum: Math.min(minimum, other.minimum ?? minimum) }),
    ...(maximum !== undefined && { maximum: Math.max(maximum, other.maximum ?? maximum) }),
    ...(isSchema(items) && isSchema(other.items) && { items: merged(items, other.items) }),
  };
}

function isSchema(items: JsonSchema["items"]): items is JsonSchema {
  return typeof items === "object" && !Array.isArray(items);
}

/** A parameter that is a choice, with upper and lower case the same. */
interface CaselessChoice {
  /** The schema of the parameter: it accepts what the service accepts. */
  readonly schema: JsonSchema;
  /** The schema of the spellings that the service itself uses. */
  readonly spellings: JsonSchema;
}

/**
 * Describes a parameter that is a choice, or a list of choices, with upper and lower case the same; `undefined` for any
 * other parameter. Code generators make a type of the spellings; validators also accept what the pattern matches.
 */
function caselessChoice(
  accepts: (value: unknown) => boolean,
  converted: JsonSchema,
  reference: string,
): CaselessChoice | undefined {
  const { items } = converted;
  if (typeof items === "object" && !Array.isArray(items)) {
    const element = choiceOf(items, reference, (value) => accepts([value]));
    return element && { ...element, schema: { ...converted, items: element.schema } };
  }
  return choiceOf(converted, reference, accepts);
}

function choiceOf(
  { enum: values = [], ...rest }: JsonSchema,
  reference: string,
  accepts: (value: string) => boolean,
): CaselessChoice | undefined {
  const names = values.filter((value) => typeof value === "string");
  const isCaseless = names.some((name) => otherCases(name).some((other) => !names.includes(other) && accepts(other)));
  if (!isCaseless) return undefined;
  const pattern = `^(?:${names.map(caselessPattern).join("|")})$`;
  return {
    schema: { anyOf: [{ $ref: reference }, { ...rest, pattern }] },
    spellings: { ...rest, enum: names },
  };
}

const otherCases = (text: string) => [text.toUpperCase(), text.toLowerCase()].filter((other) => other !== text);

/** Returns the pattern of a text in any case: patterns of JSON Schema have no flags. */
function caselessPattern(text: string): string {
  return text.replace(/[a-z]/giu, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The name of the component with the spellings of a choice, for example `ListItemsTypeValue`. */
const spellingsName = ({ operationId }: DataRoute, name: string) =>
  `${capitalized(operationId)}${capitalized(name)}Value`;

/** The schemas of a parameter, one for each chronicle. */
type ParameterSchemas = readonly [v.GenericSchema, ...v.GenericSchema[]];

function converted(route: DataRoute, name: string, schemas: ParameterSchemas) {
  const { description, ...plain } = mergedSchema(schemas.map(parameterSchemaOf));
  const accepts = (value: unknown) => schemas.some((schema) => v.is(schema, value));
  return { description, plain, choice: caselessChoice(accepts, plain, referenceTo(spellingsName(route, name))) };
}

/** Returns a value in the form of its schema; coordinates, which are no list, as text. */
function exampleOf(schema: v.GenericSchema, value: unknown): unknown {
  const shown = exampleValue(value);
  return Array.isArray(shown) && !isListParameter(schema) ? shown.join(",") : shown;
}

function parameterOf(route: DataRoute, name: string, schemas: ParameterSchemas, example: unknown): object {
  const { description, plain, choice } = converted(route, name, schemas);
  const [schema] = schemas;
  const isInPath = route.path.includes(`{${name}}`);
  return {
    name,
    in: isInPath ? "path" : "query",
    required: schema.type !== "optional",
    ...(isListParameter(schema) ? { style: "form", explode: false } : {}),
    description,
    schema: choice?.schema ?? withFlaggedBounds(plain),
    ...(example === undefined ? {} : { example }),
  };
}

/** Describes the parameters of a data route; allowed values from the data are those of all catalogs. */
export function parametersOf(route: DataRoute, catalogs: ReadonlyMap<string, Catalog>): readonly object[] {
  const names = [...catalogs.keys()];
  const chronicleWith = (description: string) => v.pipe(v.picklist(names), v.description(description));
  const request = withOtherChronicle(route, route.example, names);
  return [
    parameterOf(route, "chronicle", [chronicleWith("The chronicle of the game.")], names[0]),
    ...schemasOf(route, catalogs).map(([name, schemas]) => {
      const value = name === "id" ? request.id : request.query?.[name];
      // Choices come from the data, which may lack the one of the example.
      const isAllowed = schemas.some((schema) => v.is(schema, value));
      const example = isAllowed ? exampleOf(schemas[0], value) : undefined;
      if (name !== route.otherChronicle) return parameterOf(route, name, schemas, example);
      return parameterOf(route, name, [chronicleWith(v.getDescription(schemas[0]) ?? "")], example);
    }),
  ];
}

/** Returns the schemas of the spellings that the choices of a data route refer to, by component name. */
export function spellingsOf(
  route: DataRoute,
  catalogs: ReadonlyMap<string, Catalog>,
): readonly (readonly [string, JsonSchema])[] {
  return schemasOf(route, catalogs).flatMap(([name, schemas]) => {
    const { choice } = converted(route, name, schemas);
    return choice === undefined ? [] : [[spellingsName(route, name), choice.spellings] as const];
  });
}

/** Returns the schemas of each parameter by its name; every catalog has the same parameters. */
function schemasOf(
  route: DataRoute,
  catalogs: ReadonlyMap<string, Catalog>,
): readonly (readonly [string, ParameterSchemas])[] {
  const [first, ...others] = Array.from(catalogs.values(), route.parameters);
  return Object.entries(first ?? {}).map(([name, schema]) => [
    name,
    [valibotSchemaOf(schema), ...others.flatMap((parameters) => parameters[name] ?? []).map(valibotSchemaOf)],
  ]);
}
