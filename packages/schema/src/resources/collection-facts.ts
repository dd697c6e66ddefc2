import type { NotFoundCode, ResourceName } from "../generated/types.js";

/**
 * A schema of valibot, as far as declarations show it that do not import valibot: its generics cost a user's compiler more than all
 * other types. `valibotSchemaOf` of `@gamedata/schema` returns it as valibot's type.
 */
export interface UntypedSchema {
  readonly kind: "schema";
  /** The name of the function that made it, for example `picklist`. */
  readonly type: string;
}

/** What is fixed for a collection of records. */
export interface CollectionFacts {
  /** One record, as in the names of queries: `getItem`. */
  readonly one: string;
  /** Many records, as in the names of queries: `listItems`, `getItems`. */
  readonly many: string;
  /** One record, as in messages: "There is no item with id 5." */
  readonly label: string;
  /** The schema of a record's id. */
  readonly id: UntypedSchema;
  /** The resource that is a row of the list. */
  readonly row: ResourceName;
  /** The resource that `getX` and `getXs` return. */
  readonly detail: ResourceName;
  /** The code of the error for an id that no record has. */
  readonly notFound: NotFoundCode;
}
