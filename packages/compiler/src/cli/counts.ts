import type { TableName } from "@gamedata/schema";
import type { Account } from "../accounting/account.js";
import { type SourcedTables, tableNames } from "../tables/table-rows.js";

const number = (value: number) => value.toLocaleString("en");

/** The tables of which no file of a server states anything. */
const OWN: ReadonlySet<TableName> = new Set([
  "doubts",
  "enchantBonuses",
  "engineRules",
  "exchanges",
  "lifeStones",
  "locationOverrides",
  "pointCurrencies",
  "raceIcons",
]);

/**
 * Describes each table in a line: how many of its rows in the files were read, or where these cannot be counted how many it has. A last line names
 * the tables that no file states in a form that is read.
 */
export function describeAccounts(accounts: readonly Account[], tables: SourcedTables): readonly string[] {
  const counted = new Set(accounts.map(({ table }) => table));
  const others = tableNames.filter((name) => !counted.has(name));
  const missing = others.filter((name) => !OWN.has(name) && tables[name].length === 0);
  const lines = accounts.flatMap(({ table, held, read, leftOut = 0, apart = new Map<string, number>() }) => [
    leftOut > 0
      ? `${table}: read none, left out ${number(leftOut)}`
      : `${table}: read ${number(read)} of ${number(held)}`,
    ...[...apart].map(
      ([folder, count]) => `${table}: not read ${number(count)} in ${folder}, which only some servers read`,
    ),
  ]);
  for (const name of others) if (tables[name].length > 0) lines.push(`${name}: ${number(tables[name].length)}`);
  return missing.length === 0 ? lines : [...lines, `not stated in a form that is read: ${missing.join(", ")}`];
}
