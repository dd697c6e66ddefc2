// Generates the parts of the documentation that list routes, error codes, collections and what the compiler does not read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { l2jUnreadList, type UnreadEntry, unreadList } from "@gamedata/compiler";
import * as core from "@gamedata/core";
import { collections } from "@gamedata/core/collections";
import { highFive } from "@gamedata/high-five";
import { createService } from "@gamedata/http/service";
import { interlude } from "@gamedata/interlude";
import { errorCode } from "@gamedata/schema";
import * as v from "valibot";
import type { GeneratedFiles } from "./generated-files.js";
import { type QueryTables, queryTableRows } from "./query-tables.js";
import { tableLines, withTable } from "./readme-table.js";

const CORE_README = "packages/core/README.md";
const ROUTES_PAGE = "docs/routes.md";
const DATA_PAGE = "docs/data.md";
const SPECIFICATION = "docs/specification.md";
/** Of a longer list of names that are not read, the page shows as many. */
const MOST_NAMES = 8;

/** What the page of routes shows of the index of the service. */
const index = v.object({
  routes: v.array(v.object({ path: v.string(), summary: v.string(), example: v.string() })),
});
type Routes = v.InferOutput<typeof index>["routes"];

const choice = v.object({
  enum: v.optional(v.array(v.nullable(v.string()))),
  anyOf: v.optional(v.array(v.object({ $ref: v.optional(v.string()) }))),
});
type Choice = v.InferOutput<typeof choice>;

const parameter = v.object({
  name: v.string(),
  in: v.string(),
  description: v.optional(v.string()),
  schema: v.object({ ...choice.entries, default: v.optional(v.unknown()), items: v.optional(choice) }),
});

/** What it shows of the OpenAPI document. */
const openApiDocument = v.object({
  paths: v.record(
    v.string(),
    v.object({
      get: v.object({ description: v.optional(v.string()), parameters: v.optional(v.array(parameter), []) }),
    }),
  ),
  components: v.object({ schemas: v.record(v.string(), v.object({ enum: choice.entries.enum })) }),
});
type Paths = v.InferOutput<typeof openApiDocument>["paths"];
type Schemas = v.InferOutput<typeof openApiDocument>["components"]["schemas"];

/** Returns the generated texts by path below the project. */
export async function generateDocs(root: string): Promise<GeneratedFiles> {
  const service = createService({ catalogs: [interlude, highFive].map((dataset) => core.createCatalog(dataset)) });
  const answerTo = async (target: string): Promise<unknown> => {
    const { body } = await service.answer({ method: "GET", target });
    return JSON.parse(new TextDecoder().decode(body));
  };
  const { routes } = v.parse(index, await answerTo("/"));
  const { paths, components } = v.parse(openApiDocument, await answerTo("/api/openapi.json"));
  const readme = readFileSync(join(root, CORE_README), "utf8");
  const withCollections = withTable(CORE_README, readme, "collections", collectionTable);
  const neededTables = neededTablesTable(queryTableRows(core, interlude));
  const dataPage = readFileSync(join(root, DATA_PAGE), "utf8");
  const withUnread = withTable(DATA_PAGE, dataPage, "unread", unreadTable(unreadList));
  const specification = readFileSync(join(root, SPECIFICATION), "utf8");
  return [
    [SPECIFICATION, withTable(SPECIFICATION, specification, "codes", [`${code(errorCode.options)}.`])],
    [CORE_README, withTable(CORE_README, withCollections, "tables", neededTables)],
    [DATA_PAGE, withTable(DATA_PAGE, withUnread, "unread-l2j", unreadTable(l2jUnreadList()))],
    [ROUTES_PAGE, routesPage(routes, paths, components.schemas)],
  ];
}

const collectionTable = tableLines(
  ["Collection", "Functions", "Errors"],
  collections.map(({ kind: { facts } }) => [
    facts.many.replace(/(?<=[a-z])(?=[A-Z])/gu, " "),
    `\`list${facts.many}\`, \`get${facts.one}\`, \`get${facts.many}\``,
    `\`${facts.notFound}\``,
  ]),
);

/** Lists the tables that each query reads; a query for many records reads what the query for one reads. */
function neededTablesTable(rows: readonly QueryTables[]): readonly string[] {
  const bulkOf = new Map(collections.map(({ kind: { facts } }) => [`get${facts.one}`, `get${facts.many}`]));
  return tableLines(
    ["Query", "Tables"],
    rows.map(({ name, condition, tables }) => {
      const bulk = bulkOf.get(name);
      const names = code(bulk === undefined ? [name] : [name, bulk]);
      return [condition === undefined ? names : `${names} with ${code([condition])}`, code(tables) || "none"];
    }),
  );
}

const unreadTable = (list: readonly UnreadEntry[]): readonly string[] =>
  tableLines(
    ["Source", "Not read", "Reason"],
    list.map(({ in: source, names, reason }) => [
      `\`${source}\``,
      names ? firstNames(names) : source.includes(".") ? "the file" : "files that are not opened",
      reason,
    ]),
  );

const firstNames = (names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? code(names)
    : `${code(names.slice(0, MOST_NAMES))} and ${names.length - MOST_NAMES} more names`;

/** Lists the parameters: one row for each name with the same rule, and the routes that have it. */
function parameterTable(paths: Paths, schemas: Schemas): readonly string[] {
  const rows = Object.entries(paths).flatMap(([path, { get }]) =>
    get.parameters
      .filter((one) => one.in === "query")
      .map(({ name, description, schema }) => {
        const values = valuesOf(schema.items ?? schema, schemas);
        const allowed = name === "fields" || values.length > MAXIMUM_VALUES ? [] : values;
        const rule = [description, initial(schema.default)].filter(Boolean).join(" ").replaceAll("|", "\\|");
        return { cells: [code([name]), rule, code(allowed)], route: path.replace("/api/{chronicle}/", "") };
      }),
  );
  const byCells = core.groupBy(rows, ({ cells }) => cells.join("\n"));
  return tableLines(
    ["Parameter", "Rule", "Values", "Routes below the chronicle"],
    Array.from(byCells.values(), (same) => [...(same[0]?.cells ?? []), code(same.map(({ route }) => route))]),
  );
}

/** Returns the values of a choice; one that is case-insensitive refers to its values. */
function valuesOf({ enum: values = [], anyOf: [first] = [] }: Choice, schemas: Schemas): readonly string[] {
  const name = first?.$ref?.replace("#/components/schemas/", "") ?? "";
  return (schemas[name]?.enum ?? values).filter((value) => value !== null);
}

/** Longer lists of values are left to the OpenAPI document. */
const MAXIMUM_VALUES = 10;

function code(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(", ");
}

const initial = (value: unknown): string => (value === undefined ? "" : `Default: \`${value}\`.`);

const routesTable = (routes: Routes, paths: Paths): readonly string[] =>
  tableLines(
    ["Route", "What it returns", "Example"],
    routes.map(({ path, summary, example }) => [
      `\`GET ${path}\``,
      [summary, paths[path]?.get.description].filter(Boolean).join(". ").replaceAll("|", "\\|"),
      `\`${example}\``,
    ]),
  );

const routesPage = (routes: Routes, paths: Paths, schemas: Schemas): string => `# Routes

This page is generated from the route table by \`pnpm generate\`. The OpenAPI document at \`/api/openapi.json\` also has the responses and
the errors of each route.

${routesTable(routes, paths).join("\n")}

## Parameters

${parameterTable(paths, schemas).join("\n")}
`;
