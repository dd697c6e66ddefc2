import * as v from "valibot";
import type { Column, ColumnName, Parent } from "./flat-table.js";
import { columnTypeOf, type Field, readField, type Schema } from "./read-schema.js";

/** The fields that lead from a record to a value in it; none for the record itself. */
export type Path = readonly string[];

interface PlannedColumn {
  readonly path: Path;
  readonly column: Column;
}

/** A list in a record, and the table of its elements. */
interface PlannedList {
  readonly path: Path;
  readonly plan: TablePlan;
}

/** A table apart from the fields of its records. */
interface TableHead {
  readonly name: string;
  readonly description: string;
  /** The columns that a row has from the row that has the list, and its position in the list. */
  readonly given: readonly Column[];
  readonly key: readonly string[];
  readonly parent: Parent | undefined;
}

/** How records become the rows of a table, and their lists the rows of other tables. */
export interface TablePlan extends TableHead {
  readonly columns: readonly PlannedColumn[];
  readonly lists: readonly PlannedList[];
}

/** What the schema of a record does not say. */
export interface Rules {
  /** The fields that are kept of an object that another table has in full; `undefined` for any other object. */
  readonly keptFields: (schema: Schema) => readonly string[] | undefined;
  /** The columns that a value may be an id of, the preferred one first. */
  readonly candidates: (schema: Schema) => readonly ColumnName[];
  /** Whether an object stays JSON in one column. */
  readonly isJson: (schema: Schema) => boolean;
  /** Whether a field of a table is left out. */
  readonly isLeftOut: (table: string, path: Path) => boolean;
}

/** The column with the place of an element in its list. */
const POSITION = "position";

const positionColumn: Column = {
  name: POSITION,
  type: "integer",
  isNullable: false,
  description: "Position in the list, from 1.",
  candidates: [],
};

/** The table that has a list: its head, and all of its columns. */
interface Owner extends TableHead {
  readonly all: readonly Column[];
}

/**
 * Returns the columns that identify an element of a list: the key of the row that has the list, and the position in it. The key
 * of a record gets the name of its table before it, a position that of its list: `exchanges_id`, `entries_position`.
 */
function elementKey({ name, key, all, parent }: Owner): readonly Column[] {
  const field = parent === undefined ? name : name.slice(parent.table.length + 1);
  const columns = all
    .filter((column) => key.includes(column.name))
    .map((column): Column => {
      if (parent === undefined) {
        const description = `The ${column.name} of the row of ${name}.`;
        return { ...column, name: `${name}_${column.name}`, description, candidates: [] };
      }
      if (column.name !== POSITION) return column;
      return { ...column, name: `${field}_${POSITION}`, description: `Position in ${field}, from 1.` };
    });
  return [...columns, positionColumn];
}

/** The column with the value of an element that is no object. */
const VALUE = "value";

/** A field of a record: a list, or the value of a column. */
interface PlannedField extends Field {
  readonly path: Path;
}

interface Surroundings extends Omit<PlannedField, "schema"> {
  /** Whether the fields are those of a record of the table itself. */
  readonly isRecord: boolean;
}

/** Lists the fields of a record; the fields of an object in it take the place of the object. */
function* fieldsOf(schema: Schema, rules: Rules, outer: Surroundings): Generator<PlannedField> {
  const field = readField(schema);
  const { entries } = field.schema;
  const description = field.description ?? outer.description;
  const here = { ...field, description, isNullable: field.isNullable || outer.isNullable, path: outer.path };
  if (entries === undefined || rules.isJson(field.schema)) return yield here;
  // The description of a row is that of the table, not that of its columns.
  const within = outer.path.length === 0 ? { ...here, description: undefined } : here;
  const kept = outer.isRecord ? undefined : rules.keptFields(field.schema);
  for (const [name, inner] of Object.entries(entries)) {
    if (kept?.includes(name) === false) continue;
    yield* fieldsOf(inner, rules, { ...within, path: [...outer.path, name], isRecord: false });
  }
}

/** Returns the schema of the elements of a list, or of the entries of a dictionary. */
function elementOf({ item, key, value }: Schema): Schema | undefined {
  return key !== undefined && value !== undefined ? v.strictObject({ key, value }) : item;
}

/**
 * Plans the table of records, and the tables of the lists in them.
 *
 * @throws {Error} If two columns have the same name for SQL, which does not regard case, or for programs that write the names of columns
 * without underscores.
 */
export function planTable(schema: Schema, head: TableHead, rules: Rules): TablePlan {
  const record = { isNullable: false, description: undefined, path: [], isRecord: head.parent === undefined };
  const fields = [...fieldsOf(schema, rules, record)].filter(({ path }) => !rules.isLeftOut(head.name, path));
  const columns = fields
    .filter((field) => elementOf(field.schema) === undefined)
    .map((field) => plannedColumn(field, rules));
  const all = [...head.given, ...columns.map(({ column }) => column)];
  const names = all.map(({ name }) => name.replaceAll("_", "").toLowerCase());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`The table ${head.name} has two columns ${twice}`);
  const lists = fields.flatMap((field) => {
    const element = elementOf(field.schema);
    if (element === undefined) return [];
    return { path: field.path, plan: planTable(element, listHead(element, field, { ...head, all }), rules) };
  });
  return { ...head, columns, lists };
}

function plannedColumn({ schema, isNullable, description = "", path }: PlannedField, rules: Rules): PlannedColumn {
  const name = path.join("_") || VALUE;
  const type = rules.isJson(schema) ? "json" : columnTypeOf(schema);
  return { path, column: { name, type, isNullable, description, candidates: rules.candidates(schema) } };
}

function listHead(element: Schema, { path, description = "" }: PlannedField, owner: Owner): TableHead {
  const given = elementKey(owner);
  return {
    name: [owner.name, ...path].join("_"),
    description: description || (v.getDescription(element) ?? ""),
    given,
    key: given.map(({ name }) => name),
    parent: { table: owner.name, key: owner.key },
  };
}
