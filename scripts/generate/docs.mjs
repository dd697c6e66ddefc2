// Generates the parts of the documentation that list routes and collections.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withTable } from "./readme-table.mjs";

const CORE_README = "packages/core/README.md";
const ROUTES_PAGE = "docs/routes.md";

/** Returns the generated texts by path below the project. */
export async function generateDocs(root) {
  const { collections } = await import("../../packages/core/dist/collections.js");
  const { createCatalog } = await import("../../packages/core/dist/index.js");
  const { interlude } = await import("../../data/interlude/dist/index.js");
  const { createService, routeTable } = await import("../../apps/http/dist/service.js");
  const service = createService({ catalogs: [createCatalog(interlude)] });
  const { body } = service.answer({ method: "GET", target: "/api/openapi.json" });
  const { paths } = JSON.parse(new TextDecoder().decode(body));
  const readme = readFileSync(join(root, CORE_README), "utf8");
  return [
    [CORE_README, withTable(CORE_README, readme, "collections", [collectionTable(collections).trimEnd()])],
    [ROUTES_PAGE, routesPage(routeTable, paths)],
  ];
}

const table = (head, rows) => [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");

const collectionTable = (collections) =>
  table(
    ["Collection", "Functions", "Errors"],
    collections.map(({ kind: { facts } }) => [
      facts.many.replace(/(?<=[a-z])(?=[A-Z])/gu, " "),
      `\`list${facts.many}\`, \`get${facts.one}\`, \`get${facts.many}\``,
      `\`${facts.notFound}\``,
    ]),
  );

const targetOf = ({ path, example }) => {
  const query = Object.entries(example.query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const target = path.replace("{chronicle}", "interlude").replace("{id}", example.id);
  return query.length === 0 ? target : `${target}?${query.join("&")}`;
};

/** Lists the parameters: one row for each name with the same rule, and the routes that have it. */
function parameterTable(paths) {
  const routesByRow = new Map();
  for (const [path, { get }] of Object.entries(paths)) {
    for (const { name, in: place, description, schema } of get.parameters ?? []) {
      if (place !== "query") continue;
      const { enum: values = [] } = schema.items ?? schema;
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
  return table(["Parameter", "Rule", "Values", "Routes below the chronicle"], rows);
}

/** Longer lists of values are left to the OpenAPI document. */
const MAXIMUM_VALUES = 10;

const code = (words) => words.map((word) => `\`${word}\``).join(", ");

const initial = (value) => value !== undefined && `Default: \`${value}\`.`;

const routesPage = (routes, paths) => `# Routes

This page is generated from the route table by \`pnpm generate\`. The OpenAPI document at \`/api/openapi.json\` also has the responses and
the errors of each route.

${table(
  ["Route", "What it returns", "Example"],
  routes.map((route) => [
    `\`GET ${route.path}\``,
    [route.summary, route.description].filter(Boolean).join(". ").replaceAll("|", "\\|"),
    `\`${targetOf(route)}\``,
  ]),
)}
## Parameters

${parameterTable(paths)}`;
