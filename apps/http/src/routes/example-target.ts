import type { Catalog } from "@gamedata/core";
import type { ExampleRequest, Route } from "./route.js";

/** Returns the query of an example request as text, by parameter. */
export function exampleQuery({ query = {} }: ExampleRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(exampleValue(value))]));
}

/** Returns the value of a parameter in an example, with its pairs as text. */
export function exampleValue(value: unknown): unknown {
  return Array.isArray(value) ? value.map((one: unknown) => (Array.isArray(one) ? one.join(":") : one)) : value;
}

/** Returns the target, path and query, of an example request; the default chronicle is the first of the catalogs. */
export function exampleTarget(route: Route, example: ExampleRequest, catalogs: ReadonlyMap<string, Catalog>): string {
  const [firstChronicle = ""] = catalogs.keys();
  const path = route.path
    .replace("{chronicle}", example.chronicle ?? firstChronicle)
    .replace("{id}", encodeURIComponent(String(example.id ?? "")));
  const query = new URLSearchParams(exampleQuery(example));
  return query.size === 0 ? path : `${path}?${query}`;
}
