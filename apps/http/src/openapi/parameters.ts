import type { Catalog } from "@gamedata/core";
import { isListParameter } from "@gamedata/core/parse";
import { valibotSchemaOf } from "@gamedata/schema";
import type { JsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { exampleValue, withOtherChronicle } from "../routes/example-target.js";
import type { DataRoute } from "../routes/route.js";
import { caselessChoice } from "./caseless-choice.js";
import { parameterSchemaOf, referenceTo, withFlaggedBounds } from "./json-schema.js";
import { mergedSchema } from "./merged-schema.js";

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
      const example = name === "id" ? request.id : exampleOf(schemas[0], request.query?.[name]);
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
