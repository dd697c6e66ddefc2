import type { Bulk, ListMeta, Page } from "@gamedata/schema/types";
import type { RequestOptions } from "../request/options.js";

export type { Bulk, Page };

/** The promise of a page. Iterated, it yields all rows from that page to the end of the list, page after page. */
export interface List<Row, Meta extends ListMeta = ListMeta> extends Promise<Page<Row, Meta>>, AsyncIterable<Row> {}

/** The top-level fields of a record to keep; all by default. */
export interface FieldSelection<Field> {
  readonly fields?: readonly Field[] | undefined;
}

/** A record with the selected fields. */
export type Selected<Row, Field extends keyof Row> = [keyof Row] extends [Field] ? Row : Pick<Row, Field>;

/** Lists records; see {@link List}. */
export type ListMethod<Row, Query = RequestOptions, Meta extends ListMeta = ListMeta> = <
  Field extends keyof Row = keyof Row,
>(
  query?: Query & FieldSelection<Field> & RequestOptions,
) => List<Selected<Row, Field>, Meta>;

/** Lists records by a query with a required parameter. */
export type RequiredListMethod<Row, Query, Meta extends ListMeta = ListMeta> = <Field extends keyof Row = keyof Row>(
  query: Query & FieldSelection<Field> & RequestOptions,
) => List<Selected<Row, Field>, Meta>;

/** Lists all of a kind, on one page. */
export type WholeListMethod<Row> = (options?: RequestOptions) => List<Row>;

/** Lists what belongs to one record. */
export type SublistMethod<Id, Row, Query> = <Field extends keyof Row = keyof Row>(
  id: Id,
  query?: Query & FieldSelection<Field> & RequestOptions,
) => List<Selected<Row, Field>>;

/** Lists all that belongs to one record, on one page. */
export type RowsMethod<Id, Row> = (id: Id, options?: RequestOptions) => List<Row>;

/** Gets one record. */
export type DetailMethod<Id, Detail, Query = RequestOptions> = <Field extends keyof Detail = keyof Detail>(
  id: Id,
  query?: Query & FieldSelection<Field> & RequestOptions,
) => Promise<Selected<Detail, Field>>;

/** Gets many records, 200 in a request. */
export type BulkMethod<Id, Detail> = <Field extends keyof Detail = keyof Detail>(
  ids: readonly Id[],
  options?: FieldSelection<Field> & RequestOptions,
) => Promise<Bulk<Selected<Detail, Field>>>;

/** Gets what belongs to one record. */
export type PartMethod<Id, Part, Query = RequestOptions> = (id: Id, query?: Query & RequestOptions) => Promise<Part>;

/** Gets a resource that exists once. */
export type SingleMethod<Single, Query = RequestOptions> = (query?: Query & RequestOptions) => Promise<Single>;

/** Gets the answer to a query with a required parameter. */
export type RequiredSingleMethod<Single, Query> = (query: Query & RequestOptions) => Promise<Single>;
