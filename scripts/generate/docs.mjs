// Generates the parts of the documentation that list routes and collections.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withTable } from "./readme-table.mjs";

const CORE_README = "packages/core/README.md";
const ROUTES_PAGE = "docs/routes.md";

/** Returns the generated texts by path below the project. */
export async function generateDocs(root) {
  const { collections } = await import("../../packages/core/dist/collections.js");
  const { routeTable } = await import("../../apps/http/dist/service.js");
  const readme = readFileSync(join(root, CORE_README), "utf8");
  return [
    [CORE_README, withTable(CORE_README, readme, "collections", [collectionTable(collections).trimEnd()])],
    [ROUTES_PAGE, routesPage(routeTable)],
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

const routesPage = (routes) => `# Routes

This page is generated from the route table by \`pnpm generate\`. Parameters, responses and errors of each route are in the
OpenAPI document at \`/api/openapi.json\`.

${table(
  ["Route", "What it returns", "Example"],
  routes.map((route) => [
    `\`GET ${route.path}\``,
    [route.summary, route.description].filter(Boolean).join(". ").replaceAll("|", "\\|"),
    `\`${targetOf(route)}\``,
  ]),
)}`;
