import type { Catalog, Collection, QueryDescription, RecordKind, RecordSchema } from "@gamedata/core";
import { derived, selectFields, selectPageFields } from "@gamedata/core";
import { parseFields, parseId, parseIds, parseInput, showFields } from "@gamedata/core/parse";
import type { Immutable, Page, ResourceName, resources } from "@gamedata/schema";
import type * as v from "valibot";
import { parameterErrors } from "./error-examples.js";
import { fieldsParameter, idsParameter, recordSchemaOf } from "./field-parameters.js";
import { pageLinks } from "./page-links.js";
import type { AnswerRequest, DataRoute, RequestParameters, RouteAnswer, RouteDescription } from "./route.js";

/** The type of a resource by name. */
export type ResourceOf<Name extends ResourceName> = Immutable<v.InferOutput<(typeof resources)[Name]>>;

interface QueryRouteRow<Name extends ResourceName> extends RouteDescription {
  readonly resource: Name;
  /** The resource of `meta`, on a page whose `meta` says more than where it lies. */
  readonly metaResource?: ResourceName;
  /** The record kind of the id in the path. */
  readonly of?: Pick<RecordKind, "facts" | "ids">;
  /** The collection of a list that accepts `ids`, and ids of a few small records as the example. */
  readonly bulk?: { readonly collection: Collection<AnyRecord, AnyRecord>; readonly example: readonly number[] };
  readonly furtherExamples?: DataRoute["furtherExamples"];
  /** Example requests for errors, in addition to or in place of those derived from the parameters. */
  readonly errorExamples?: ReturnType<DataRoute["errorExamples"]>;
}

type ShapedQuery<Row> =
  | { readonly shape: "record" | "part" | "document"; readonly query: QueryDescription<Row> }
  | { readonly shape: "page" | "rows"; readonly query: QueryDescription<Page<Row>> }
  | { readonly shape: "counts"; readonly query: QueryDescription<readonly Row[]> };

type AnyRecord = Readonly<Record<string, unknown>>;
type AnyRow = QueryRouteRow<ResourceName> & ShapedQuery<AnyRecord>;

/**
 * Creates a route that runs a query. Parameters, checks, errors and the shape of the response are derived from the
 * descriptions. The types ensure that the result of the query matches the resource of the route.
 */
export function queryRoute<const Name extends ResourceName>(
  row: QueryRouteRow<Name> & ShapedQuery<ResourceOf<Name>>,
): DataRoute;
export function queryRoute(row: AnyRow): DataRoute {
  const { query, of, bulk, errorExamples, furtherExamples, ...description } = row;
  const { shape, resource, example } = description;
  const bulkResource = bulk?.collection.kind.facts.detail;
  const hasFields = shape === "record" || shape === "page";
  const parameters: DataRoute["parameters"] = derived((catalog) => ({
    ...(of && { id: of.facts.id }),
    ...query.input(catalog).entries,
    ...(hasFields && { fields: fieldsParameter(resource, bulkResource) }),
    ...(bulk && { ids: idsParameter(bulk.collection.kind.facts) }),
  }));
  return {
    ...description,
    kind: "data",
    cacheable: true,
    idsOf: of?.ids,
    idFacts: of?.facts,
    bulkResource,
    parameters,
    furtherExamples: { ...furtherExamples, ...(bulk && { ids: { query: { ids: bulk.example } } }) },
    errorExamples: (catalog) => ({
      ...parameterErrors({ example, parameters: parameters(catalog), record: of?.facts, bulkExample: bulk?.example }),
      ...errorExamples,
    }),
    prepare: (catalog, request) =>
      (bulk && prepareBulk(bulk.collection, catalog, request)) ?? prepareQuery(row, catalog, request),
  };
}

/** Prepares a request for many records by id; `undefined` if it has no ids. */
function prepareBulk(
  { kind, list, getMany }: Collection<AnyRecord, AnyRecord>,
  catalog: Catalog,
  { query }: RequestParameters,
): AnswerRequest | undefined {
  const ids = parseIds(kind.facts, query, list.input(catalog));
  if (ids === undefined) return undefined;
  const record = recordSchemaOf(kind.facts.detail);
  const fields = parseFields(record, query);
  return () => ({ body: pageBody(getMany(catalog, ids), record, fields) });
}

function prepareQuery(row: AnyRow, catalog: Catalog, request: RequestParameters): AnswerRequest {
  const { query, of } = row;
  const id = of && parseId(of.facts, request.id);
  const schema = query.input(catalog);
  const given = parseInput(schema, request.query);
  const prepared = prepareAnswer(row, catalog, given, id);
  // The given parameters, normalized, for links, which contain no defaults.
  const normalized: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(prepared.input))
    if (name in given && value !== undefined) normalized[name] = value;
  const fields = prepared.record && parseFields(prepared.record, request.query);
  if (fields !== undefined) normalized["fields"] = fields;
  const shown = showFields(schema, given, fields);
  const { answer } = shown === given ? prepared : prepareAnswer(row, catalog, shown, id);
  return () => answer(fields, normalized);
}

interface PreparedAnswer {
  readonly input: object;
  /** The schema of the records, if their fields can be selected. */
  readonly record?: RecordSchema;
  readonly answer: (fields: readonly string[] | undefined, normalized: AnyRecord) => RouteAnswer;
}

function prepareAnswer(row: AnyRow, catalog: Catalog, given: AnyRecord, id: number | undefined): PreparedAnswer {
  switch (row.shape) {
    case "page": {
      const { input, answer } = row.query.prepare(catalog, given, id);
      const record = recordSchemaOf(row.resource);
      return {
        input,
        record,
        answer(fields, normalized) {
          const page = answer();
          const body = pageBody(page, record, fields);
          return "limit" in input ? { body, headers: pageLinks(normalized, page.meta) } : { body };
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
    case "document": {
      const { input, answer } = row.query.prepare(catalog, given, id);
      return { input, answer: () => ({ body: answer() }) };
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
