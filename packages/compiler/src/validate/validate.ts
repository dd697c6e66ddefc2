import { type RowRule, rowRules } from "@gamedata/rules";
import {
  DEFAULT_REGION_GRID,
  type RegionGrid,
  type TableDescription,
  type TableName,
  type Tables,
} from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import { countParts, descriptions, mapTables, type SourcedTable, type SourcedTables } from "../tables/table-rows.js";

/**
 * Checks that the keys of each table are unique, and then the rules on its rows.
 *
 * @returns The tables: in a run that accepts losses without the earlier rows of a key, as the engine overwrites them, and without rows that
 * break a rule.
 */
export function checkTables(report: Report, tables: SourcedTables): SourcedTables {
  const distinct = mapTables((name) => checkKeys(report, name, tables));
  return mapTables((name) => checkRules(report, name, distinct));
}

/** Checks that the tiles of all regions lie on the grid. */
export function checkRegionTiles(
  report: Report,
  regions: SourcedTable<"regions">,
  { columns, rows }: RegionGrid = DEFAULT_REGION_GRID,
): void {
  for (const { row, ...position } of regions) {
    const outside = row.tiles?.find(([column, gridRow]) => column >= columns || gridRow >= rows);
    if (outside === undefined) continue;
    report.error(
      position,
      `tile of region ${row.id}`,
      `a tile of the grid of ${columns} × ${rows}`,
      outside.join(", "),
    );
  }
}

function checkKeys<Name extends TableName>(report: Report, name: Name, tables: SourcedTables): SourcedTable<Name> {
  const rows: SourcedTable<Name> = tables[name];
  const { key: fields }: TableDescription<Tables[Name][number]> = descriptions[name];
  if (fields.length === 0) return rows;
  report.enterTable(name);
  const byKey = new Map<string, SourcedTable<Name>[number]>();
  for (const sourced of rows) {
    const key = fields.map((field) => sourced.row[field]).join("/");
    if (byKey.has(key))
      report.warnUnlessStrict(
        sourced,
        `row of ${name}`,
        `a unique ${fields.join(" and ")}`,
        `${key} again`,
        "duplicate",
      );
    byKey.set(key, sourced);
  }
  if (byKey.size === rows.length) return rows;
  const last = [...byKey.values()];
  report.leaveOut(countParts(name, rows) - countParts(name, last), name);
  return last;
}

function checkRules<Name extends TableName>(report: Report, name: Name, tables: SourcedTables): SourcedTable<Name> {
  const table: SourcedTable<Name> = tables[name];
  const rules: readonly RowRule<Tables[Name][number]>[] = rowRules[name] ?? [];
  if (rules.length === 0) return table;
  report.enterTable(name);
  // A row that is left out breaks no rule of another row.
  let rows = table.map(({ row }) => row);
  return table.filter(({ row, ...position }) => {
    let isSound = true;
    for (const rule of rules) {
      const fault = rule(row, rows);
      if (fault?.severity === "warning") report.warn(position, fault.what, fault.expected, fault.received, fault.rule);
      if (fault?.severity !== "error") continue;
      report.error(position, fault.what, fault.expected, fault.received, fault.rule);
      if (report.isStrict) continue;
      isSound = false;
      rows = rows.filter((other) => other !== row);
      break;
    }
    return isSound;
  });
}
