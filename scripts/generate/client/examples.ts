// Writes the example of each method: the example request of its route, and what the data set has for it.
import { exampleQuery, withOtherChronicle } from "../../../apps/http/dist/service.js";

/** Prints a value of JSON as JavaScript, on one line. */
function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${literal(inner)}`)
    .join(", ")} }`;
}

/** Returns a field of a record, an expression that starts with it, and the value: the name of the record, or else a number. */
function mark(record) {
  const isSimple = (key) => typeof record[key] !== "object";
  const field = "name" in record ? "name" : (Object.keys(record).find(isSimple) ?? Object.keys(record)[0]);
  if (isSimple(field)) return { field, expression: field, value: literal(record[field]) };
  const { expression, value } = mark(record[field]);
  return { field, expression: `${field}.${expression}`, value };
}

/** Runs the query of a route. */
function run(route, catalogs, { id = "", query = {} }) {
  const [catalog] = catalogs;
  const served = {
    manifests: new Map(catalogs.map(({ chronicle, manifest }) => [chronicle, manifest])),
    catalogs: new Map(catalogs.map((one) => [one.chronicle, one])),
  };
  if (route.kind === "service") return route.body(served);
  return route.prepare(catalog, { id: String(id), query: exampleQuery({ query }) }, served)().body;
}

/**
 * Writes an example of a route's method.
 *
 * @param {object} route The route.
 * @param {object[]} catalogs The catalogs that the example expects, the default one first.
 * @returns {string[]} The lines.
 */
export function exampleOf(route, catalogs) {
  const { operationId, shape } = route;
  const example = withOtherChronicle(
    route,
    route.example,
    catalogs.map(({ chronicle }) => chronicle),
  );
  const { id, query } = example;
  const body = run(route, catalogs, example);
  const { data = body, meta } = body;
  const call = `await client.${operationId}(${[id, query]
    .filter((value) => value !== undefined)
    .map(literal)
    .join(", ")})`;
  switch (shape) {
    case "page":
    case "list":
    case "rows": {
      const { expression, value } = mark(data[0]);
      return [
        `const { data, meta } = ${call};`,
        `assert.equal(data[0]?.${expression}, ${value});`,
        `assert.equal(meta.total, ${meta?.total ?? data.length});`,
      ];
    }
    case "counts":
      return [`const [first] = ${call};`, `assert.deepEqual(first, ${literal(data[0])});`];
    case "record":
    case "document":
    case "part": {
      const { field, expression, value } = mark(data);
      return [`const { ${field} } = ${call};`, `assert.equal(${expression}, ${value});`];
    }
    default:
      throw new TypeError(`There is no example for the shape ${shape}`);
  }
}

/** Writes an example of the method that returns many records of a list by id. */
export function bulkExampleOf(name, route, catalogs) {
  const { ids } = route.furtherExamples.ids.query;
  const { data, meta } = run(route, catalogs, { query: { ids } });
  const { expression, value } = mark(data[0]);
  return [
    `const { data, meta } = await client.${name}(${literal(ids)});`,
    `assert.equal(data[0]?.${expression}, ${value});`,
    `assert.deepEqual(meta.missing, ${literal(meta.missing)});`,
  ];
}
