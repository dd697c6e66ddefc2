import { orderById } from "./order.js";

/** Rows by ascending id, and rows by id. */
export interface IdIndex<Row> {
  readonly all: readonly Row[];
  readonly byId: ReadonlyMap<number, Row>;
}

/** Indexes rows by their id. */
export function indexById<Row>(rows: readonly Row[], idOf: (row: Row) => number): IdIndex<Row> {
  const all = orderById(rows, idOf);
  return { all, byId: indexBy(all, idOf) };
}

/** Indexes values by a key: the first value of each key. A value whose key is `undefined` is omitted. */
export function indexBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key | undefined,
): ReadonlyMap<Key, Value> {
  const index = new Map<Key, Value>();
  for (const value of values) {
    const key = keyOf(value);
    if (key !== undefined && !index.has(key)) index.set(key, value);
  }
  return index;
}
