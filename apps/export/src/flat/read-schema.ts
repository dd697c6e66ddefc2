import * as v from "valibot";
import type { Cell, Column, ColumnName, ColumnType, FlatTable } from "./flat-table.js";

/** A schema with the properties that it has by its type. */
export type Schema = v.GenericSchema & {
  /** The inner schema of an optional or nullable one. */
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  /** The schemas of the names and of the values of a dictionary. */
  readonly key?: Schema;
  readonly value?: Schema;
  /** The values of a picklist, or the schemas of a union. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  /** The schema that this one was made of, and what was added to it. */
  readonly pipe?: readonly PipeItem[];
};

interface PipeItem {
  readonly type: string;
  readonly pipe?: readonly PipeItem[];
}

/** The schema of a value, apart from the question whether there is one. */
export interface Field {
  readonly schema: Schema;
  /** Whether a record may have no value. */
  readonly isNullable: boolean;
  readonly description: string | undefined;
}

/** Unwraps an optional or nullable schema; the outermost description counts. */
export function readField(schema: Schema): Field {
  const description = v.getDescription(schema);
  if (schema.wrapped === undefined) return { schema, isNullable: false, description };
  const inner = readField(schema.wrapped);
  return { schema: inner.schema, isNullable: true, description: description ?? inner.description };
}

/** Whether a schema is another one, perhaps with checks or a description added. */
export function isMadeOf(schema: PipeItem, other: object): boolean {
  const [inner] = schema.pipe ?? [];
  // Of a schema with additions, the first item is the schema itself without them.
  return schema === other || (inner !== undefined && isMadeOf(inner, other));
}

function isInteger({ pipe = [] }: PipeItem): boolean {
  return pipe.some((item) => item.type === "integer" || isInteger(item));
}

const typesOfValues: Readonly<Record<string, ColumnType>> = { number: "integer", string: "text", boolean: "boolean" };
const typeOfValue = (value: unknown): ColumnType => typesOfValues[typeof value] ?? "json";

/** Returns the type of values of these types: values of several types are text, where none is JSON. */
function commonType(types: readonly ColumnType[]): ColumnType {
  const [type = "json", ...others] = new Set(types);
  if (others.length === 0) return type;
  return types.includes("json") ? "json" : "text";
}

const isSchema = (option: unknown): option is Schema => typeof option === "object" && option !== null;

/** Returns the type of a column for the values of a schema; of values without a flat form it is `json`. */
export function columnTypeOf(schema: Schema): ColumnType {
  switch (schema.type) {
    case "string":
      return "text";
    case "boolean":
      return "boolean";
    case "number":
      return isInteger(schema) ? "integer" : "real";
    case "literal":
      return typeOfValue(schema.literal);
    case "picklist":
      return commonType((schema.options ?? []).map(typeOfValue));
    case "union":
      return commonType((schema.options ?? []).filter(isSchema).map(columnTypeOf));
    default:
      return "json";
  }
}

/** A column of ids. */
export interface Reference {
  readonly column: string;
  /** The column that has all of the ids; `undefined` if no column has. */
  readonly to: ColumnName | undefined;
}

/** Finds, for every column of ids, the column that has all of them; none where the source names records that it has not. By table. */
export function findReferences(tables: readonly FlatTable[]): ReadonlyMap<string, readonly Reference[]> {
  const idsOf = collectIds(tables);
  return new Map(
    tables.map((table) => {
      const references = table.columns.flatMap((column, index): Reference | [] => {
        const values = table.rows.map((row) => row[index] ?? null).filter((value) => value !== null);
        const to = column.candidates.find((candidate) => {
          const ids = idsOf.get(nameOf(candidate));
          return ids !== undefined && values.every((value) => ids.has(value));
        });
        const isOwnKey = to?.table === table.name && to.column === column.name;
        return column.candidates.length === 0 || isOwnKey ? [] : { column: column.name, to };
      });
      return [table.name, references];
    }),
  );
}

const nameOf = ({ table, column }: ColumnName) => `${table}.${column}`;

function collectIds(tables: readonly FlatTable[]): ReadonlyMap<string, ReadonlySet<Cell>> {
  const names = new Map(
    tables.flatMap(({ columns }: { readonly columns: readonly Column[] }) =>
      columns.flatMap(({ candidates }) => candidates.map((candidate) => [nameOf(candidate), candidate] as const)),
    ),
  );
  return new Map(
    [...names].map(([name, { table, column }]) => {
      const found = tables.find((one) => one.name === table);
      const index = found?.columns.findIndex((one) => one.name === column) ?? -1;
      return [name, new Set(found?.rows.map((row) => row[index] ?? null))];
    }),
  );
}
