// Generates the parts of the documentation that list routes, collections and what the compiler does not read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { queryTableRows } from "./query-tables.mjs";
import { tableLines, withTable } from "./readme-table.mjs";

const CORE_README = "packages/core/README.md";
const ROUTES_PAGE = "docs/routes.md";
const DATA_PAGE = "docs/data.md";
/** Of a longer list of names that are not read, the page shows as many. */
const MOST_NAMES = 8;

/** Returns the generated texts by path below the project. */
export async function generateDocs(root) {
  const { collections } = await import("../../packages/core/dist/collections.js");
  const core = await import("../../packages/core/dist/index.js");
  const { interlude } = await import("../../data/interlude/dist/index.js");
  const { highFive } = await import("../../data/high-five/dist/index.js");
  const { unreadList, l2jUnreadList } = await import("../../packages/compiler/dist/index.js");
  const { createService } = await import("../../apps/http/dist/service.js");
  const service = createService({ catalogs: [interlude, highFive].map((dataset) => core.createCatalog(dataset)) });
  const answerTo = async (target) => {
    const { body } = await service.answer({ method: "GET", target });
    return JSON.parse(new TextDecoder().decode(body));
  };
  const [{ routes }, { paths, components }] = await Promise.all([answerTo("/"), answerTo("/api/openapi.json")]);
  const readme = readFileSync(join(root, CORE_README), "utf8");
  const withCollections = withTable(CORE_README, readme, "collections", collectionTable(collections));
  const neededTables = neededTablesTable(collections, queryTableRows(core, interlude));
  const dataPage = readFileSync(join(root, DATA_PAGE), "utf8");
  const withUnread = withTable(DATA_PAGE, dataPage, "unread", unreadTable(unreadList));
  return [
    [CORE_README, withTable(CORE_README, withCollections, "tables", neededTables)],
    [DATA_PAGE, withTable(DATA_PAGE, withUnread, "unread-l2j", unreadTable(l2jUnreadList()))],
    [ROUTES_PAGE, routesPage(routes, paths, components.schemas)],
  ];
}

const collectionTable = (collections) =>
  tableLines(
    ["Collection", "Functions", "Errors"],
    collections.map(({ kind: { facts } }) => [
      facts.many.replace(/(?<=[a-z])(?=[A-Z])/gu, " "),
      `\`list${facts.many}\`, \`get${facts.one}\`, \`get${facts.many}\``,
      `\`${facts.notFound}\``,
    ]),
  );

/** Lists the tables that each query reads; a query for many records reads what the query for one reads. */
function neededTablesTable(collections, rows) {
  const bulkOf = new Map(collections.map(({ kind: { facts } }) => [`get${facts.one}`, `get${facts.many}`]));
  return tableLines(
    ["Query", "Tables"],
    rows.map(({ name, condition, tables }) => {
      const names = code([name, bulkOf.get(name)].filter(Boolean));
      return [condition === undefined ? names : `${names} with ${code([condition])}`, code(tables) || "none"];
    }),
  );
}

const unreadTable = (list) =>
  tableLines(
    ["Source", "Not read", "Reason"],
    list.map(({ in: source, names, reason }) => [
      `\`${source}\``,
      names ? firstNames(names) : source.includes(".") ? "the file" : "files that are not opened",
      reason,
    ]),
  );

const firstNames = (names) =>
  names.length <= MOST_NAMES
    ? code(names)
    : `${code(names.slice(0, MOST_NAMES))} and ${names.length - MOST_NAMES} more names`;

/** Lists the parameters: one row for each name with the same rule, and the routes that have it. */
function parameterTable(paths, schemas) {
  const routesByRow = new Map();
  for (const [path, { get }] of Object.entries(paths)) {
    for (const { name, in: place, description, schema } of get.parameters ?? []) {
      if (place !== "query") continue;
      const values = valuesOf(schema.items ?? schema, schemas);
      const allowed = name === "fields" || values.length > MAXIMUM_VALUES ? [] : values;
      const row = [name, [description, initial(schema.default)].filter(Boolean).join(" "), code(allowed)];
      const key = row.join("\n");
      routesByRow.set(key, [...(routesByRow.get(key) ?? []), path.replace("/api/{chronicle}/", "")]);
    }
  }
  const rows = [...routesByRow].map(([key, routes]) => {
    const [name, rule, allowed] = key.split("\n");
    return [code([name]), rule.replaceAll("|", "\\|"), allowed, code(routes)];
  });
  return tableLines(["Parameter", "Rule", "Values", "Routes below the chronicle"], rows);
}

/** Returns the values of a choice; one that is case-insensitive refers to its values. */
const valuesOf = ({ enum: values = [], anyOf: [{ $ref = "" } = {}] = [] }, schemas) =>
  schemas[$ref.replace("#/components/schemas/", "")]?.enum ?? values;

/** Longer lists of values are left to the OpenAPI document. */
const MAXIMUM_VALUES = 10;

const code = (words) => words.map((word) => `\`${word}\``).join(", ");

const initial = (value) => value !== undefined && `Default: \`${value}\`.`;

const routesTable = (routes, paths) =>
  tableLines(
    ["Route", "What it returns", "Example"],
    routes.map(({ path, summary, example }) => [
      `\`GET ${path}\``,
      [summary, paths[path].get.description].filter(Boolean).join(". ").replaceAll("|", "\\|"),
      `\`${example}\``,
    ]),
  );

const routesPage = (routes, paths, schemas) => `# Routes

This page is generated from the route table by \`pnpm generate\`. The OpenAPI document at \`/api/openapi.json\` also has the responses and
the errors of each route.

${routesTable(routes, paths).join("\n")}

## Parameters

${parameterTable(paths, schemas).join("\n")}
`;
