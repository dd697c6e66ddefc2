import { nameKey } from "./name.js";
import { rawText } from "./raw-text.js";

/** A dump of a whole database, in which the tables have no files of their own. */
export interface DatabaseDump {
  /** The path of its file. */
  readonly path: string;
  /** The names of its tables that have rows. */
  readonly tables: readonly string[];
}

/** Tables of which the database of every server whose data are in one has several, as keys. */
const MARKS: ReadonlySet<string> = new Set(
  ["npc", "droplist", "spawnlist", "raidboss_spawnlist", "etcitem", "armor", "weapon", "skill_trees"].map(nameKey),
);
const FEWEST_MARKS = 2;

const NAME = '(?:[`"]?[\\w$-]+[`"]?\\.)?[`"]?([\\w$-]+)';
const FILLED = new RegExp(`^\\s*(?:INSERT|REPLACE)\\s+(?:IGNORE\\s+)?INTO\\s+${NAME}`, "gimu");
const CREATED = new RegExp(`^\\s*CREATE\\s+TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?${NAME}`, "gimu");

/** The beginning of a statement about a table, which is that of a line. */
const STATEMENT = new RegExp(
  `^[ \\t]*(?:CREATE\\s+TABLE|DROP\\s+TABLE|(?:INSERT|REPLACE)\\b(?:\\s+(?:LOW_PRIORITY|DELAYED|HIGH_PRIORITY|IGNORE|INTO)\\b)*|DELETE\\s+FROM|UPDATE|TRUNCATE(?:\\s+TABLE)?|ALTER\\s+TABLE|LOCK\\s+TABLES)(?:\\s+IF(?:\\s+NOT)?\\s+EXISTS)?\\s+${NAME}`,
  "gimu",
);

/**
 * Finds the dumps of whole databases among those of a server.
 *
 * @param folder The folder of the datapack.
 * @param dumps Paths of dumps below it.
 */
export const findDatabaseDumps = (folder: string, dumps: readonly string[]): readonly DatabaseDump[] =>
  dumps.flatMap((path) => {
    const text = rawText(folder, path);
    const filled = new Set(Array.from(text.matchAll(FILLED), ([, name = ""]) => nameKey(name)));
    const created = Array.from(text.matchAll(CREATED), ([, name = ""]) => name);
    const tables = created.filter((name) => filled.has(nameKey(name)));
    const keys = new Set(tables.map(nameKey));
    return [...MARKS].filter((mark) => keys.has(mark)).length < FEWEST_MARKS ? [] : [{ path, tables }];
  });

/** Where the statements about each table are in the dump of a database, by the key of the table. */
export type Statements = ReadonlyMap<string, readonly { readonly from: number; readonly to: number }[]>;

/** Finds the statements about each table in the dump of a database. */
export function findStatements(text: string): Statements {
  const statements = new Map<string, { from: number; to: number }[]>();
  let last: { from: number; to: number } | undefined;
  for (const found of text.matchAll(STATEMENT)) {
    if (last !== undefined) last.to = found.index;
    last = { from: found.index, to: text.length };
    const key = nameKey(found[1] ?? "");
    const known = statements.get(key);
    if (known === undefined) statements.set(key, [last]);
    else known.push(last);
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
