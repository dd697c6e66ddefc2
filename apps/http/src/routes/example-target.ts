import type { Catalog } from "@gamedata/core";
import type { ExampleRequest, Route } from "./route.js";

/**
 * Gives the target, path and query, of an example request.
 *
 * @param route The route that is asked.
 * @param example What the request says beside the path.
 * @param catalogs The catalogs that are served; an example that names no chronicle is about the first.
 */
export function exampleTarget(route: Route, example: ExampleRequest, catalogs: ReadonlyMap<string, Catalog>): string {
  const [servedFirst = ""] = catalogs.keys();
  const path = route.path
    .replace("{chronicle}", example.chronicle ?? servedFirst)
    .replace("{id}", encodeURIComponent(String(example.id ?? "")));
  // A list becomes text with commas between its values.
  const query = new URLSearchParams(
    Object.entries(example.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}
