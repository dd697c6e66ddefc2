import { basename } from "node:path";
import { nameKey } from "./name.js";
import { rawText, remembered } from "./raw-text.js";

/** A table that has rows in a database, in which the tables have no files of their own: the dump of it, or the migrations that make it. */
export interface TableOfDatabase {
  readonly name: string;
  /** The paths of the files that state it, in the order in which they are run. */
  readonly paths: readonly string[];
}

/** Tables of which the database of every server whose data are in one has several, as keys. */
const MARKS: ReadonlySet<string> = new Set(
  ["npc", "droplist", "spawnlist", "raidboss_spawnlist", "etcitem", "armor", "weapon", "skill_trees"].map(nameKey),
);
const FEWEST_MARKS = 2;

const NAME = '(?:[`"]?[\\w$-]+[`"]?\\.)?[`"]?([\\w$-]+)';
/** The words between the first of a statement and the name of its table. */
const MODIFIERS = "\\b(?:\\s+(?:LOW_PRIORITY|DELAYED|HIGH_PRIORITY|QUICK|IGNORE|INTO|FROM)\\b)*";
const FILLED = new RegExp(`(?:^|;)\\s*(?:INSERT|REPLACE)${MODIFIERS}\\s+${NAME}`, "gimu");
const CHANGED = new RegExp(`(?:^|;)\\s*(?:INSERT|REPLACE|UPDATE|DELETE)${MODIFIERS}\\s+${NAME}`, "gimu");
const CREATED = new RegExp(`(?:^|;)\\s*CREATE\\s+TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?${NAME}`, "gimu");

/** The beginning of a statement about a table, which is that of a line or behind another one. */
const STATEMENT = new RegExp(
  `(?:^|;)[ \\t]*(?:CREATE\\s+TABLE|DROP\\s+TABLE|(?:INSERT|REPLACE|UPDATE|DELETE)${MODIFIERS}|TRUNCATE(?:\\s+TABLE)?|ALTER\\s+TABLE|LOCK\\s+TABLES)(?:\\s+IF(?:\\s+NOT)?\\s+EXISTS)?\\s+${NAME}`,
  "gimu",
);

/** The name of a file of Flyway, by the version that it makes of a database: `V12__npc.sql`. */
const MIGRATION = /^V(?<version>\d+(?:[._]\d+)*)__.*\.sql$/iu;

/** Returns the parts of the version that a migration makes; none for another file. */
const versionOf = (path: string): readonly number[] =>
  MIGRATION.exec(basename(path))?.groups?.["version"]?.split(/[._]/u).map(Number) ?? [];

function byVersion(one: string, other: string): number {
  const [first, second] = [versionOf(one), versionOf(other)];
  const differs = first.findIndex((part, at) => part !== second[at]);
  return differs === -1 ? first.length - second.length : (first[differs] ?? 0) - (second[differs] ?? 0);
}

/** Finds the databases among the dumps of a server, and returns the tables of each. */
export function findDatabases(folder: string, dumps: readonly string[]): readonly (readonly TableOfDatabase[])[] {
  const migrations = dumps.filter((path) => versionOf(path).length > 0).toSorted(byVersion);
  const others = dumps.filter((path) => !migrations.includes(path)).map((path) => tablesOf(folder, [path]));
  const whole = others.filter((tables) => {
    const keys = new Set(tables.map(({ name }) => nameKey(name)));
    return [...MARKS].filter((mark) => keys.has(mark)).length >= FEWEST_MARKS;
  });
  return [...whole, tablesOf(folder, migrations)];
}

/** Returns the keys of the tables whose rows a dump changes, each with the position behind its name in the first statement that does so. */
export function changedTables(text: string): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const { 0: statement, 1: name = "", index } of text.matchAll(CHANGED)) {
    const key = nameKey(name);
    if (!positions.has(key)) positions.set(key, index + statement.length);
  }
  return positions;
}

export const tableOfDump = (path: string): string => basename(path).replace(/\.sql$/iu, "");

const namesIn = (text: string, statement: RegExp) => Array.from(text.matchAll(statement), ([, name = ""]) => name);

/** Returns the tables that some files make. */
function tablesOf(folder: string, paths: readonly string[]): readonly TableOfDatabase[] {
  const files = paths.map((path) => ({ path, text: rawText(folder, path) }));
  const filled = new Set(files.flatMap(({ text }) => namesIn(text, FILLED).map(nameKey)));
  const stated = new Map<string, string[]>();
  for (const { path, text } of paths.length === 1 ? [] : files) {
    for (const key of new Set(namesIn(text, STATEMENT).map(nameKey))) remembered(stated, key, () => []).push(path);
  }
  const created = files.flatMap(({ text }) => namesIn(text, CREATED)).filter((name) => filled.has(nameKey(name)));
  return created.map((name) => ({ name, paths: stated.get(nameKey(name)) ?? paths }));
}

/** Where the statements about each table are in the dump of a database, by the key of the table. */
export type Statements = ReadonlyMap<string, readonly { readonly from: number; readonly to: number }[]>;

export function findStatements(text: string): Statements {
  const statements = new Map<string, { from: number; to: number }[]>();
  let last: { from: number; to: number } | undefined;
  for (const found of text.matchAll(STATEMENT)) {
    // What seems to be a statement behind another one may be in a string: both stay in one part, which each table has.
    if (last === undefined || !found[0].startsWith(";")) {
      if (last !== undefined) last.to = found.index;
      last = { from: found.index, to: text.length };
    }
    const known = remembered(statements, nameKey(found[1] ?? ""), () => []);
    if (known.at(-1) !== last) known.push(last);
  }
  return statements;
}

/** Returns the text of a dump with the statements about one table alone, each on its own line. */
export function onlyTable(text: string, statements: Statements, table: string): string {
  let at = 0;
  const parts = (statements.get(nameKey(table)) ?? []).map(({ from, to }) => {
    const before = blankLines(text, at, from);
    at = to;
    return before + text.slice(from, to);
  });
  return parts.join("");
}

/** Returns as many empty lines as there are between two positions. */
function blankLines(text: string, from: number, to: number): string {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count += 1;
  return "\n".repeat(count);
}
