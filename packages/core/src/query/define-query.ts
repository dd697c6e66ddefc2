import { complete } from "@gamedata/rules";
import type { Immutable } from "@gamedata/schema";
import type { Bulk, Page, ResourceName, ResourceTypes } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, type Derived, derived } from "../catalog/catalog.js";
import type { Steps } from "../memoize/memoize.js";
import { checkId, checkIds } from "./id.js";
import type { TypedInputSchema } from "./input.js";
import { inputCheck } from "./input-check.js";
import { wholePage } from "./listing.js";
import {
  type BulkQuery,
  type CatalogQuery,
  findRecord,
  type ListQuery,
  type PreparedQuery,
  type QueryIdentity,
  type RecordKind,
  type RecordQuery,
  type Shape,
  type SublistQuery,
} from "./query.js";

/** The schema of parameters; built on first use, because allowed values may come from the data. */
type Input<Given, Checked> = Derived<TypedInputSchema<Given, Checked>>;

const noParameters = derived(() => v.object({}));

// @__NO_SIDE_EFFECTS__
function checkOf<Checked>(input: Input<unknown, Checked>): Derived<(given: unknown) => Checked> {
  return derived((catalog) => inputCheck(input(catalog)));
}

interface Identity<S extends Shape, Row extends ResourceName> extends QueryIdentity {
  readonly shape: S;
  readonly row: Row;
}

interface IdentityOf<Found, S extends Shape, Row extends ResourceName> extends Identity<S, Row> {
  readonly of: RecordKind<Found>;
}

type AnswerOf<S extends Shape, Row extends ResourceName> = S extends "page" | "rows"
  ? Page<ResourceTypes[Row]>
  : S extends "counts"
    ? readonly ResourceTypes[Row][]
    : ResourceTypes[Row] | null;

/** Gives a function its identity; the name of a function cannot be assigned. */
// @__NO_SIDE_EFFECTS__
export function withIdentity<Call extends (...args: never) => unknown>(
  call: Call,
  { name, ...rest }: QueryIdentity,
): Call & QueryIdentity {
  return Object.assign(Object.defineProperty(call, "name", { value: name }), rest);
}

// @__NO_SIDE_EFFECTS__
function defineQuery<Given, Checked extends object, Answer>(
  identity: QueryIdentity,
  input: Input<Given, Checked>,
  run: (catalog: Catalog, query: Checked) => Answer,
  refuse?: (query: Checked) => void,
): CatalogQuery<Immutable<Given>, Answer> {
  const check = checkOf(input);
  function prepare(catalog: Catalog, given: unknown): PreparedQuery<Answer> {
    const checked = check(catalog)(given);
    refuse?.(checked);
    return { input: checked, answer: () => run(catalog, checked) };
  }
  const query = (catalog: Catalog, given?: unknown): Answer => prepare(catalog, given).answer();
  return Object.assign(withIdentity(query, identity), { input, prepare });
}

/** Defines a query over the whole catalog; `run` is called with checked parameters. */
// @__NO_SIDE_EFFECTS__
export function catalogQuery<
  Given,
  Checked extends object,
  S extends Shape,
  Row extends ResourceName,
  Answer extends AnswerOf<S, Row>,
>(
  identity: Identity<S, Row>,
  input: Input<Given, Checked>,
  run: (catalog: Catalog, query: Checked) => Answer,
): CatalogQuery<Immutable<Given>, Answer> {
  return defineQuery(identity, input, run);
}

/** Defines the list of a collection, `listX`, as `catalogQuery` does; `refuse` throws for parameters that are not allowed together. */
// @__NO_SIDE_EFFECTS__
export function listQuery<Given, Checked extends object, Row>(
  { facts: { many, row } }: RecordKind,
  input: Input<Given, Checked>,
  run: (catalog: Catalog, query: Checked) => Page<Row>,
  refuse?: (query: Checked) => void,
): ListQuery<Immutable<Given>, Row> {
  return defineQuery({ name: `list${many}`, shape: "page", row }, input, run, refuse);
}

/** Defines a query over the whole catalog without parameters. */
// @__NO_SIDE_EFFECTS__
export function queryWithoutInput<
  S extends Shape,
  Row extends ResourceName,
  Answer extends AnswerOf<S, Row> = AnswerOf<S, Row>,
