import {
  DEFAULT_REGION_GRID,
  type RegionGrid,
  type TableDescription,
  type TableName,
  type Tables,
} from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import { descriptions, type SourcedTable, type SourcedTables, tableNames } from "../tables/sourced-tables.js";

/** Checks that the keys of each table are unique, and then the rules on its rows. */
export function checkTables(report: Report, tables: SourcedTables): void {
  for (const name of tableNames) checkKeys(report, name, tables);
  for (const name of tableNames) checkRules(report, name, tables);
}

/** Checks that the tiles of all regions lie on the grid. */
export function checkRegionTiles(
  report: Report,
  regions: SourcedTable<"regions">,
  { columns, rows }: RegionGrid = DEFAULT_REGION_GRID,
): void {
  for (const { row, ...place } of regions) {
    const outside = row.tiles?.find(([column, gridRow]) => column >= columns || gridRow >= rows);
    if (outside === undefined) continue;
    report.error(place, `tile of region ${row.id}`, `a tile of the grid of ${columns} × ${rows}`, outside.join(", "));
  }
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
