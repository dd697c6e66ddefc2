import type { ColumnType } from "./flat-table.js";
import { isInteger, type Schema } from "./read-schema.js";

const typesOfValues: Readonly<Record<string, ColumnType>> = { number: "integer", string: "text", boolean: "boolean" };

/** Returns the type of constants that are all of one type. */
function typeOfValues(values: readonly unknown[]): ColumnType | undefined {
  const [type, ...others] = new Set(values.map((value) => typesOfValues[typeof value]));
  return others.length === 0 ? type : undefined;
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
      return typeOfValues([schema.literal]) ?? "json";
    case "picklist":
      return typeOfValues(schema.options ?? []) ?? "json";
    case "union": {
      const [type, ...others] = new Set((schema.options ?? []).filter(isSchema).map(columnTypeOf));
      return type !== undefined && others.length === 0 ? type : "json";
    }
    default:
      return "json";
  }
}
