import type { ExampleRequest } from "@gamedata/api";
import type { Route } from "./route.js";

/** Returns the query of an example request as text, by parameter. */
export function exampleQuery({ query = {} }: ExampleRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(exampleValue(value))]));
}

/** Adds the parameter that names another chronicle to an example request without it. */
export function withOtherChronicle(
  route: Route,
  example: ExampleRequest,
  chronicles: readonly string[],
): ExampleRequest {
  const name = route.kind === "data" ? route.otherChronicle : undefined;
  const last = chronicles.at(-1);
  return name === undefined || last === undefined ? example : { ...example, query: { [name]: last, ...example.query } };
}

/** Returns the value of a parameter in an example, with its pairs as text. */
export function exampleValue(value: unknown): unknown {
  return Array.isArray(value) ? value.map((one: unknown) => (Array.isArray(one) ? one.join(":") : one)) : value;
}

/**
 * Returns the target, path and query, of an example request.
 *
 * @param chronicles The served chronicles by name: the default of the path is the first, that of another chronicle the last.
 */
export function exampleTarget(route: Route, example: ExampleRequest, chronicles: ReadonlyMap<string, unknown>): string {
  const [firstChronicle = ""] = chronicles.keys();
  const path = route.path
    .replace("{chronicle}", example.chronicle ?? firstChronicle)
    .replace("{id}", encodeURIComponent(String(example.id ?? "")));
  const query = new URLSearchParams(exampleQuery(withOtherChronicle(route, example, [...chronicles.keys()])));
  return query.size === 0 ? path : `${path}?${query}`;
}
