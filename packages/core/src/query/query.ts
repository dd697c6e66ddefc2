import type { Bulk, Page, ResourceName } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import type { Steps } from "../memoize/lazy.js";
import type { InputSchema } from "./input.js";
import type { RecordKind } from "./record-kind.js";

/** A query with checked input. */
export interface PreparedQuery<Answer> {
  /** The checked parameters, including defaults. */
  readonly input: object;
  /** Runs the query; throws only if the record does not exist, or has no value that a parameter names. */
  readonly answer: () => Answer;
}

/**
 * The shape of an answer: one record, an object that is not a record, a page of a list, all rows of a list as its page, an array of
 * counts, or a document in the format of other programs.
 */
export type Shape = "record" | "part" | "page" | "rows" | "counts" | "document";

/** What a query is, whoever runs it. */
export interface QueryIdentity {
  /** The name of its function. */
  readonly name: string;
  readonly shape: Shape;
  /** The resource that the answer, or a row of it, is. */
  readonly row: ResourceName;
  /** The resource of `meta`, on a page whose `meta` says more than where it lies. */
  readonly meta?: ResourceName | undefined;
  /** The kind of the record that it is about, by id. */
  readonly of?: Pick<RecordKind, "facts" | "ids"> | undefined;
}

/** What adapters need of a query: what it is, the schema of its parameters, and a check that does not run it. */
export interface QueryDescription<Answer> extends QueryIdentity {
  /** The schema of the parameters without the id, with descriptions, bounds and defaults. */
  readonly input: (catalog: Catalog) => InputSchema;
  /**
   * Checks the id of a query about one record, then the parameters; both are untrusted.
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

/** A query over the whole catalog with at least one required parameter. */
export interface RequiredQuery<Input, Answer> extends QueryDescription<Answer> {
  (catalog: Catalog, query: Input): Answer;
}

/** A query about one record, by id. */
export interface RecordQuery<Id extends number, Answer> extends QueryDescription<Answer> {
  (catalog: Catalog, id: Id): Answer;
}

/** A query about one record that has parameters, by id of the record. */
export interface SublistQuery<Id extends number, Input, Row> extends QueryDescription<Row> {
  (catalog: Catalog, id: Id, query?: Input): Row;
}

/**
 * A query for many records by id: each record once, in the order of the ids; unknown ids are in `meta.missing`. It throws a `GameDataError`
 * for a malformed id (`INVALID_ID`), and for more than 200 ids (`INVALID_PARAMETER`).
 *
 * @example
 * ```ts
 * const { data, meta } = getItems(catalog, [57, 1, 99_999]);
 * assert.deepEqual(data.map(({ name }) => name), ["Adena", "Short Sword"]);
 * assert.deepEqual(meta, { total: 2, limit: 2, offset: 0, missing: [99_999] });
 * ```
 */
export interface BulkQuery<Id extends number, Detail> {
  (catalog: Catalog, ids: readonly Id[]): Bulk<Detail>;
  /** Computes the same answer in steps of some records, so that a server can answer others in between. */
  readonly steps: (catalog: Catalog, ids: readonly Id[]) => Steps<Bulk<Detail>>;
}
