// Describes the methods of the client: one for each operation, and one more for each list that takes ids.
import { resources } from "../../../packages/schema/dist/node/index.js";
import { bulkExampleOf, exampleOf } from "./examples.mjs";
import { listedBy } from "./queries.mjs";
import { nameOf } from "./types.mjs";

/** The operations without a method. */
const withoutMethod = new Set([
  // The same response as that of `getNpcDrops`.
  "getDropsOfNpc",
  // About the service instead of its data; monitors, browsers and tools request them.
  "getIndex",
  "getHealth",
  "getOpenApiDocument",
]);

/** Describes a list of the service itself as a route of a chronicle is described; it has neither parameters nor errorExamples. */
const asDataRoute = (route) =>
  route.kind === "data"
    ? route
    : {
        ...route,
        shape: "list",
        resource: nameOf(route.response.entries.data.item),
        parameters: () => ({}),
        errorExamples: () => ({}),
      };

/** Returns the routes that have methods. */
export const routesWithMethods = (routes) =>
  routes.filter(({ operationId }) => !withoutMethod.has(operationId)).map(asDataRoute);

const API = "/api/";
const CHRONICLE = `${API}{chronicle}/`;

/** Returns the path of a route from the chronicle of the client. */
const pathFromChronicle = (path) =>
  path.startsWith(CHRONICLE) ? path.slice(CHRONICLE.length) : `../${path.slice(API.length)}`;

/** "List items" becomes "Lists items". */
const thirdPerson = (text) => text.replace(/^\w+/, (verb) => (/(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`));

/** Returns whether several ids can name one record of a resource. */
function isMerged(resource) {
  const { mergedIds } = resources[resource].entries;
  return mergedIds !== undefined && !mergedIds.pipe.some(({ type }) => type === "length");
}

/**
 * Describes the methods of a route.
 *
 * @param {object} route The route.
 * @param {{ name: string, isRequired: boolean } | undefined} query The type of its query parameters.
 * @param {object[]} catalogs The catalogs that the examples expect, the default one first.
 * @returns Each method: its name, docstring, type, the verb that makes it and its arguments, and the types that it refers to.
 */
export function methodsOf(route, query, catalogs) {
  const { operationId, summary, description, path, resource, idFacts, errorExamples } = route;
  const [folder, part] = pathFromChronicle(path).split("/{id}");
  const failures = Object.keys(errorExamples(catalogs[0])).filter((code) => code.endsWith("_NOT_FOUND"));
  const method = {
    name: operationId,
    text: [`${thirdPerson(summary)}.`, ...(description === undefined ? [] : ["", description])],
    failures,
    example: exampleOf(route, catalogs),
    ...kindOf(route, query),
    paths: part ? [folder, part] : [folder],
    parameters: query && (query.isRequired ? "query" : "query?"),
  };
  const types = [idFacts && nameOf(idFacts.id), resource, query?.name].filter((name) => name !== undefined);
  return [{ ...method, types }, ...(route.bulkResource ? [bulkOf(route, folder, catalogs)] : [])];
}

/** Returns the type of a route's method, and the verb that makes it. */
function kindOf({ shape, resource, idFacts }, query) {
  const id = idFacts && nameOf(idFacts.id);
  const ofQuery = query === undefined ? "" : `, ${query.name}`;
  switch (shape) {
    case "page":
      if (id !== undefined) return { verb: "sublist", type: "SublistMethod", args: `${id}, ${resource}${ofQuery}` };
      if (query?.isRequired) {
        const args = `${resource}${ofQuery}`;
        return { verb: "list", verbTypes: `<${args}>`, type: "RequiredListMethod", args };
      }
      return { verb: "list", type: "ListMethod", args: `${resource}${ofQuery}` };
    case "list":
      return { verb: "list", type: "WholeListMethod", args: resource };
    case "rows":
      return { verb: "rows", type: "RowsMethod", args: `${id}, ${resource}` };
    case "record":
      return { verb: "detail", type: "DetailMethod", args: `${id}, ${resource}${ofQuery}` };
    case "document":
      return { verb: "document", type: "SingleMethod", args: `${resource}${ofQuery}` };
    case "part":
    case "counts": {
      const result = shape === "counts" ? `readonly ${resource}[]` : resource;
      if (id !== undefined) return { verb: "part", type: "PartMethod", args: `${id}, ${result}${ofQuery}` };
      if (query?.isRequired) {
        const args = `${result}${ofQuery}`;
        return { verb: "single", verbTypes: `<${args}>`, type: "RequiredSingleMethod", args };
      }
      return { verb: "single", type: "SingleMethod", args: `${result}${ofQuery}` };
    }
    default:
      throw new TypeError(`There is no method for the shape ${shape}`);
  }
}

function bulkOf(route, folder, catalogs) {
  const { id, many, detail } = listedBy(route.operationId);
  const name = `get${many}`;
  return {
    name,
    text: [`${thirdPerson(route.summary.replace(/^List/, "Get"))} by id: each once, in the order of the ids.`],
    failures: [],
    example: bulkExampleOf(name, route, catalogs),
    verb: "bulk",
    type: "BulkMethod",
    args: `${nameOf(id)}, ${detail}`,
    paths: isMerged(detail) ? [folder, "id"] : [folder],
    types: [nameOf(id), detail],
  };
}
