import { type Route, withOtherChronicle } from "@gamedata/http/service";
import { resources } from "@gamedata/schema";
import { catalogWithoutRows } from "../core.js";
import type { Described } from "../described.js";
import { listedBy, type QueryType } from "../queries.js";
import { nameOf } from "../types.js";
import type { Method, MethodRoute } from "./method.js";

// Writes the example of each method: the example request of its route.

/** The chronicles that examples name, the default one first. */
const chronicles = ["interlude", "high-five"];

/** Prints a value of JSON as JavaScript, on one line. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${literal(inner)}`)
    .join(", ")} }`;
}

const callOf = (name: string, args: readonly unknown[]): string =>
  `await client.${name}(${args
    .filter((value) => value !== undefined)
    .map(literal)
    .join(", ")});`;

function exampleOf(route: Route): string {
  const { id, query } = withOtherChronicle(route, route.example, chronicles);
  return callOf(route.operationId, [id, query]);
}

/** Writes an example of the method that returns many records of a list by id. */
function bulkExampleOf(name: string, route: Extract<Route, { readonly kind: "data" }>): string {
  const ids = route.furtherExamples["ids"]?.query?.["ids"];
  if (ids === undefined) throw new TypeError(`${route.operationId} has no example with ids.`);
  return callOf(name, [ids]);
}

// Describes the methods of the client: one for each operation, and one more for each list that takes ids.

const withoutMethod = new Set([
  // The same response as that of `getNpcDrops`.
  "getDropsOfNpc",
  // About the service instead of its data; monitors, browsers and tools request them.
  "getIndex",
  "getHealth",
  "getOpenApiDocument",
]);

/** Describes a route; a list of the service itself has neither parameters nor errors. */
function methodRouteOf(route: Route): MethodRoute {
  const { operationId, summary, description, path } = route;
  const common = { operationId, summary, description, path, route };
  if (route.kind === "data") {
    const { shape, resource, metaResource, idFacts, bulkResource, parameters, errorsOf } = route;
    return { ...common, shape, resource, metaResource, idFacts, bulkResource, parameters, errorsOf };
  }
  const response: Described = route.response;
  const row = response.entries?.["data"]?.item;
  const resource = row && nameOf(row);
  if (resource === undefined) throw new TypeError(`The rows of ${operationId} have no type.`);
  return { ...common, shape: "list", resource, parameters: () => ({}), errorsOf: () => ({}) };
}

export const routesWithMethods = (routes: readonly Route[]): readonly MethodRoute[] =>
  routes.filter(({ operationId }) => !withoutMethod.has(operationId)).map(methodRouteOf);

const API = "/api/";
const CHRONICLE = `${API}{chronicle}/`;

/** Returns the path of a route from the chronicle of the client. */
const pathFromChronicle = (path: string) =>
  path.startsWith(CHRONICLE) ? path.slice(CHRONICLE.length) : `../${path.slice(API.length)}`;

/** "List items" becomes "Lists items". */
const thirdPerson = (text: string) =>
  text.replace(/^\w+/, (verb) => (/(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`));

/** Returns whether several ids can name one record of a resource. */
function isMerged(resource: string): boolean {
  const described = Object.entries<Described>(resources).find(([name]) => name === resource)?.[1];
  const mergedIds = described?.entries?.["mergedIds"];
  return mergedIds !== undefined && !mergedIds.pipe?.some(({ type }) => type === "length");
}

export function methodsOf(route: MethodRoute, query: QueryType | undefined): readonly Method[] {
  const { operationId, summary, description, path, resource, idFacts, errorsOf } = route;
  const [folder = "", part] = pathFromChronicle(path).split("/{id}");
  const id = idFacts && idTypeOf(idFacts.id);
  const method: Method = {
    name: operationId,
    text: [`${thirdPerson(summary)}.`, description].filter((text) => text !== undefined).join(" "),
    failures: Object.keys(errorsOf(catalogWithoutRows())).filter((code) => code.endsWith("_NOT_FOUND")),
    example: exampleOf(route.route),
    ...kindOf(route, id, query),
    paths: part ? [folder, part] : [folder],
    types: [id, resource, route.metaResource, query?.name].filter((name) => name !== undefined),
  };
  return route.bulkResource === undefined ? [method] : [method, bulkOf(route, folder)];
}

function idTypeOf(schema: Described): string {
  const name = nameOf(schema);
  if (name === undefined) throw new TypeError("The schema of an id has no name.");
  return name;
}

/** Returns the type of a route's method, and the verb that makes it. */
function kindOf(
  { shape, resource, metaResource }: MethodRoute,
  id: string | undefined,
  query: QueryType | undefined,
): Pick<Method, "verb" | "verbTypes" | "type" | "args"> {
  const ofQuery = query === undefined ? "" : `, ${query.name}`;
  const result = shape === "counts" ? `readonly ${resource}[]` : resource;
  const ofMeta = metaResource === undefined ? "" : `, ${metaResource}`;
  const args = `${result}${ofQuery}${ofMeta}`;
  switch (shape) {
    case "page":
      if (id !== undefined) return { verb: "sublist", type: "SublistMethod", args: `${id}, ${args}` };
      return query?.isRequired
        ? { verb: "list", verbTypes: `<${args}>`, type: "RequiredListMethod", args }
        : { verb: "list", type: "ListMethod", args };
    case "list":
      return { verb: "list", type: "WholeListMethod", args: resource };
    case "rows":
      return { verb: "rows", type: "RowsMethod", args: `${id}, ${resource}` };
    case "record":
      return { verb: "detail", type: "DetailMethod", args: `${id}, ${args}` };
    case "document":
      return { verb: "document", type: "SingleMethod", args };
    case "part":
    case "counts":
      if (id !== undefined) return { verb: "part", type: "PartMethod", args: `${id}, ${args}` };
      return query?.isRequired
        ? { verb: "single", verbTypes: `<${args}>`, type: "RequiredSingleMethod", args }
        : { verb: "single", type: "SingleMethod", args };
  }
}

function bulkOf({ operationId, summary, route }: MethodRoute, folder: string): Method {
  const facts = listedBy(operationId);
  if (facts === undefined || route.kind !== "data") throw new TypeError(`${operationId} lists no collection.`);
  const { many, detail } = facts;
  const id = idTypeOf(facts.id);
  const name = `get${many}`;
  return {
    name,
    text: `${thirdPerson(summary.replace(/^List/, "Get"))} by id: each once, in the order of the ids.`,
    failures: [],
    example: bulkExampleOf(name, route),
    verb: "bulk",
    type: "BulkMethod",
    args: `${id}, ${detail}`,
    paths: isMerged(detail) ? [folder, "id"] : [folder],
    types: [id, detail],
  };
}
