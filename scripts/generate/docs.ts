// Generates the parts of the documentation that list error codes, collections and what the compiler does not read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { l2jUnreadList, type UnreadEntry, unreadList } from "@gamedata/compiler";
import * as core from "@gamedata/core";
import { collections } from "@gamedata/core/collections";
import { interlude } from "@gamedata/interlude";
import { errorCode } from "@gamedata/schema";
import type { GeneratedFiles } from "./generated-files.js";
import { type QueryTables, queryTableRows } from "./query-tables.js";
import { tableLines, withTable } from "./readme-table.js";

const CORE_README = "packages/core/README.md";
const DATA_PAGE = "docs/data.md";
const SPECIFICATION = "docs/specification.md";
/** Of a longer list of names that are not read, the page shows as many. */
const MOST_NAMES = 8;

/** Returns the generated texts by path below the project. */
export function generateDocs(root: string): GeneratedFiles {
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

function code(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(", ");
}
