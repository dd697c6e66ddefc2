import type { NameCount } from "@gamedata/schema/types";
import { orderById } from "./order.js";

/** Returns distinct words: the known ones in their order, then the others by code unit. */
export function knownFirst<Word extends string>(known: readonly Word[], words: Iterable<Word>): readonly Word[] {
  const distinct = new Set(words);
  const others = new Set(distinct);
  for (const word of known) others.delete(word);
  return [...known.filter((word) => distinct.has(word)), ...[...others].sort()];
}

/**
 * Groups values by a key; keys and values keep their order. A value whose key is `undefined` is omitted.
 *
 * @example
 * ```ts
 * const byGrade = groupBy(interlude.items, ({ grade }) => grade);
 * assert.equal(byGrade.get("s80"), undefined);
 * ```
 */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key | undefined,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  let lastKey: Key | undefined;
  let lastGroup: Value[] = [];
  for (const value of values) {
    const key = keyOf(value);
    // Equal keys are often neighbours in tables, and the map need not be asked for them.
    if (key !== undefined && key === lastKey) lastGroup.push(value);
    else if (key !== undefined) {
      lastKey = key;
      const group = groups.get(key);
      // Most groups have one value, for which this array has just the room.
      lastGroup = group ?? [value];
      if (group === undefined) groups.set(key, lastGroup);
      else group.push(value);
    }
  }
  return trimmed(groups);
}

/** Groups distinct values by each of their keys; a value that has one key twice is in the group once. */
export function groupByEach<Key, Value>(
  values: Iterable<Value>,
  keysOf: (value: Value) => Iterable<Key>,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    for (const key of keysOf(value)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [value]);
      // The keys of a value come one after the other: a group that has the value has it as its last.
      else if (group.at(-1) !== value) group.push(value);
    }
  }
  return trimmed(groups);
}

export function mapGroups<Key, Value, Shown>(
  groups: ReadonlyMap<Key, readonly Value[]>,
  show: (values: readonly Value[]) => readonly Shown[],
): ReadonlyMap<Key, readonly Shown[]> {
  return new Map([...groups].map(([key, values]) => [key, show(values)]));
}

/** Copies the groups that have grown: an array that grows has room for at least 16 more values. */
function trimmed<Key, Value>(groups: Map<Key, Value[]>): ReadonlyMap<Key, readonly Value[]> {
  for (const [key, group] of groups) if (group.length > 1) groups.set(key, group.slice());
  return groups;
}

/** Rows by ascending id, and rows by id. */
export interface IdIndex<Row> {
  readonly all: readonly Row[];
  readonly byId: ReadonlyMap<number, Row>;
}

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

/** Counts rows by name: the known names in their order, then the others; a name without rows, and a row without a name, are omitted. */
export function countNames<Row, Name extends string>(
  rows: readonly Row[],
  nameOf: (row: Row) => Name | undefined,
  known: readonly Name[] = [],
): readonly NameCount[] {
  const byName = groupBy(rows, nameOf);
  return knownFirst(known, byName.keys()).map((name) => ({ name, count: byName.get(name)?.length ?? 0 }));
}
