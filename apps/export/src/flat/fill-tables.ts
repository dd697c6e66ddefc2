import type { Cell, FlatTable } from "./flat-table.js";
import type { Path, TablePlan } from "./table-plan.js";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns the value that fields lead to; `undefined` if one of them is missing. */
const valueAt = (record: unknown, path: Path): unknown =>
  path.reduce((value, field) => (isObject(value) ? value[field] : undefined), record);

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}

/** Returns the elements of a list, the entries of a dictionary, or nothing where a record has none. */
function elementsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.entries(value).map(([key, entry]) => ({ key, value: entry })) : [];
}

type Rows = Map<TablePlan, (readonly Cell[])[]>;

/** Adds the row of a record, and the rows of its lists. */
function addRow(rows: Rows, plan: TablePlan, record: unknown, given: readonly Cell[]): void {
  const values = plan.columns.map(({ path }) => cellOf(valueAt(record, path)));
  const row = [...given, ...values];
  rows.get(plan)?.push(row);
  const key = plan.parent === undefined ? plan.key.map((name) => cellOf(valueAt(record, [name]))) : given;
  for (const { path, plan: list } of plan.lists) {
    for (const [index, element] of elementsOf(valueAt(record, path)).entries()) {
      addRow(rows, list, element, [...key, index + 1]);
    }
  }
}

/** Lists a plan and those of all lists in its records. */
function plansOf(plan: TablePlan): readonly TablePlan[] {
  return [plan, ...plan.lists.flatMap((list) => plansOf(list.plan))];
}

/** Fills the table of records and the tables of the lists in them. */
export function fillTables(plan: TablePlan, records: Iterable<unknown>): readonly FlatTable[] {
  const rows: Rows = new Map(plansOf(plan).map((one) => [one, []]));
  for (const record of records) addRow(rows, plan, record, []);
  return [...rows].map(([{ name, description, given, columns, key, parent }, filled]) => {
    const all = [...given, ...columns.map(({ column }) => column)];
    return { name, description, columns: all, key, parent, rows: filled };
  });
}
