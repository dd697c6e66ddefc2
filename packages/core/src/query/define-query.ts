import type { Immutable } from "@gamedata/schema";
import type { Page } from "@gamedata/schema/types";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { type Derived, derived } from "../catalog/derived.js";
import { inputCheck } from "./check.js";
import { checkId, checkIds } from "./id.js";
import type { TypedInputSchema } from "./input.js";
import { wholePage } from "./page.js";
import type { BulkQuery, CatalogQuery, PreparedQuery, RecordQuery, SublistQuery } from "./query.js";
import { findRecord, type RecordKind } from "./record-kind.js";

/** The schema of parameters; built on first use, because allowed values may come from the data. */
type Input<Given, Checked> = Derived<TypedInputSchema<Given, Checked>>;

const noParameters = derived(() => v.object({}));

// @__NO_SIDE_EFFECTS__
function checkOf<Checked>(input: Input<unknown, Checked>): Derived<(given: unknown) => Checked> {
  return derived((catalog) => inputCheck(input(catalog)));
}

/**
 * Defines a query over the whole catalog; `run` is called with checked parameters.
 *
 * @param refuse Throws for parameters that are allowed one by one, but not together.
 */
// @__NO_SIDE_EFFECTS__
export function catalogQuery<Given, Checked extends object, Answer>(
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
  return Object.assign(query, { input, prepare });
}

/** Defines a query over the whole catalog without parameters. */
// @__NO_SIDE_EFFECTS__
export function queryWithoutInput<Answer>(
  run: (catalog: Catalog) => Answer,
): CatalogQuery<Record<never, never>, Answer> {
  return Object.assign((catalog: Catalog) => run(catalog), {
    input: noParameters,
    prepare: (catalog: Catalog) => ({ input: {}, answer: () => run(catalog) }),
  });
}

/** Defines a list without parameters, which returns all rows on one page. */
// @__NO_SIDE_EFFECTS__
export function unpagedList<Row>(rowsOf: (catalog: Catalog) => readonly Row[]): CatalogQuery<object, Page<Row>> {
  return queryWithoutInput((catalog) => wholePage(rowsOf(catalog)));
}

/** Defines a query about one record; `run` is called with the record and the requested id. */
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

/** Defines a query for rows that belong to one record; `run` is called with the record and checked parameters. */
// @__NO_SIDE_EFFECTS__
export function sublistQuery<Found, Given, Checked extends object, Answer>(
  kind: RecordKind<Found>,
  input: Input<Given, Checked>,
  run: (catalog: Catalog, found: Found, query: Checked) => Answer,
): SublistQuery<number, Immutable<Given>, Answer> {
  const check = checkOf(input);
  function prepare(catalog: Catalog, given: unknown, id: unknown): PreparedQuery<Answer> {
    const known = checkId(kind.facts.id, id);
    const checked = check(catalog)(given);
    return { input: checked, answer: () => run(catalog, findRecord(kind, catalog, known), checked) };
  }
  const query = (catalog: Catalog, id: number, given?: unknown): Answer => prepare(catalog, given, id).answer();
  return Object.assign(query, { input, prepare });
}

/** Defines the query for many records of a kind by id; `show` converts a record to its detail. */
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
