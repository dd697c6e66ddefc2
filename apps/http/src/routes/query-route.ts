import {
  type Catalog,
  type Collection,
  type QueryDescription,
  type RecordKind,
  type RecordSchema,
  selectFields,
  selectPageFields,
} from "@gamedata/core";
import { parseFields, parseId, parseIds, parseInput } from "@gamedata/core/parse";
import type { Immutable, Page, ResourceName, resources } from "@gamedata/schema";
import type * as v from "valibot";
import { fieldsParameter, idsParameter, recordSchemaOf } from "./field-parameters.js";
import { pageLinks } from "./page-links.js";
import { parameterRefusals } from "./refusals.js";
import type { DataRoute, PreparedRequest, RequestParameters, RouteAnswer, RouteDescription } from "./route.js";

/** The type of a resource, by its name. */
export type ResourceOf<Name extends ResourceName> = Immutable<v.InferOutput<(typeof resources)[Name]>>;

/** What a row of the route table says of a route that runs a query. */
interface QueryRouteRow<Name extends ResourceName> extends RouteDescription {
  readonly resource: Name;
  /** The kind of record whose id is in the path. */
  readonly of?: Pick<RecordKind, "facts" | "ids">;
  /** The collection of a list that takes `ids`, and the ids of a few small records. */
  readonly bulk?: { readonly collection: Collection<AnyRecord, AnyRecord>; readonly example: readonly number[] };
  readonly furtherExamples?: DataRoute["furtherExamples"];
  /** Requests for errors that follow from no parameter, or that show an error better than the usual requests. */
  readonly refusals?: ReturnType<DataRoute["refusals"]>;
}

/** A query, and the form in which a response shows its answer. */
type ShapedQuery<Row> =
  | { readonly shape: "record" | "part"; readonly query: QueryDescription<Row> }
  | { readonly shape: "page" | "rows"; readonly query: QueryDescription<Page<Row>> }
  | { readonly shape: "counts"; readonly query: QueryDescription<readonly Row[]> };

type AnyRecord = Readonly<Record<string, unknown>>;
type AnyRow = QueryRouteRow<ResourceName> & ShapedQuery<AnyRecord>;

/**
 * Makes a route of a query: parameters, checks, errors and the form of the response follow from their descriptions. The types
 * hold the answer of the query to the resource that the route says it returns.
 */
export function queryRoute<const Name extends ResourceName>(
  row: QueryRouteRow<Name> & ShapedQuery<ResourceOf<Name>>,
): DataRoute;
export function queryRoute(row: AnyRow): DataRoute {
  const { query, of, bulk, refusals, furtherExamples, ...description } = row;
  const { shape, resource, example } = description;
  const bulkResource = bulk?.collection.kind.facts.detail;
  const hasFields = shape === "record" || shape === "page";
  const parameters: DataRoute["parameters"] = (catalog) => ({
    ...(of && { id: of.facts.id }),
    ...query.input(catalog).entries,
    ...(hasFields && { fields: fieldsParameter(resource, bulkResource) }),
    ...(bulk && { ids: idsParameter(bulk.collection.kind.facts) }),
  });
  return {
    ...description,
    kind: "data",
    cacheable: true,
    idsOf: of?.ids,
    idFacts: of?.facts,
    bulkResource,
    parameters,
    furtherExamples: { ...furtherExamples, ...(bulk && { ids: { query: { ids: bulk.example } } }) },
    refusals: (catalog) => ({
      ...parameterRefusals({ example, parameters: parameters(catalog), record: of?.facts, bulkExample: bulk?.example }),
      ...refusals,
    }),
    prepare: (catalog, asked) =>
      (bulk && prepareBulk(bulk.collection, catalog, asked)) ?? prepareQuery(row, catalog, asked),
  };
}

/** Prepares a request for many records by id; `undefined` when it names no ids. */
function prepareBulk(
  { kind, list, getMany }: Collection<AnyRecord, AnyRecord>,
  catalog: Catalog,
  { query }: RequestParameters,
): PreparedRequest | undefined {
  const ids = parseIds(kind.facts, query, list.input(catalog));
  if (ids === undefined) return undefined;
  const record = recordSchemaOf(kind.facts.detail);
  const fields = parseFields(record, query);
  return {
    key: JSON.stringify({ ids, fields }),
    answer: () => ({ body: pageBody(getMany(catalog, ids), record, fields) }),
  };
}

function prepareQuery(row: AnyRow, catalog: Catalog, asked: RequestParameters): PreparedRequest {
  const { query, of } = row;
  const id = of && parseId(of.facts, asked.id);
  const given = parseInput(query.input(catalog), asked.query);
  const answered = prepareAnswer(row, catalog, given, id);
  // What was given, as it was understood: requests that mean the same have the same key, and links repeat no default.
  const understood: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(answered.input)) if (name in given) understood[name] = value;
  const fields = answered.record && parseFields(answered.record, asked.query);
  if (fields !== undefined) understood["fields"] = fields;
  return { key: JSON.stringify({ id, ...understood }), answer: () => answered.answer(fields, understood) };
}

/** A query that was checked, and how its answer becomes a response. */
interface PreparedAnswer {
  readonly input: object;
  /** The schema of the records whose fields can be chosen, if they can. */
  readonly record?: RecordSchema;
  readonly answer: (fields: readonly string[] | undefined, understood: AnyRecord) => RouteAnswer;
}

function prepareAnswer(row: AnyRow, catalog: Catalog, given: AnyRecord, id: number | undefined): PreparedAnswer {
  switch (row.shape) {
    case "page": {
      const { input, answer } = row.query.prepare(catalog, given, id);
      const record = recordSchemaOf(row.resource);
      return {
        input,
        record,
        answer(fields, understood) {
          const page = answer();
          const body = pageBody(page, record, fields);
          return "limit" in input ? { body, headers: pageLinks(understood, page.meta) } : { body };
        },
      };
    }
    case "record": {
      const { input, answer } = row.query.prepare(catalog, given, id);
      const record = recordSchemaOf(row.resource);
      return {
        input,
        record,
        answer: (fields) => ({ body: { data: fields ? selectFields(answer(), record, fields) : answer() } }),
      };
    }
    case "rows": {
      const { input, answer } = row.query.prepare(catalog, given, id);
      return { input, answer: () => ({ body: { data: answer().data } }) };
    }
    case "part":
    case "counts": {
      const { input, answer } = row.query.prepare(catalog, given, id);
      return { input, answer: () => ({ body: { data: answer() } }) };
    }
  }
}

function pageBody(
  page: { readonly data: readonly AnyRecord[]; readonly meta: unknown },
  record: RecordSchema,
  fields: readonly string[] | undefined,
): object {
  return fields === undefined ? page : selectPageFields(page, record, fields);
}
