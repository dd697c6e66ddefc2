import { SCHEMA_VERSION } from "@gamedata/schema";
import type { Dataset, Manifest, TableName, Tables, TextOverlay } from "@gamedata/schema/types";
import { dataNotFound, describeValue, invalidParameter } from "../error/game-data-error.js";
import { lazyInSteps, memoize, memoizeLatest, type Steps } from "../memoize/memoize.js";

/** The key under which `derived` stores its values in a catalog. */
const memory: unique symbol = Symbol("memory");

/** An immutable data set that queries run on. Two catalogs share no state. */
export interface Catalog {
  /** The chronicle of the data set, for example `interlude`. */
  readonly chronicle: string;
  /** The source of the data set, and the number of rows of each table. */
  readonly manifest: Manifest;
  /** The tables. Reading one that was not passed to `createCatalog` throws `INVALID_PARAMETER`. */
  readonly dataset: Dataset;
  /** Client text of the same chronicle, if it was passed to `createCatalog`. */
  readonly text: TextOverlay | undefined;
  /** The derived values that were computed so far, by their number. */
  readonly [memory]: unknown[];
}

/** Options of `createCatalog`. */
export interface CatalogOptions {
  /** Client text of the same chronicle; without it descriptions are null or omitted. */
  readonly text?: TextOverlay | undefined;
}

/**
 * Creates a catalog from a data set. The data set is not copied, validated again or changed; indexes are built when a
 * query first needs them. Tables that no query needs may be omitted, which keeps bundles small.
 *
 * @param source A data set, for example `interlude` of `@gamedata/interlude`; or its manifest and some of its tables.
 * @throws {GameDataError} `INVALID_PARAMETER` for a data set without manifest or of another schema version, or an
 * overlay of another chronicle.
 *
 * @example
 * ```ts
 * const ready = createCatalog(interlude);
 * assert.equal(ready.chronicle, "interlude");
 * ```
 */
export function createCatalog(source: PartialDataset, { text }: CatalogOptions = {}): Catalog {
  requireObject("dataset", source, "a data set");
  const { manifest } = source;
  requireObject("dataset.manifest", manifest, "the manifest of a data set");
  expect("dataset.manifest.schemaVersion", manifest.schemaVersion, SCHEMA_VERSION);
  if (text !== undefined) {
    requireObject("text", text, "a text overlay");
    expect("text.chronicle", text.chronicle, manifest.chronicle);
  }
  return { chronicle: manifest.chronicle, manifest, dataset: requireTables(source), text, [memory]: [] };
}

/** Checks what only a caller without types can get wrong. */
function requireObject(parameter: string, value: unknown, allowed: string): void {
  if (typeof value !== "object" || value === null) throw invalidParameter(parameter, value, allowed);
}

function expect(parameter: string, value: string | number, allowed: string | number): void {
  if (value !== allowed) throw invalidParameter(parameter, value, describeValue(allowed));
}

/** The manifest of a data set, and the tables that the queries need. */
export interface PartialDataset extends Partial<Tables> {
  readonly manifest: Manifest;
}

/**
 * Wraps a partial data set so that reading a missing table throws. With an empty table instead, queries would return
 * wrong results.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, when a missing table is read.
 */
function requireTables(dataset: PartialDataset): Dataset {
  const required = new Proxy(dataset, {
    get(target, name, receiver): unknown {
      const table: unknown = Reflect.get(target, name, receiver);
      if (table !== undefined || typeof name === "symbol") return table;
      throw invalidParameter(`dataset.${name}`, table, "a table, since this query needs it");
    },
  });
  // Reading a table returns its rows or throws, as for a Dataset; the type of Proxy cannot express that.
  return required as Dataset;
}

/**
 * Refuses to answer from a table without rows: its source was not read, and an empty answer would say that there is nothing.
 *
 * @param rows What the rows are, as a phrase, where the name of the table does not say it.
 * @throws {GameDataError} `DATA_NOT_FOUND`.
 */
export function requireRows({ dataset }: Catalog, table: TableName, rows: string = table): void {
  if (dataset[table].length === 0) throw dataNotFound(rows);
}

/** Returns the value derived from a catalog; it is computed on the first call and stored in the catalog. */
export type Derived<Value> = (catalog: Catalog) => Value;

let count = 0;

/**
 * Defines an index, or another value computed from a catalog. It is computed at most once per catalog, on first use,
 * and is released together with the catalog. If the computation throws, nothing is stored.
 *
 * @example
 * ```ts
 * const heaviest = derived(({ dataset }) => [...dataset.items].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0)));
 * assert.equal(heaviest(catalog)[0]?.name, "Composite Armor");
 * assert.equal(heaviest(catalog), heaviest(catalog));
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function derived<Value extends object>(compute: (catalog: Catalog) => Value): Derived<Value> {
  const position = count;
  count += 1;
  return (catalog) => {
    const values = catalog[memory];
    values[position] ??= compute(catalog);
    // Only this function writes to this position, so the element is a Value.
    return values[position] as Value;
  };
}

/**
 * Defines a value computed from a catalog and a key, as `derived` does, at most once for each key.
 *
 * @param most How many keys are kept, those that were asked for last; by default all.
 */
// @__NO_SIDE_EFFECTS__
export function derivedFor<Key, Value extends object>(
  compute: (catalog: Catalog, key: Key) => Value,
  most?: number,
): (catalog: Catalog, key: Key) => Value {
  const values = derived((catalog) => {
    const ofKey = (key: Key) => compute(catalog, key);
    return most === undefined ? memoize(ofKey) : memoizeLatest(most, ofKey);
  });
  return (catalog, key) => values(catalog)(key);
}

/** A derived value that can be computed in steps, between which a server answers others. */
export interface DerivedInSteps<Value> extends Derived<Value> {
  /** Takes the steps that nobody has taken yet. */
  readonly steps: (catalog: Catalog) => Steps<Value>;
}

/** Defines a derived value that takes more than some milliseconds; a call takes the steps that are left. */
// @__NO_SIDE_EFFECTS__
export function derivedInSteps<Value extends object>(
  compute: (catalog: Catalog) => Steps<Value>,
): DerivedInSteps<Value> {
  const values = derived((catalog) => lazyInSteps(() => compute(catalog)));
  return Object.assign((catalog: Catalog) => values(catalog)(), {
    steps: (catalog: Catalog) => values(catalog).steps(),
  });
}
