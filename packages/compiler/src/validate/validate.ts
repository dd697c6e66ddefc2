import type { TableDescription, TableName, Tables } from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import { descriptions, type SourcedTable, type SourcedTables, tableNames } from "../tables/sourced-tables.js";

/** Checks that the keys of each table are unique, and then the rules on its rows. */
export function checkTables(report: Report, tables: SourcedTables): void {
  for (const name of tableNames) checkKeys(report, name, tables);
  for (const name of tableNames) checkRules(report, name, tables);
}

function checkKeys<Name extends TableName>(report: Report, name: Name, tables: SourcedTables): void {
  const rows: SourcedTable<Name> = tables[name];
  const { key: fields }: TableDescription<Tables[Name][number]> = descriptions[name];
  if (fields.length === 0) return;
  const seen = new Set<string>();
  for (const { row, ...place } of rows) {
    const key = fields.map((field) => row[field]).join("/");
    if (seen.has(key)) report.error(place, `row of ${name}`, `a unique ${fields.join(" and ")}`, `${key} again`);
    seen.add(key);
  }
}

function checkRules<Name extends TableName>(report: Report, name: Name, tables: SourcedTables): void {
  const table: SourcedTable<Name> = tables[name];
  const { rules = [] }: TableDescription<Tables[Name][number]> = descriptions[name];
  if (rules.length === 0) return;
  const rows = table.map(({ row }) => row);
  for (const { row, ...place } of table) {
    for (const rule of rules) {
      const fault = rule(row, rows);
      if (fault?.severity === "error") report.error(place, fault.what, fault.expected, fault.received);
      if (fault?.severity === "warning") report.warn(place, fault.what, fault.expected, fault.received);
    }
  }
}
