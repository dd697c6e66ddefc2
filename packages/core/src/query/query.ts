import type { Bulk, Immutable, Page } from "@gamedata/schema";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { type Derived, derived } from "../catalog/derived.js";
import { checkInput } from "./check.js";
import { checkId, checkIds } from "./id.js";
import type { InputSchema, pageEntries } from "./input.js";
import { findRecord, type RecordKind } from "./record-kind.js";

/** The parameters that a caller passes to a query. */
export type QueryInput<Input> =
  Input extends Derived<infer Schema extends v.GenericSchema> ? Immutable<v.InferInput<Schema>> : never;

/** The page of a list. */
export type PageQuery = Immutable<v.InferInput<v.ObjectSchema<ReturnType<typeof pageEntries>, undefined>>>;

/** A query whose input was checked. */
export interface PreparedQuery<Answer> {
  /** The checked parameters, defaults filled in. */
  readonly input: object;
  /** Runs the query; throws only for a record that does not exist. */
  readonly answer: () => Answer;
}

/** What adapters know of a query: its parameters, and how to check them before it runs. */
export interface QueryDescription<Answer> {
  /** The schema of the parameters beside the id, with descriptions, bounds and defaults. */
  readonly input: (catalog: Catalog) => InputSchema;
  /**
   * Checks the id of a query about one record, then the parameters; both may be anything at run time.
   *
   * @throws {GameDataError} `INVALID_ID`, `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`.
   */
  readonly prepare: (catalog: Catalog, input: unknown, id?: unknown) => PreparedQuery<Answer>;
}

/** A query over the whole catalog. */
export interface CatalogQuery<Input, Answer> extends QueryDescription<Answer> {
  (catalog: Catalog, query?: Input): Answer;
}

/** A query for one page of a list. */
export type ListQuery<Input, Row> = CatalogQuery<Input, Page<Row>>;

/** A query over the whole catalog that has a parameter without default. */
export interface RequiredQuery<Input, Answer> extends QueryDescription<Answer> {
  (catalog: Catalog, query: Input): Answer;
}

/** A query about one record, by its id. */
export interface RecordQuery<Id extends number, Answer> extends QueryDescription<Answer> {
  (catalog: Catalog, id: Id): Answer;
}

/** A list of what belongs to one record, by the record's id. */
export interface SublistQuery<Id extends number, Input, Row> extends QueryDescription<Row> {
  (catalog: Catalog, id: Id, query?: Input): Row;
}

/** A query for many records by id: each once, in the order of the ids; ids that name nothing are in `meta.missing`. */
export type BulkQuery<Id extends number, Detail> = (catalog: Catalog, ids: readonly Id[]) => Bulk<Detail>;

/** The schema of a query's parameters, built when the query first runs; allowed values may be in the data. */
type Input<Checked> = Derived<InputSchema<unknown, Checked>>;

const noParameters = derived(() => v.object({}));

/**
 * Defines a query over the whole catalog.
 *
 * @param run Runs the query on checked parameters.
 */
// @__NO_SIDE_EFFECTS__
export function catalogQuery<Checked extends object, Answer>(
  input: Input<Checked>,
  run: (catalog: Catalog, query: Checked) => Answer,
): CatalogQuery<unknown, Answer> {
  const query = (catalog: Catalog, given: unknown = {}): Answer => run(catalog, checkInput(input(catalog), given));
  return Object.assign(query, {
    input,
    prepare(catalog: Catalog, given: unknown) {
      const checked = checkInput(input(catalog), given);
      return { input: checked, answer: () => run(catalog, checked) };
    },
  });
}

/**
 * Defines a query over the whole catalog that has no parameters.
 *
 * @param run Runs the query.
 */
// @__NO_SIDE_EFFECTS__
export function wholeQuery<Answer>(run: (catalog: Catalog) => Answer): CatalogQuery<Record<never, never>, Answer> {
  return Object.assign((catalog: Catalog) => run(catalog), {
    input: noParameters,
    prepare: (catalog: Catalog) => ({ input: {}, answer: () => run(catalog) }),
  });
}

/**
 * Defines a query about one record.
 *
 * @param run Runs the query on the record and on the id by which it was found.
 */
// @__NO_SIDE_EFFECTS__
export function recordQuery<Found, Answer>(
  kind: RecordKind<Found>,
  run: (catalog: Catalog, found: Found, id: number) => Answer,
): RecordQuery<number, Answer> {
  const answer = (catalog: Catalog, id: number): Answer => run(catalog, findRecord(kind, catalog, id), id);
  return Object.assign((catalog: Catalog, id: number) => answer(catalog, checkId(kind.facts.id, id)), {
    input: noParameters,
    prepare(catalog: Catalog, _given: unknown, id: unknown) {
      const checked = checkId(kind.facts.id, id);
      return { input: {}, answer: () => answer(catalog, checked) };
    },
  });
}

/**
 * Defines a list of what belongs to one record.
 *
 * @param run Runs the query on the record and on checked parameters.
 */
// @__NO_SIDE_EFFECTS__
export function sublistQuery<Found, Checked extends object, Answer>(
  kind: RecordKind<Found>,
  input: Input<Checked>,
  run: (catalog: Catalog, found: Found, query: Checked) => Answer,
): SublistQuery<number, unknown, Answer> {
  function prepare(catalog: Catalog, given: unknown, id: unknown): PreparedQuery<Answer> {
    const known = checkId(kind.facts.id, id);
    const checked = checkInput(input(catalog), given);
    return { input: checked, answer: () => run(catalog, findRecord(kind, catalog, known), checked) };
  }
  const query = (catalog: Catalog, id: number, given: unknown = {}): Answer => prepare(catalog, given, id).answer();
  return Object.assign(query, { input, prepare });
}

/**
 * Defines the query for many records of a kind by id.
 *
 * @param show Turns a record into what the query returns of it.
 */
// @__NO_SIDE_EFFECTS__
export function bulkQuery<Found, Detail>(
  { facts, find }: RecordKind<Found>,
  show: (catalog: Catalog, found: Found) => Detail,
): BulkQuery<number, Detail> {
  return (catalog, ids) => {
    const found = new Set<Found>();
    const missing: number[] = [];
    for (const id of checkIds(facts.id, ids)) {
      const record = find(catalog, id);
      if (record === undefined) missing.push(id);
      else found.add(record);
    }
    const data = Array.from(found, (record) => show(catalog, record));
    return {
      data,
      meta: { total: data.length, limit: data.length, offset: 0, missing: missing.sort((a, b) => a - b) },
    };
  };
}
