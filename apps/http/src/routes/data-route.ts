import { type Operation, recordSchemaOf } from "@gamedata/api";
import {
  type Catalog,
  getChanges,
  type InputSchema,
  type QueryDescription,
  selectFields,
  selectPageFields,
} from "@gamedata/core";
import {
  pairForms,
  parameterKindOf,
  parseChoice,
  parseFields,
  parseId,
  parseIds,
  parseInput,
  showFields,
} from "@gamedata/core/parse";
import { isRecord } from "@gamedata/rules";
import type { ListMeta, Page } from "@gamedata/schema";
import type { ResponseHeaders } from "../http/headers.js";
import type { Steps } from "../steps.js";
import type { AnswerRequest, DataRoute, OtherChronicles, RequestParameters, RouteAnswer } from "./route.js";

/** The most characters of a `Link` header; some proxies read 4 KiB of headers. */
const LONGEST_LINK = 2048;

/** Parameters that links to other pages do not copy from the request. */
const REPLACED: ReadonlySet<string> = new Set(["id", "limit", "offset"]);

/**
 * Creates the `Link` header of a page (RFC 8288): relative references to the first, previous, next and last page, as
 * far as they exist, with all other parameters of the request. An empty list has no links, nor has a request whose parameters are so long that
 * clients would not read the header.
 */
function pageLinks(
  schema: InputSchema,
  parameters: Readonly<Record<string, unknown>>,
  { total, limit, offset }: ListMeta,
): ResponseHeaders {
  if (total === 0) return {};
  const last = Math.floor((total - 1) / limit) * limit;
  const pages: Readonly<Record<string, number | undefined>> = {
    first: 0,
    prev: offset === 0 ? undefined : offset >= total ? last : Math.max(offset - limit, 0),
    next: offset + limit < total ? offset + limit : undefined,
    last,
  };
  const query = queryText(schema, parameters, limit);
  const links = Object.entries(pages).flatMap(([relation, page]) =>
    page === undefined ? [] : `<?${query}&offset=${page}>; rel="${relation}"`,
  );
  const link = links.join(", ");
  return link.length > LONGEST_LINK ? {} : { link };
}

/** Formats the query of all pages of a list; the id is in the path. */
function queryText({ entries }: InputSchema, parameters: Readonly<Record<string, unknown>>, limit: number): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || REPLACED.has(name)) continue;
    const kind = entries[name] && parameterKindOf(entries[name]);
    const separator = kind && pairForms[kind]?.separator;
    // Lists become comma-separated values.
    text.append(name, Array.isArray(value) ? value.map((one) => [one].flat().join(separator)).join() : String(value));
  }
  text.append("limit", String(limit));
  return text.toString();
}

export function dataRoute(operation: Operation): DataRoute {
  const { query, bulk, otherChronicle, path } = operation;
  return {
    ...operation,
    path: `/api/{chronicle}/${path}`,
    kind: "data",
    cacheable: true,
    prepare(catalog, request, others) {
      if (otherChronicle !== undefined) return prepareComparison(otherChronicle, catalog, request, others);
      if (query === undefined) throw new TypeError(`The operation ${operation.operationId} has no query.`);
      return (bulk && prepareBulk(bulk, catalog, request)) ?? prepareQuery(operation, query, catalog, request);
    },
  };
}

function prepareComparison(
  parameter: string,
  catalog: Catalog,
  { query }: RequestParameters,
  { manifests, catalogs }: OtherChronicles,
): AnswerRequest {
  const from = parseChoice(query, parameter, [...manifests.keys()]);
  const other = catalogs.get(from);
  if (other === undefined) throw new Error(`The chronicle ${from} is not loaded`);
  const { steps } = getChanges.prepare(catalog, other, parseInput(getChanges.input(catalog), query));
  return function* () {
    return { body: { data: yield* steps() } };
  };
}

/** Prepares a request for many records by id; `undefined` if it has no ids. */
function prepareBulk(
  { kind, list, getMany }: NonNullable<Operation["bulk"]>,
  catalog: Catalog,
  { query }: RequestParameters,
): AnswerRequest | undefined {
  const ids = parseIds(kind.facts, query, list.input(catalog));
  if (ids === undefined) return undefined;
  const { detail: resource } = kind.facts;
  const fields = parseFields(recordSchemaOf(resource), query);
  return function* () {
    return { body: bodyOf({ shape: "page", resource }, yield* getMany.steps(catalog, ids), fields) };
  };
}

function prepareQuery(
  operation: Operation,
  query: QueryDescription<unknown>,
  catalog: Catalog,
  request: RequestParameters,
): AnswerRequest {
  const { idFacts, shape, resource, takesLong } = operation;
  const id = idFacts && parseId(idFacts, request.id);
  const schema = query.input(catalog);
  const given = parseInput(schema, request.query);
  const prepared = query.prepare(catalog, given, id);
  // The given parameters, normalized, for links, which contain no defaults.
  const normalized: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(prepared.input))
    if (name in given && value !== undefined) normalized[name] = value;
  const hasFields = shape === "page" || shape === "record";
  const fields = hasFields ? parseFields(recordSchemaOf(resource), request.query) : undefined;
  if (fields !== undefined) normalized["fields"] = fields;
  const shown = showFields(schema, given, fields);
  const { input, answer } = shown === given ? prepared : query.prepare(catalog, shown, id);
  const answerNow = (): RouteAnswer => {
    const value = answer();
    const body = bodyOf(operation, value, fields);
    return shape === "page" && "limit" in input && isPage(value)
      ? { body, headers: pageLinks(schema, normalized, value.meta) }
      : { body };
  };
  return takesLong ? () => inOneStep(answerNow) : answerNow;
}

/** A computation without breaks; others may have their turn before it. */
// biome-ignore lint/correctness/useYield: it is one step.
function* inOneStep<Value>(compute: () => Value): Steps<Value> {
  return compute();
}

type AnyRecord = Readonly<Record<string, unknown>>;

const isPage = (value: unknown): value is Page<AnyRecord> => isRecord(value) && "data" in value && "meta" in value;

function bodyOf(
  { shape, resource }: Pick<Operation, "shape" | "resource">,
  value: unknown,
  fields: readonly string[] | undefined,
): RouteAnswer["body"] {
  if (shape === "document") return value;
  if (shape === "page" && isPage(value))
    return fields === undefined ? value : selectPageFields(value, recordSchemaOf(resource), fields);
  if (shape === "rows" && isPage(value)) return { data: value.data };
  return { data: fields && isRecord(value) ? selectFields(value, recordSchemaOf(resource), fields) : value };
}
