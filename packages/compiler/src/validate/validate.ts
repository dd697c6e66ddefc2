import type { TableName } from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import { type SourcedTable, type SourcedTables, tableNames } from "../tables/draft.js";
import { keyFields } from "../tables/row-keys.js";

/** The chance, in parts per million, of what always happens. */
const CERTAIN = 1_000_000;

/**
 * Checks what no single row can show: ids are unique, a class tree is a tree, a pet's levels count up. A drop whose minimum
 * is above its maximum, or whose chance is more than certain, stays as the source has it, with a warning.
 *
 * @param report The report.
 * @param tables The tables.
 */
export function checkTables(report: Report, tables: SourcedTables): void {
  for (const name of tableNames) checkKeys(report, name, tables);
  for (const { row, ...place } of tables.drops) {
    if (row.min > row.max) report.warn(place, "drop min", `at most its max, ${row.max}`, `${row.min}`);
    if (row.chance > CERTAIN) report.warn(place, "drop chance", `at most ${CERTAIN}`, `${row.chance}`);
  }
  for (const { row, ...place } of tables.quests) {
    const { levelMin = 0, levelMax = Number.POSITIVE_INFINITY } = row;
    if (levelMin > levelMax) report.error(place, `quest ${row.id} levelMin`, `at most ${levelMax}`, `${levelMin}`);
  }
  checkClassTree(report, tables.classes);
  checkPetLevels(report, tables.npcs);
}

function checkKeys<Name extends TableName>(report: Report, name: Name, tables: SourcedTables): void {
  const rows: SourcedTable<Name> = tables[name];
  const fields = keyFields[name];
  if (fields.length === 0) return;
  const seen = new Set<string>();
  for (const { row, ...place } of rows) {
    const key = fields.map((field) => row[field]).join("/");
    if (seen.has(key)) report.error(place, `row of ${name}`, `a unique ${fields.join(" and ")}`, `${key} again`);
    seen.add(key);
  }
}

/** A child's profession is one step above its parent's; so no class is its own ancestor. */
function checkClassTree(report: Report, classes: SourcedTable<"classes">): void {
  const levels = new Map(classes.map(({ row }) => [row.id, row.professionLevel]));
  for (const { row, ...place } of classes) {
    const expected = row.parentClassId === undefined ? 0 : (levels.get(row.parentClassId) ?? 0) + 1;
    if (row.professionLevel !== expected) {
      report.error(place, `class ${row.id} professionLevel`, `${expected}, after its parent`, `${row.professionLevel}`);
    }
  }
}

function checkPetLevels(report: Report, npcs: SourcedTable<"npcs">): void {
  for (const { row, ...place } of npcs) {
    const wrong = row.petData?.stats.find((stat, index) => stat.level !== index + 1);
    if (wrong) report.error(place, `levels of pet ${row.id}`, "1, 2, 3 ... in order", `${wrong.level} out of order`);
  }
}