>(identity: Identity<S, Row>, run: (catalog: Catalog) => Answer): CatalogQuery<Record<never, never>, Answer> {
  return defineQuery(identity, noParameters, run);
}

/** Defines the list of a collection, `listX`, that has no parameters and returns all rows on one page. */
// @__NO_SIDE_EFFECTS__
export function unpagedList<Row>(
  kind: RecordKind,
  rowsOf: (catalog: Catalog) => readonly Row[],
): ListQuery<object, Row> {
  return listQuery(kind, noParameters, (catalog) => wholePage(rowsOf(catalog)));
}

// @__NO_SIDE_EFFECTS__
function defineOfRecord<Found, Given, Checked extends object, Answer>(
  identity: QueryIdentity,
  kind: RecordKind<Found>,
  input: Input<Given, Checked>,
  run: (catalog: Catalog, found: Found, query: Checked, id: number) => Answer,
): SublistQuery<number, Immutable<Given>, Answer> {
  const check = checkOf(input);
  function prepare(catalog: Catalog, given: unknown, id: unknown): PreparedQuery<Answer> {
    const known = checkId(kind.facts.id, id);
    const checked = check(catalog)(given);
    return { input: checked, answer: () => run(catalog, findRecord(kind, catalog, known), checked, known) };
  }
  const query = (catalog: Catalog, id: number, given?: unknown): Answer => prepare(catalog, given, id).answer();
  return Object.assign(withIdentity(query, identity), { input, prepare });
}

/** Defines a query about one record; `run` is called with the record and the requested id. */
// @__NO_SIDE_EFFECTS__
export function recordQuery<
  Found,
  S extends Shape,
  Row extends ResourceName,
  Answer extends AnswerOf<S, Row> = AnswerOf<S, Row>,
>(
  identity: IdentityOf<Found, S, Row>,
  run: (catalog: Catalog, found: Found, id: number) => Answer,
): RecordQuery<number, Answer> {
  return defineOfRecord(identity, identity.of, noParameters, (catalog, found, _query, id) => run(catalog, found, id));
}

/** Defines the query for one record of a collection, `getX`; `show` converts a record to its detail. */
// @__NO_SIDE_EFFECTS__
export function detailQuery<Found, Detail>(
  kind: RecordKind<Found>,
  show: (catalog: Catalog, found: Found) => Detail,
): RecordQuery<number, Detail> {
  const { one, detail } = kind.facts;
  return defineOfRecord({ name: `get${one}`, shape: "record", row: detail, of: kind }, kind, noParameters, show);
}

/** Defines a query about one record that has parameters; `run` is called with the record and checked parameters. */
// @__NO_SIDE_EFFECTS__
export function sublistQuery<
  Found,
  Given,
  Checked extends object,
  S extends Shape,
  Row extends ResourceName,
  Answer extends AnswerOf<S, Row>,
>(
  identity: IdentityOf<Found, S, Row>,
  input: Input<Given, Checked>,
  run: (catalog: Catalog, found: Found, query: Checked) => Answer,
): SublistQuery<number, Immutable<Given>, Answer> {
  return defineOfRecord(identity, identity.of, input, run);
}

/** Details of which one step takes care: the largest take a millisecond or two. */
const RECORDS_OF_STEP = 10;

/** Defines the query for many records of a kind by id; `show` converts a record to its detail. */
// @__NO_SIDE_EFFECTS__
export function bulkQuery<Found, Detail>(
  { facts, find }: RecordKind<Found>,
  show: (catalog: Catalog, found: Found) => Detail,
): BulkQuery<number, Detail> {
  function* steps(catalog: Catalog, ids: readonly number[]): Steps<Bulk<Detail>> {
    const found = new Set<Found>();
    const missing: number[] = [];
    for (const id of checkIds(facts.id, ids)) {
      const record = find(catalog, id);
      if (record === undefined) missing.push(id);
      else found.add(record);
    }
    const data: Detail[] = [];
    for (const record of found) {
      if (data.length > 0 && data.length % RECORDS_OF_STEP === 0) yield;
      data.push(show(catalog, record));
    }
    return {
      data,
      meta: { total: data.length, limit: data.length, offset: 0, missing: missing.sort((a, b) => a - b) },
    };
  }
  return Object.assign((catalog: Catalog, ids: readonly number[]) => complete(steps(catalog, ids)), { steps });
}
