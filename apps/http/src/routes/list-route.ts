import { type Catalog, parseFields, type QueryParams, selectPageFields } from "@gamedata/core";
import type { Bulk, Page } from "@gamedata/schema";
import * as v from "valibot";
import { bulk as bulkEnvelope, page } from "./envelope.js";
import { pageLinks } from "./page-links.js";
import { fieldsParameter, idsParameter } from "./parameters.js";
import type { RecordOf, RecordSchema } from "./record.js";
import type {
  DataRoute,
  ExampleRequest,
  PreparedQuery,
  RequestParameters,
  RouteAnswer,
  RouteDescription,
} from "./route.js";

/** What a list says of asking it for many records by id. */
export interface BulkRow<Schema extends RecordSchema> {
  /** The schema of one id. */
  readonly id: v.GenericSchema<number>;
  readonly parse: (query: QueryParams) => readonly number[] | undefined;
  readonly get: (catalog: Catalog, ids: readonly number[]) => Bulk<RecordOf<Schema>>;
  /** The schema of a record. */
  readonly record: Schema;
  /** Ids of a few small records. */
  readonly example: readonly number[];
}

/** What a row of the route table says of a route that lists records. */
interface ListRouteRow<Query extends object, Row extends RecordSchema, Detail extends RecordSchema>
  extends Omit<RouteDescription<v.GenericSchema>, "response"> {
  readonly parameters?: DataRoute["parameters"];
  readonly refusals?: DataRoute["refusals"];
  readonly furtherExamples?: DataRoute["furtherExamples"];
  /** Reads the path and the query; what it gives has the names of the parameters. */
  readonly parse: (asked: RequestParameters, catalog: Catalog) => Query;
  readonly list: (catalog: Catalog, query: Query) => Page<RecordOf<Row>>;
  /** The schema of one row. */
  readonly row: Row;
  readonly bulk?: BulkRow<Detail>;
}

/**
 * Makes a route that lists records, whole or only the fields that are asked for; where it has `bulk`, it gives the details
 * of many records by id too. The pages of a list are linked.
 *
 * @param listed The row of the route table.
 */
export function listRoute<Query extends object, const Row extends RecordSchema, const Detail extends RecordSchema>(
  listed: ListRouteRow<Query, Row, Detail>,
): DataRoute {
  const { parse, list, row, bulk, parameters = {}, refusals = {}, furtherExamples = {}, ...description } = listed;
  const listPage = page(row);
  const hasPages = "limit" in parameters;

  function prepareList(catalog: Catalog, asked: RequestParameters): PreparedQuery {
    const query = parse(asked, catalog);
    const fields = parseFields<string>(asked.query, row);
    const understood: Readonly<Record<string, unknown>> = Object.assign({}, query, { fields });
    const answer = (): RouteAnswer => {
      const found: Page<Readonly<Record<string, unknown>>> = list(catalog, query);
      const body = fields ? selectPageFields(found, row, fields) : found;
      return hasPages ? { body, headers: pageLinks(understood, found.meta) } : { body };
    };
    return { key: JSON.stringify(understood), answer };
  }

  return {
    ...description,
    kind: "data",
    cacheable: true,
    parameters: {
      ...parameters,
      fields: fieldsParameter(row, bulk?.record),
      ...(bulk && { ids: idsParameter(bulk.id) }),
    },
    refusals: { ...fieldsRefusal(description.example), ...(bulk && idsRefusals(bulk)), ...refusals },
    furtherExamples: { ...furtherExamples, ...(bulk && { ids: { query: { ids: bulk.example } } }) },
    response: bulk ? v.union([listPage, bulkEnvelope(bulk.record)]) : listPage,
    prepare: (catalog, asked) => (bulk && prepareBulk(bulk, catalog, asked)) ?? prepareList(catalog, asked),
  };
}

/** Prepares a query for many records by id; nothing when it names no ids. */
function prepareBulk<Detail extends RecordSchema>(
  { parse, get, record }: BulkRow<Detail>,
  catalog: Catalog,
  { query }: RequestParameters,
): PreparedQuery | undefined {
  const ids = parse(query);
  if (ids === undefined) return undefined;
  const fields = parseFields<string>(query, record);
  const answer = (): RouteAnswer => {
    const found: Bulk<Readonly<Record<string, unknown>>> = get(catalog, ids);
    return { body: fields ? selectPageFields(found, record, fields) : found };
  };
  return { key: JSON.stringify({ ids, fields }), answer };
}

const fieldsRefusal = (example: ExampleRequest): DataRoute["refusals"] => ({
  INVALID_ENUM: { ...example, query: { ...example.query, fields: "weather" } },
});

/** Ids in a request that asks for one too many. */
const TOO_MANY_IDS = Array.from({ length: 201 }, (_, position) => position + 1);

const idsRefusals = ({ example }: BulkRow<RecordSchema>): DataRoute["refusals"] => ({
  INVALID_ID: { query: { ids: [...example, "first"] } },
  INVALID_PARAMETER: { query: { ids: TOO_MANY_IDS } },
});
