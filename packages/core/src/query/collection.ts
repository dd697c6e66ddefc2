import type {} from "@gamedata/schema/types";
import type { BulkQuery, ListQuery, RecordQuery } from "./query.js";
import type { RecordKind } from "./record-kind.js";

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
