import type { Bulk, CollectionFacts, Page, ResourceName } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { GameDataError } from "../error/game-data-error.js";
import type { Steps } from "../memoize/memoize.js";
import type { InputSchema } from "./input.js";

/** A kind of record: its names and id schema, all ids, and the lookup by id. */
export interface RecordKind<Found = unknown> {
  readonly facts: CollectionFacts;
  /** All ids that identify a record. */
  readonly ids: (catalog: Catalog) => readonly number[];
  /** Returns the record with a checked id, if it exists. */
  readonly find: (catalog: Catalog, id: number) => Found | undefined;
}

/** Defines a kind of record by its index; `isOfKind` excludes rows of the index that are of another kind. */
// @__NO_SIDE_EFFECTS__
export function recordKind<Found>(
  facts: CollectionFacts,
  recordsOf: (catalog: Catalog) => ReadonlyMap<number, Found>,
  isOfKind?: (found: Found) => boolean,
): RecordKind<Found> {
  return {
    facts,
    ids(catalog) {
      const ids: number[] = [];
      for (const [id, found] of recordsOf(catalog)) if (isOfKind?.(found) !== false) ids.push(id);
      return ids;
    },
    find(catalog, id) {
      const found = recordsOf(catalog).get(id);
      return found === undefined || isOfKind?.(found) === false ? undefined : found;
    },
  };
}

/**
 * Returns the record with a checked id.
 *
 * @throws {GameDataError} The `*_NOT_FOUND` code of the kind if no record has the id.
 */
export function findRecord<Found>({ facts, find }: RecordKind<Found>, catalog: Catalog, id: number): Found {
  const found = find(catalog, id);
  if (found === undefined) throw new GameDataError({ code: facts.notFound, label: facts.label, id });
  return found;
}

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

/** A collection of records: its record kind, and the queries of every collection. */
export interface Collection<Row = unknown, Detail = unknown> {
  readonly kind: Pick<RecordKind, "facts" | "ids">;
  /** `listX`. */
  readonly list: ListQuery<never, Row>;
  /** `getX`. */
  readonly get: RecordQuery<number, Detail>;
  /** `getXs`. */
  readonly getMany: BulkQuery<number, Detail>;
}

/** Names the queries of a collection, each of which is also exported alone. */
// @__NO_SIDE_EFFECTS__
export function collection<Row, Detail>(
  kind: Collection["kind"],
  list: Collection<Row>["list"],
  get: Collection<Row, Detail>["get"],
  getMany: Collection<Row, Detail>["getMany"],
): Collection<Row, Detail> {
  return { kind, list, get, getMany };
}
