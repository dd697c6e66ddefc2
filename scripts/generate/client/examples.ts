// Writes the example of each method: the example request of its route.
import { type Route, withOtherChronicle } from "@gamedata/http/service";

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

/** Writes an example of a route's method. */
export function exampleOf(route: Route): string {
  const { id, query } = withOtherChronicle(route, route.example, chronicles);
  return callOf(route.operationId, [id, query]);
}

/** Writes an example of the method that returns many records of a list by id. */
export function bulkExampleOf(name: string, route: Extract<Route, { readonly kind: "data" }>): string {
  const ids = route.furtherExamples["ids"]?.query?.["ids"];
  if (ids === undefined) throw new TypeError(`${route.operationId} has no example with ids.`);
  return callOf(name, [ids]);
}
