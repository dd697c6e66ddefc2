import type { Catalog } from "@gamedata/core";
import { isListParameter } from "@gamedata/core/parse";
import type { JsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { exampleValue } from "../routes/example-target.js";
import type { DataRoute } from "../routes/route.js";
import { caselessChoice } from "./caseless-choice.js";
import { parameterSchemaOf, referenceTo, withFlaggedBounds } from "./json-schema.js";

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The name of the component with the spellings of a choice, for example `ListItemsTypeValue`. */
const spellingsName = ({ operationId }: DataRoute, name: string) =>
  `${capitalized(operationId)}${capitalized(name)}Value`;

function converted(route: DataRoute, name: string, schema: v.GenericSchema) {
  const { description, ...plain } = parameterSchemaOf(schema);
  return { description, plain, choice: caselessChoice(schema, plain, referenceTo(spellingsName(route, name))) };
}

/** Returns a value in the form of its schema; coordinates, which are no list, as text. */
function exampleOf(schema: v.GenericSchema, value: unknown): unknown {
  const shown = exampleValue(value);
  return Array.isArray(shown) && !isListParameter(schema) ? shown.join(",") : shown;
}

function parameterOf(route: DataRoute, name: string, schema: v.GenericSchema, example: unknown): object {
  const { description, plain, choice } = converted(route, name, schema);
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

/** Describes the parameters of a data route; allowed values from the data are those of the first catalog. */
export function parametersOf(route: DataRoute, catalogs: ReadonlyMap<string, Catalog>): readonly object[] {
  const [[first, catalog] = []] = catalogs;
  if (catalog === undefined) return [];
  const chronicle = v.pipe(v.picklist([...catalogs.keys()]), v.description("The chronicle of the game."));
  return [
    parameterOf(route, "chronicle", chronicle, first),
    ...Object.entries(route.parameters(catalog)).map(([name, schema]) => {
      const example = name === "id" ? route.example.id : exampleOf(schema, route.example.query?.[name]);
      return parameterOf(route, name, schema, example);
    }),
  ];
}

/** Returns the schemas of the spellings that the choices of a data route refer to, by component name. */
export function spellingsOf(
  route: DataRoute,
  catalogs: ReadonlyMap<string, Catalog>,
): readonly (readonly [string, JsonSchema])[] {
  const [catalog] = catalogs.values();
  if (catalog === undefined) return [];
  return Object.entries(route.parameters(catalog)).flatMap(([name, schema]) => {
    const { choice } = converted(route, name, schema);
    return choice === undefined ? [] : [[spellingsName(route, name), choice.spellings] as const];
  });
}
