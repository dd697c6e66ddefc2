import { type Operation, recordSchemaOf } from "@gamedata/api";
import { type Catalog, getChanges, isGameDataError } from "@gamedata/core";
import { showFields } from "@gamedata/core/parse";
import type { ErrorCode, ResourceName } from "@gamedata/schema";
import * as v from "valibot";
import { must } from "../fuzz/violation.js";

/** What an operation is asked for, as core takes it. */
export interface Asked {
  readonly id?: number | undefined;
  readonly input: Readonly<Record<string, unknown>>;
  /** Many records by id, instead of the query. */
  readonly ids?: readonly number[] | undefined;
  /** The fields of each record; all when absent. */
  readonly fields?: readonly string[] | undefined;
  /** The other chronicle of a comparison. */
  readonly from?: string | undefined;
}

/** What core answers, as the contract shows it: a body, or an error. */
export interface CoreAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly code?: ErrorCode;
  readonly error?: string;
}

const page = v.looseObject({
  data: v.array(v.record(v.string(), v.unknown())),
  meta: v.looseObject({ total: v.number(), limit: v.number(), offset: v.number() }),
});

const isPage = (value: unknown): value is v.InferOutput<typeof page> => v.is(page, value);

/** Returns a record with some of its fields, in the order of its resource. */
function chosen(record: unknown, resource: ResourceName, fields: readonly string[] | undefined): unknown {
  if (fields === undefined || typeof record !== "object" || record === null) return record;
  const values = new Map<string, unknown>(Object.entries(record));
  const shown = Object.keys(recordSchemaOf(resource).entries).filter(
    (name) => fields.includes(name) && values.has(name),
  );
  return Object.fromEntries(shown.map((name) => [name, values.get(name)]));
}

function catalogOf(catalogs: ReadonlyMap<string, Catalog>, chronicle: string): Catalog {
  const catalog = catalogs.get(chronicle);
  must(catalog !== undefined, `there is no chronicle ${chronicle}`);
  return catalog;
}

/** Returns what core answers, or the code and the message of its error. */
export function answerTo(
  operation: Operation,
  catalogs: ReadonlyMap<string, Catalog>,
  chronicle: string,
  asked: Asked,
): CoreAnswer {
  try {
    return { status: 200, body: bodyOf(operation, catalogs, chronicle, asked) };
  } catch (error) {
    if (!isGameDataError(error)) throw error;
    return { status: error.code.endsWith("_NOT_FOUND") ? 404 : 400, code: error.code, error: error.message };
  }
}

/** Returns the body that the contract gives the answer of core: an envelope by the shape of the operation. */
function bodyOf(
  operation: Operation,
  catalogs: ReadonlyMap<string, Catalog>,
  chronicle: string,
  { id, input, ids, fields, from }: Asked,
): unknown {
  const catalog = catalogOf(catalogs, chronicle);
  const { query, bulk, shape, resource, bulkResource = resource } = operation;
  const pageOf = (value: unknown, record: ResourceName) => {
    must(isPage(value), `${operation.operationId} gives no page`);
    return { ...value, data: value.data.map((row) => chosen(row, record, fields)) };
  };
  if (from !== undefined) return { data: getChanges(catalog, catalogOf(catalogs, from), input) };
  if (bulk !== undefined && ids !== undefined) return pageOf(bulk.getMany(catalog, ids), bulkResource);
  must(query !== undefined, `${operation.operationId} has no query`);
  // What is wrong in the other parameters is told first.
  query.prepare(catalog, input, id);
  const value = query.prepare(catalog, showFields(query.input(catalog), input, fields), id).answer();
  if (shape === "document") return value;
  if (shape === "page") return pageOf(value, resource);
  if (shape === "rows") return { data: pageOf(value, resource).data };
  return { data: chosen(value, resource, fields) };
}
