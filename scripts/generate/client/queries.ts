// Prints the types of the query parameters of the routes.
import { collections } from "../../../packages/schema/dist/node/index.js";
import { descriptionOf, doc, nameOf, typeOf, union } from "./types.mjs";

/** The parameters of every paged list. */
const PAGE = ["limit", "offset"];
/** The parameters that the types of methods declare: the id of the path, and those of every list or record. */
const OF_METHODS = ["id", "ids", "fields"];

/** Returns the collection that an operation lists, if it lists one. */
export const listedBy = (operationId) => Object.values(collections).find(({ many }) => `list${many}` === operationId);

/** The body of the type of a query that has the parameters of the page and no others. */
const PAGE_ONLY = "extends PageQuery {\n}";

const typeName = (operationId) => operationId.charAt(0).toUpperCase() + operationId.slice(1);
const quote = (names) => names.map((name) => `\`${name}\``).join(", ");

/**
 * Generates the types of query parameters. The query of a collection's list is named after one record, `ItemListQuery`, and
 * its order `ItemSort`; any other query is named after its operation, `SearchQuery`. Equal types are declared once, with the
 * first name. The parameters of the page are `PageQuery`, which other queries extend.
 *
 * @param {object[]} routes The routes that have methods.
 * @param {object} catalog A catalog without rows: a parameter whose values are in the data is any text.
 * @returns The declarations, the types of resources in them, and the query of each operation that has one.
 */
export function generateQueries(routes, catalog) {
  const asked = routes
    .map(({ operationId, parameters }) => ({
      operationId,
      parameters: Object.entries(parameters(catalog)).filter(([name]) => !OF_METHODS.includes(name)),
    }))
    .filter(({ parameters }) => parameters.length > 0);
  const sorts = new Map();
  const bodies = new Map([[PAGE_ONLY, { name: "PageQuery", operations: [] }]]);
  const queries = new Map();

  for (const { operationId, parameters } of asked) {
    const one = listedBy(operationId)?.one;
    const base = one ?? typeName(operationId);
    const fields = parameters
      .filter(([name]) => !PAGE.includes(name))
      .map(([name, schema]) => field(name, schema, name === "sort" ? sortType(sorts, base, schema) : undefined));
    const start = parameters.some(([name]) => PAGE.includes(name)) ? "extends PageQuery {" : "{";
    const body = `${start}\n${fields.join("")}}`;
    if (!bodies.has(body)) bodies.set(body, { name: `${base}${one ? "List" : ""}Query`, operations: [] });
    const query = bodies.get(body);
    query.operations.push(operationId);
    queries.set(operationId, { name: query.name, isRequired: parameters.some(([, { type }]) => type !== "optional") });
  }

  const interfaces = [...bodies]
    .filter(([body]) => body !== PAGE_ONLY)
    .map(
      ([body, { name, operations }]) =>
        `/** Parameters of ${quote(operations)}. */\nexport interface ${name} ${body}\n`,
    );
  return {
    declarations: [pageQuery(asked), ...Array.from(sorts.values(), ({ text }) => text), ...interfaces],
    references: new Set(asked.flatMap(({ parameters }) => parameters.flatMap(([, schema]) => referenceOf(schema)))),
    queries,
  };
}

function sortType(sorts, base, schema) {
  const values = schema.wrapped.options.map((value) => JSON.stringify(value));
  const key = values.join();
  const name = `${base}Sort`;
  if (!sorts.has(key))
    sorts.set(key, { name, text: `${doc(descriptionOf(schema))}${union(`export type ${name} =`, values)}\n` });
  return sorts.get(key).name;
}

function referenceOf(schema) {
  const inner = schema.wrapped ?? schema;
  const parts = inner.type === "union" ? inner.options : (inner.item?.items ?? [inner.item ?? inner]);
  return parts.flatMap((part) => nameOf(part) ?? []);
}

function field(name, schema, type = typeOf(schema, "  ")) {
  const declared = schema.type === "optional" ? `${name}?: ${type} | undefined` : `${name}: ${type}`;
  const byDefault = schema.default === undefined ? [] : [`Default: \`${schema.default}\`.`];
  return `${doc([descriptionOf(schema), ...byDefault].join(" "), "  ")}  readonly ${declared};\n`;
}

/** Prints the parameters of the page. A default of few operations is named together with them. */
function pageQuery(asked) {
  const fields = PAGE.map((name) => {
    const usersByDefault = new Map();
    for (const { operationId, parameters } of asked) {
      const value = Object.fromEntries(parameters)[name]?.default;
      if (value !== undefined) usersByDefault.set(value, [...(usersByDefault.get(value) ?? []), operationId]);
    }
    const [[usual], ...others] = [...usersByDefault].sort(([, a], [, b]) => b.length - a.length);
    const exceptions = others.map(([value, users]) => `; ${value} for ${quote(users)}`).join("");
    const [schema] = asked.flatMap(({ parameters }) => Object.fromEntries(parameters)[name] ?? []);
    return `${doc(`${descriptionOf(schema)} Default: ${usual}${exceptions}.`, "  ")}  readonly ${name}?: number | undefined;\n`;
  });
  return `/** The page of a list. */\nexport interface PageQuery {\n${fields.join("")}}\n`;
}
