// Writes the example of each method: the example request of its route, and what the data set has for it.
import type { Catalog } from "@gamedata/core";
import { exampleQuery, type Route, withOtherChronicle } from "@gamedata/http/service";
import * as v from "valibot";
import type { DataRoute, MethodRoute } from "./method.js";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Prints a value of JSON as JavaScript, on one line. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${literal(inner)}`)
    .join(", ")} }`;
}

/** Returns a field of a record, an expression that starts with it, and the value: the name of the record, or else a number. */
function mark(record: unknown): { readonly field: string; readonly expression: string; readonly value: string } {
  const fields = isObject(record) ? Object.entries(record) : [];
  const isSimple = ([, value]: readonly [string, unknown]) => typeof value !== "object";
  const named = fields.find(([name]) => name === "name");
  const [field, value] = named ?? fields.find(isSimple) ?? fields[0] ?? ["", undefined];
  if (!isObject(value)) return { field, expression: field, value: literal(value) };
  if (Array.isArray(value)) return { field, expression: `${field}.length`, value: literal(value.length) };
  const inner = mark(value);
  return { field, expression: `${field}.${inner.expression}`, value: inner.value };
}

/** The body of a response with rows, as far as examples show it. */
const rowsBody = v.object({
  data: v.array(v.unknown()),
  meta: v.optional(v.object({ total: v.optional(v.number()), missing: v.optional(v.unknown()) }), {}),
});

type ExampleRequest = Route["example"];

/** Runs the query of a route. */
function run(route: Route, catalogs: readonly Catalog[], { id = "", query = {} }: ExampleRequest): unknown {
  const manifests = new Map(catalogs.map(({ chronicle, manifest }) => [chronicle, manifest]));
  const byChronicle = new Map(catalogs.map((one) => [one.chronicle, one]));
  const served = { manifests, catalogs: byChronicle };
  const [catalog] = catalogs;
  if (catalog === undefined) throw new RangeError("There is no catalog to run an example on.");
  if (route.kind === "data")
    return route.prepare(catalog, { id: String(id), query: exampleQuery({ query }) }, served)().body;
  const openApiDocument = () => {
    throw new TypeError("The OpenAPI document is no example.");
  };
  const facts = { routes: [], dataVersion: "", gameServer: undefined, uptime: () => 0, openApiDocument };
  return route.body({ ...served, ...facts });
}

/**
 * Writes an example of a route's method, as lines.
 *
 * @param catalogs The catalogs that the example expects, the default one first.
 */
export function exampleOf({ route, operationId, shape }: MethodRoute, catalogs: readonly Catalog[]): readonly string[] {
  const chronicles = catalogs.map(({ chronicle }) => chronicle);
  const example = withOtherChronicle(route, route.example, chronicles);
  const { id, query } = example;
  const body = run(route, catalogs, example);
  const call = `await client.${operationId}(${[id, query]
    .filter((value) => value !== undefined)
    .map(literal)
    .join(", ")})`;
  switch (shape) {
    case "page":
    case "list":
    case "rows": {
      const { data, meta } = v.parse(rowsBody, body);
      const { expression, value } = mark(data[0]);
      return [
        `const { data, meta } = ${call};`,
        `assert.equal(data[0]?.${expression}, ${value});`,
        `assert.equal(meta.total, ${meta.total ?? data.length});`,
      ];
    }
    case "counts": {
      const [first] = v.parse(rowsBody, body).data;
      return [`const [first] = ${call};`, `assert.deepEqual(first, ${literal(first)});`];
    }
    case "record":
    case "part":
    case "document": {
      const { field, expression, value } = mark(isObject(body) && "data" in body ? body["data"] : body);
      return [`const { ${field} } = ${call};`, `assert.equal(${expression}, ${value});`];
    }
  }
}

/** Writes an example of the method that returns many records of a list by id. */
export function bulkExampleOf(name: string, route: DataRoute, catalogs: readonly Catalog[]): readonly string[] {
  const ids = route.furtherExamples["ids"]?.query?.["ids"];
  if (ids === undefined) throw new TypeError(`${route.operationId} has no example with ids.`);
  const { data, meta } = v.parse(rowsBody, run(route, catalogs, { query: { ids } }));
  const { expression, value } = mark(data[0]);
  return [
    `const { data, meta } = await client.${name}(${literal(ids)});`,
    `assert.equal(data[0]?.${expression}, ${value});`,
    `assert.deepEqual(meta.missing, ${literal(meta.missing)});`,
  ];
}
