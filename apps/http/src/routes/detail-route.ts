import { type Catalog, parseFields, selectFields } from "@gamedata/core";
import type * as v from "valibot";
import { single } from "./envelope.js";
import { fieldsParameter } from "./parameters.js";
import type { RecordOf, RecordSchema } from "./record.js";
import type { DataRoute, ParameterSchema, RouteDescription } from "./route.js";

/** What a row of the route table says of a route that gives one record by its id. */
interface DetailRouteRow<Schema extends RecordSchema> extends Omit<RouteDescription<v.GenericSchema>, "response"> {
  /** The schema of the id in the path. */
  readonly id: ParameterSchema;
  readonly parse: (id: string) => number;
  readonly get: (catalog: Catalog, id: number) => RecordOf<Schema>;
  /** The schema of the record. */
  readonly record: Schema;
  readonly refusals: DataRoute["refusals"];
}

/**
 * Makes a route that gives one record by its id, whole or only the fields that are asked for.
 *
 * @param row The row of the route table.
 */
export function detailRoute<const Schema extends RecordSchema>(row: DetailRouteRow<Schema>): DataRoute {
  const { id, parse, get, record, refusals, ...description } = row;
  return {
    ...description,
    kind: "data",
    cacheable: true,
    parameters: { id, fields: fieldsParameter(record) },
    refusals: { ...refusals, INVALID_ENUM: { ...description.example, query: { fields: "price,weather" } } },
    response: single(record),
    prepare(catalog, asked) {
      const input = { id: parse(asked.id), fields: parseFields<string>(asked.query, record) };
      return {
        key: JSON.stringify(input),
        answer() {
          const found: Readonly<Record<string, unknown>> = get(catalog, input.id);
          return { body: { data: input.fields ? selectFields(found, record, input.fields) : found } };
        },
      };
    },
  };
}
