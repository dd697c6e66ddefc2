import type { Catalog } from "@gamedata/core";
import type { ExampleRequest, Route } from "./route.js";

/** Returns the target, path and query, of an example request; the default chronicle is the first of the catalogs. */
export function exampleTarget(route: Route, example: ExampleRequest, catalogs: ReadonlyMap<string, Catalog>): string {
  const [firstChronicle = ""] = catalogs.keys();
  const path = route.path
    .replace("{chronicle}", example.chronicle ?? firstChronicle)
    .replace("{id}", encodeURIComponent(String(example.id ?? "")));
  // Lists become comma-separated values.
  const query = new URLSearchParams(
    Object.entries(example.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}
