import type { Bulk } from "./envelope.js";
import type { List } from "./list.js";
import type { RequestOptions } from "./options.js";
import type { PageQuery } from "./query.js";

/** Which top-level fields of a record are wanted; all of them by default. */
export interface FieldSelection<Field> {
  readonly fields?: readonly Field[] | undefined;
}

/** A record with the fields that were asked for. */
export type Selected<Row, Field extends keyof Row> = [keyof Row] extends [Field] ? Row : Pick<Row, Field>;

/** Lists records; see {@link List}. */
export type ListMethod<Row, Query> = <Field extends keyof Row = keyof Row>(
  query?: Query & FieldSelection<Field> & RequestOptions,
) => List<Selected<Row, Field>>;

/** Lists what belongs to one record. */
export type SublistMethod<Id, Row> = <Field extends keyof Row = keyof Row>(
  id: Id,
  query?: PageQuery & FieldSelection<Field> & RequestOptions,
) => List<Selected<Row, Field>>;

/** Gives one record. */
export type DetailMethod<Id, Detail> = <Field extends keyof Detail = keyof Detail>(
  id: Id,
  options?: FieldSelection<Field> & RequestOptions,
) => Promise<Selected<Detail, Field>>;

/** Gives many records, 200 in a request. */
export type BulkMethod<Id, Detail> = <Field extends keyof Detail = keyof Detail>(
  ids: readonly Id[],
  options?: FieldSelection<Field> & RequestOptions,
) => Promise<Bulk<Selected<Detail, Field>>>;

/** Gives a part of one record that has an address of its own. */
export type PartMethod<Id, Part> = (id: Id, options?: RequestOptions) => Promise<Part>;

/** Gives something that there is one of. */
export type SingleMethod<Single> = (options?: RequestOptions) => Promise<Single>;
