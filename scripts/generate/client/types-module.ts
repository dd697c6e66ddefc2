// Prints the types that the client publishes: the resources of the schemas, and the queries of core.
import { resources } from "@gamedata/schema";
import { catalogWithoutRows, coreOperations } from "../core.js";
import { field, generateQueries, isRequired, type QueryType } from "../queries.js";
import { typesOf } from "../text.js";
import { reachable } from "../types.js";
import type { MethodRoute } from "./method.js";

/** Returns whether the type of a method declares a parameter: the id of the path, and those of every list or record. */
const isOfMethod = (path: string, name: string) =>
  name === "id" ? path.includes("{id}") : ["ids", "fields"].includes(name);

/**
 * Prints the module of the types. The query of a route that has parameters besides those of core extends core's.
 *
 * @returns The blocks of the module, and the type of each route's query.
 */
export function typesModule(routes: readonly MethodRoute[]): {
  readonly blocks: readonly string[];
  readonly queries: ReadonlyMap<string, QueryType>;
} {
  const catalog = catalogWithoutRows();
  const operations = coreOperations();
  const ofCore = new Map(operations.map(({ operationId, parameters }) => [operationId, new Map(parameters)]));
  const { names, references, queries } = generateQueries(operations);
  const extended = new Map<string, QueryType>();
  const declarations: string[] = [];
  for (const { operationId, path, parameters } of routes) {
    const added = Object.entries(parameters(catalog)).filter(
      ([name]) => !isOfMethod(path, name) && !ofCore.get(operationId)?.has(name),
    );
    if (added.length === 0) continue;
    const query = queries.get(operationId);
    if (query === undefined) throw new TypeError(`${operationId} has parameters, but core's query has none.`);
    const { name } = query;
    extended.set(operationId, { name, isRequired: query.isRequired || isRequired(added) });
    const fields = added.map(([parameter, schema]) => field(parameter, schema));
    declarations.push(
      `/** Parameters of \`${operationId}\`. */\nexport interface ${name} extends core.${name} {\n${fields.join("")}}\n`,
    );
  }
  const taken = names.filter((name) => !Array.from(extended.values()).some((query) => query.name === name));
  const described = reachable([...Object.keys(resources), ...references, "ErrorCode"]);
  return {
    blocks: [
      `${declarations.length > 0 ? 'import type * as core from "@gamedata/core";\n\n' : ""}${typesOf("export", "@gamedata/core", taken)}${typesOf("export", "@gamedata/schema/types", ["Id", ...described].sort())}`,
      ...declarations,
    ],
    queries: new Map([...queries, ...extended]),
  };
}
