import type { Catalog } from "@gamedata/core";
import * as v from "valibot";
import { exampleValue } from "../routes/example-target.js";
import type { DataRoute } from "../routes/route.js";
import { parameterSchemaOf } from "./json-schema.js";

function parameterOf(route: DataRoute, name: string, schema: v.GenericSchema, example: unknown): object {
  const { description, ...converted } = parameterSchemaOf(schema);
  const isInPath = route.path.includes(`{${name}}`);
  return {
    name,
    in: isInPath ? "path" : "query",
    required: schema.type !== "optional",
    ...(converted.type === "array" ? { style: "form", explode: false } : {}),
    description,
    schema: converted,
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
      const example = name === "id" ? route.example.id : exampleValue(route.example.query?.[name]);
      return parameterOf(route, name, schema, example);
    }),
  ];
}
