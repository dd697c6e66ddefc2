import * as v from "valibot";
import { columnTypeOf } from "./column-type.js";
import { elementKey, type Owner } from "./key-columns.js";
import { type Field, readField, type Schema } from "./read-schema.js";
import type { Path, PlannedColumn, Rules, TableHead, TablePlan } from "./table-plan.js";

/** The column with the value of an element that is no object. */
const VALUE = "value";

/** A field of a record: a list, or the value of a column. */
interface PlannedField extends Field {
  readonly path: Path;
}

/** What surrounds a field. */
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
 * @throws {Error} If two columns have the same name for SQL, which does not regard case.
 */
export function planTable(schema: Schema, head: TableHead, rules: Rules): TablePlan {
  const record = { isNullable: false, description: undefined, path: [], isRecord: head.parent === undefined };
  const fields = [...fieldsOf(schema, rules, record)].filter(({ path }) => !rules.isLeftOut(head.name, path));
  const columns = fields
    .filter((field) => elementOf(field.schema) === undefined)
    .map((field) => plannedColumn(field, rules));
  const all = [...head.given, ...columns.map(({ column }) => column)];
  const names = all.map(({ name }) => name.toLowerCase());
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
